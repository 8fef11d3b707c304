/** 见 `en/workshop.ts`. */
import type { texts as english } from '../en/workshop.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'workshop.lead': '把一种棋的规则写成一篇文章。边写边检查，例子会逐一试验，成果可以马上下。它只留在本浏览器中。',
  'workshop.begin': '从这里开始',
  'workshop.begin.variant': '{{title}}的一个变体',
  'workshop.begin.whole': '{{title}}的文档',
  'workshop.begin.own': '你的{{title}}',
  'workshop.begin.choose': '请选择…',
  'workshop.file': '打开文件',
  'workshop.save': '保存到文件',
  'workshop.text': '规则文档',
  'workshop.checking': '正在检查…',
  'workshop.sound': '没有错误。',
  'workshop.errors_other': '{{count}} 个错误。',
  'workshop.warnings_other': '{{count}} 个警告。',
  'workshop.examples_other': '{{count}} 个例子成立。',
  'workshop.failed_other': '{{count}} 个例子不成立。',
  'workshop.place': '第 {{line}} 行第 {{column}} 列',
  'workshop.warning': '警告',
  'workshop.computer': '与电脑对弈',
  'workshop.friend': '两人对弈',
  'workshop.analyse': '分析',
  'workshop.preview': '成果',
  'workshop.preview.none': '文章一旦成为一种棋，棋盘、棋子和规则就会显示在这里。',
  'workshop.preview.old': '显示的是最近一次出错之前的样子。',
  'workshop.pieces': '棋子',
  'workshop.rules': '规则',
  'workshop.notKept': '浏览器不保存这份文档：存储空间已满或被禁用。',
} satisfies Texts<typeof english>;
