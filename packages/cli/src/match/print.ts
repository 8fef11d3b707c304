/** A match in words: the line beside the progress bar, and the report at the end. */
import type { MatchReport } from '@hippodrome/lab';

/** `+12 =5 -3 | Elo 168.4 ± 120.3 | LLR 1.23 (-2.94, 2.94)` */
export function statusLine(report: MatchReport): string {
  const { wins, draws, losses, sprt } = report;
  return [
    `+${wins} =${draws} -${losses}`,
    ...(report.elo === null ? [] : [eloInWords(report)]),
    ...(sprt === null ? [] : [`LLR ${ratioInWords(sprt)}`]),
  ].join(' | ');
}

export function reportLines(report: MatchReport): readonly string[] {
  const { engines, games, wins, draws, losses, score, los, pairs, sprt, whiteScore, stopped, reasons, faults } = report;
  const [first, second] = engines;
  if (score === null || los === null || whiteScore === null) return [`${first} against ${second}: no games`];
  return [
    `${first} against ${second}: ${games} games, ${wins} won, ${draws} drawn, ${losses} lost (score ${score.toFixed(3)})`,
    `${eloInWords(report)} (95 %), likelihood of superiority ${percent(los)}`,
    `pairs with 0, ½, 1, 1½, 2 points: ${pairs.join(', ')}`,
    ...(sprt === null
      ? []
      : [`SPRT ${sprt.elo0}, ${sprt.elo1}: LLR ${ratioInWords(sprt)}, ${decision(sprt.accepted)}`]),
    `White scores ${percent(whiteScore)}`,
    `ends: ${Object.entries(reasons)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')}`,
    ...(stopped > 0 ? [`${stopped} of the draws are games that no rule would have ended`] : []),
    ...faults.map(({ game, engine, reason, message }) => `game ${game}: ${engine}: ${reason}: ${message}`),
  ];
}

function eloInWords({ elo, eloError }: MatchReport): string {
  return `Elo ${elo?.toFixed(1)} ± ${eloError?.toFixed(1)}`;
}

function ratioInWords({ llr, lower, upper }: NonNullable<MatchReport['sprt']>): string {
  return `${llr.toFixed(2)} (${lower.toFixed(2)}, ${upper.toFixed(2)})`;
}

function decision(accepted: 'H0' | 'H1' | null): string {
  return accepted === null ? 'undecided' : `${accepted} is accepted`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
