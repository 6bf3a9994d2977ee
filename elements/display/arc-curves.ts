type Pair = readonly [number, number];
/** x1 y1 x2 y2 x y of a cubic. */
export type Curve = readonly [number, number, number, number, number, number];

interface Arc {
  readonly radii: Pair;
  /** Degrees by which the ellipse is turned. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** An elliptic arc as cubics of at most a quarter turn (SVG 2, appendix B.2.4: from end points to center). */
export function arcCurves(from: Pair, to: Pair, { radii, turn, large, sweep }: Arc): Curve[] {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const hx = (from[0] - to[0]) / 2;
  const hy = (from[1] - to[1]) / 2;
  const px = cos * hx + sin * hy;
  const py = -sin * hx + cos * hy;
  // radii too small to reach are scaled up until they do
  const reach = Math.max(1, Math.sqrt((px / radii[0]) ** 2 + (py / radii[1]) ** 2));
  const rx = radii[0] * reach;
  const ry = radii[1] * reach;
  const spread = (rx * py) ** 2 + (ry * px) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - spread) / spread));
  const cx = (k * rx * py) / ry;
  const cy = (-k * ry * px) / rx;
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const end = Math.atan2((-py - cy) / ry, (-px - cx) / rx);
  const full = 2 * Math.PI;
  const sweepAngle = sweep
    ? (((end - start) % full) + full) % full
    : -((((start - end) % full) + full) % full);
  const place = (ux: number, uy: number): Pair => [
    cos * (cx + rx * ux) - sin * (cy + ry * uy) + (from[0] + to[0]) / 2,
    sin * (cx + rx * ux) + cos * (cy + ry * uy) + (from[1] + to[1]) / 2,
  ];
  return unitArc(start, sweepAngle).map(([a, b, c, d, e, f]) => [
    ...place(a, b),
    ...place(c, d),
    ...place(e, f),
  ]);
}

/** A piece of the unit circle as cubics. */
function unitArc(start: number, sweep: number): Curve[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, i) => {
    const a = start + i * step;
    const b = a + step;
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return [ca - handle * sa, sa + handle * ca, cb + handle * sb, sb - handle * cb, cb, sb];
  });
}
