/** 按键列表的文字。 */
import type { texts as english } from '../en/keys.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'keys.title': '键盘',
  'keys.everywhere': '所有页面',
  'keys.list': '本列表',
  'keys.board': '棋盘上',
  'keys.single': '单个字母和符号可作快捷键',
  'keys.game': '对局中',
  'keys.back': '后退一步',
  'keys.forth': '前进一步',
  'keys.first': '回到开头',
  'keys.last': '到最后一步',
  'keys.flip': '翻转棋盘',
  'keys.focusBoard': '到棋盘',
  'keys.text': '输入着法与提问',
  'keys.zen': '只显示棋盘，或整个页面',
  'keys.newGame': '新对局',
  'keys.hint': '提示',
  'keys.analyse': '开关分析',
  'keys.sight': '提示层开关：攻击者、捉双等',
} satisfies Texts<typeof english>;
