/** @module Path data of simple shapes, in the units of a drawing. */

export function disc(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** A star whose first point is up. */
export function star(x: number, y: number, points: number, radius: number, innerRadius: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const reach = i % 2 === 0 ? radius : innerRadius;
    return `${Math.round(x + reach * Math.sin(angle))} ${Math.round(y - reach * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}
