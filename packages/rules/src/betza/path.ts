/** One way that an atom allows: strides, and what the squares it passes must hold. What legs and chains are spelled out to. */
import type { Vector } from '../board/board.js';
import type { Demand, Holds } from '../movement/pattern.js';

export interface Path {
  readonly stride: Vector;
  /** Squares that must be empty for each stride. The start is not among them: the mover has left it. */
  readonly via: readonly Vector[];
  readonly range: number;
  /** Where the first stride begins, when not at the start. */
  readonly origin?: Vector;
  readonly swerve?: Vector;
  /** What must stand on squares passed before, but for those in `via`. */
  readonly demands: readonly Demand[];
}

/** The demands with one more; undefined when the two together can never be met. What has been captured is empty from then on. */
export function demanding(demands: readonly Demand[], at: Vector, holds: Holds): readonly Demand[] | undefined {
  if (isZero(at)) return holds === 'nothing' ? demands : undefined;
  const known = demands.find((demand) => isZero(minus(demand.at, at)));
  if (known === undefined) return [...demands, { at, holds }];
  if (known.holds === holds) return holds === 'victim' ? undefined : demands;
  if (holds === 'nothing') return known.holds === 'victim' ? demands : undefined;
  if (known.holds === 'nothing' || known.holds === 'victim') return undefined;
  if (holds === 'piece') return demands;
  if (holds === 'victim' && known.holds === 'friend') return undefined;
  return demands.map((demand) => (demand === known ? { at, holds } : demand));
}

/** The squares among the demands that must hold that. */
export function squaresHolding(demands: readonly Demand[], wanted: Holds): readonly Vector[] {
  return demands.filter(({ holds }) => holds === wanted).map(({ at }) => at);
}

export function isZero([files, ranks]: Vector): boolean {
  return files === 0 && ranks === 0;
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1]];
}

export function scale([files, ranks]: Vector, factor: number): Vector {
  return [files * factor, ranks * factor];
}
