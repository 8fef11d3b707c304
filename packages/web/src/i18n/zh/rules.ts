/** 规则摘要：程序库所陈述的每条规则。 */
import type { Sayings } from '../namespaces.js';

export const texts = {
  'rule/checkmate': '王受攻击且没有合法着法的一方被将死，判负。',
  'rule/extinct': '一方失去全部{{piece}}即告负。',
  'rule/checks_other': '将军满 {{count}} 次的一方获胜。',
  'rule/bare-king.at-once': '只剩一个王的一方判负。',
  'rule/bare-king.reply': '只剩一个王的一方判负；但若紧接着的一步使对方也只剩王，则为和棋。',
  'rule/stalemate.draw': '未被将军而无合法着法，为和棋。',
  'rule/stalemate.loss': '未被将军而无合法着法的一方判负。',
  'rule/stalemate.win': '未被将军而无合法着法的一方获胜。',
  'rule/stalemate.more': '一方未被将军而无合法着法时，{{piece}}多的一方获胜；数量相等则该方停一手，对局继续。',
  'rule/repetition_other': '同一局面出现 {{count}} 次，为和棋。',
  'rule/move-rule.any_other': '双方各连续走满 {{count}} 步，为和棋。',
  'rule/move-rule.without_other': '双方各连续走满 {{count}} 步而没有{{progress}}，为和棋。',
  'rule/without-capture': '吃子',
  'rule/without-promotion': '升变',
  'rule/without-move': '动{{piece}}',
  'rule/insufficient-material.bare': '只剩双方的王时，为和棋。',
  'rule/insufficient-material.single': '只剩双方的王和单独一个{{pieces}}时，为和棋。',
  'rule/insufficient-material.bare-or-single': '只剩双方的王，或此外只有单独一个{{pieces}}时，为和棋。',
  'rule/no-draws': '没有自动和棋；双方可以议和。',
  'rule/timeout': '对方只剩一个王时，超时判和。',

  'rule/promotion.must-last': '{{pieces}}到达底线必须升变为{{others}}。',
  'rule/promotion.must-rank': '{{pieces}}到达从己方数起的第 {{rank}} 横线，必须升变为{{others}}。',
  'rule/promotion.may-last': '{{pieces}}到达从己方数起的第 {{ranks}} 横线可以升变，到达底线必须升变：{{others}}。',
  'rule/promotion.may-rank':
    '{{pieces}}到达从己方数起的第 {{ranks}} 横线可以升变，到达第 {{rank}} 横线必须升变：{{others}}。',
  'rule/promotion.must-last-by-file': '{{pieces}}到达底线必须升变，升变为何子由所在直线决定（{{parts}}）。',
  'rule/promotion.must-rank-by-file':
    '{{pieces}}到达从己方数起的第 {{rank}} 横线必须升变，升变为何子由所在直线决定（{{parts}}）。',
  'rule/promotion.may-last-by-file':
    '{{pieces}}到达从己方数起的第 {{ranks}} 横线可以升变，到达底线必须升变，升变为何子由所在直线决定（{{parts}}）。',
  'rule/promotion.may-rank-by-file':
    '{{pieces}}到达从己方数起的第 {{ranks}} 横线可以升变，到达第 {{rank}} 横线必须升变，升变为何子由所在直线决定（{{parts}}）。',
  'rule/promotion-file': '{{file}}：{{pieces}}',
  'rule/pool.all':
    '被吃的棋子进入原主的备用区。只能升变为备用区中的一子，该子随即离开备用区。若无子可变，则不能以必须升变的着法走上底线，但仍可在那里将军。',
  'rule/pool.except':
    '被吃的棋子（{{pieces}}除外）进入原主的备用区。只能升变为备用区中的一子，该子随即离开备用区。若无子可变，则不能以必须升变的着法走上底线，但仍可在那里将军。',
  'rule/facing': '双方的王不能在同一直线上照面而中间没有棋子。',
  'rule/en-passant': '第一步越过若干格的棋子，可在紧接着的一步里于任一越过的格子上被{{pieces}}吃过路。',

  'rule/castling.leap':
    '易位（{{pieces}}与{{others}}）：王未动过且未被将军时，可沿本横线跳到它与未动过的同伴之间任一空着且不受攻击的格子，不论其间有何棋子或受何攻击；同伴跳到王离开的格子。',
  'rule/castling.orthodox':
    '易位（{{pieces}}与{{others}}）：王未动过且未被将军时，{{ways}}，途经的格子须为空，不得经过或到达受攻击的格子；同伴也须未动过，它到{{landing}}。',
  'rule/castling-way.both': '向同伴移动 {{squares}} 格',
  'rule/castling-way.higher': '向字母靠后一侧的同伴移动 {{squares}} 格',
  'rule/castling-way.lower': '向字母靠前一侧的同伴移动 {{squares}} 格',
  'rule/castling-landing.beside': '王另一侧的邻格',
  'rule/castling-landing.left': '王离开的格子',
  'rule/castling-landing.crossed': '王经过的格子',
  'rule/castling-landing.crossed-last': '王最后经过的格子',

  'rule/phase': '{{parts}}。结束该阶段的着法必须遵守此后生效的规则。',
  'rule/phase-until.capture': '对局从“{{phase}}”阶段开始，直到第一次吃子完成',
  'rule/phase-suspends.check': '其间可以走进将军、停留在将军中，也可以不理会将军',
  'rule/phase-bars.capture-on-first-move': '任何一方的第一步都不得吃子',
} satisfies Sayings;
