/** What one player says about another, for a moderator to judge. */

export const REPORT_REASONS = ['cheating', 'abuse', 'name', 'stalling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const VERDICTS = ['closed', 'no-action'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Report {
  readonly id: string;
  /** Account ids. */
  readonly reporter: string;
  readonly subject: string;
  readonly reason: ReportReason;
  readonly text: string;
  /** The game it is about, if it is about one. */
  readonly game: string | undefined;
  readonly createdAt: number;
  readonly resolved: { readonly at: number; readonly by: string; readonly verdict: Verdict } | undefined;
}
