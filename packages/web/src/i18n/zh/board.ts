/** How boards look, move and sound, in Chinese. */
import type { texts as english } from '../en/board.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'board.theme': '棋盘颜色',
  'board.theme.turf': '草地',
  'board.theme.walnut': '胡桃木',
  'board.theme.slate': '石板',
  'board.theme.tricolour': '三色',
  'board.theme.contrast': '高对比度',
  'board.theme.paper': '纸张',
  'board.set': '棋子',
  'board.set.figures': '图形',
  'board.set.diagrams': '走法图示',
  'board.set.shields': '字母',
  'board.coordinates': '坐标',
  'board.coordinates.auto': '自动',
  'board.coordinates.inside': '棋盘内',
  'board.coordinates.outside': '棋盘外',
  'board.coordinates.none': '无',
  'board.motion': '棋子移动',
  'board.motion.full': '逐跳显示',
  'board.motion.swift': '快速',
  'board.motion.none': '不显示',
  'board.premoves': '预走',
  'board.premoves.about': '电脑思考时即可输入你的下一步；点击别处或按 Escape 取消。',
  'board.sound': '声音',
  'board.volume': '音量',
  'board.drawing.about':
    '用鼠标右键，或长按后拖动，可画箭头和圆圈。按住 Shift 为红色，Alt 为蓝色，两者同按为黄色；点击即可擦除。',
} satisfies Texts<typeof english>;
