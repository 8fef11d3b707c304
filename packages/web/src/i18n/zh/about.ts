/** 见 `en/about.ts`. */
import type { texts as english } from '../en/about.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'about.lead': 'Hippodrome 是骑行棋类的家园：有夜骑、骑兵和蜘蛛的棋，可以下、可以研究、可以发明。',
  'about.how': '它是怎样做成的',
  'about.how.text':
    '规则文档就是程序。每种棋是一篇文章，向人和机器讲述规则，并以例子自证。棋盘、合法走法、电脑对手和规则单都由它而来。',
  'about.how.invent': '在工坊里写一种自己的棋',
  'about.games': '各种棋及其发明者',
  'about.games.text': '每份文档对其来历的说明。',
  'about.privacy': '隐私',
  'about.privacy.text':
    '没有任何数据离开你的浏览器。没有账号，没有 Cookie，不统计访客，也不加载其他网站的内容。对局和设置保存在本浏览器中，可随时删除。',
  'about.privacy.settings': '查看保存的内容',
  'about.licence': '许可',
  'about.licence.text':
    'Hippodrome 是采用 Apache License 2.0 的自由软件。棋盘上的棋子和字母造型取自 Noto Sans Symbols 2 与 Noto Sans 的轮廓，© The Noto Project Authors，采用 SIL Open Font License 1.1。',
  'about.libraries': '本页中他人的成果',
  'about.libraries.failed': '无法载入列表。',
  'about.texts': '许可全文',
  'about.version': '版本 {{version}}',
} satisfies Texts<typeof english>;
