/** 见 `en/settings.ts`. */
import type { texts as english } from '../en/settings.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'settings.lead': '这里的一切只保存在本浏览器中。',
  'settings.colours': '颜色',
  'settings.board': '棋盘',
  'settings.offline': '离线使用',
  'settings.offline.ready': 'Hippodrome 已保存在本浏览器中，没有网络也能使用，包括电脑对手。',
  'settings.offline.not': 'Hippodrome 尚未保存以供离线使用。只要浏览器允许，访问之后会自动完成。',
  'settings.data': '你的数据',
  'settings.data.text': '对局、已解习题、设置、自己的文档：可存成文件带到另一个浏览器。',
  'settings.data.export': '保存到文件',
  'settings.data.import': '从文件载入',
  'settings.data.clear': '全部删除',
  'settings.data.imported_other': '已载入，含 {{count}} 局。页面将重新开始。',
  'settings.data.unreadable': '这不是在这里保存的文件。',
  'settings.data.newer': '此文件由更新版本的 Hippodrome 保存。',
  'settings.data.refused': '浏览器不允许保存：{{why}}',
  'settings.data.sure': '删除这里保存的一切？',
  'settings.data.sure.text': '本浏览器中的所有对局、设置和进度都会消失，只有事先保存的文件才能找回。',
  'settings.data.yes': '全部删除',
} satisfies Texts<typeof english>;
