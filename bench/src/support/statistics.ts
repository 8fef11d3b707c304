/** What a benchmark says of many measurements. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share of all values lies below. @param share 0 to 1 @returns NaN when there are none */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
