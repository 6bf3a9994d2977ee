/** Squares that are dark or light, as QR codes are made of. */
export interface Modules {
  /** Squares on a side. */
  readonly size: number;
  /** Outside of it all are light. */
  get(x: number, y: number): boolean;
}

/** Where one goes on a border: right, down, left, up. The dark square is on the right hand. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Path data around all dark squares, one unit each: no two parts touch along an edge, where renderers would leave a hair of
 * light. Filled by the nonzero rule.
 */
export function modulesPath(modules: Modules): string {
  const { size } = modules;
  const left = new Set<number>();
  // upper edges of dark squares are where borders are begun at: each border has one
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (modules.get(x, y) && !modules.get(x, y - 1)) left.add(y * size + x);
  let path = '';
  for (const begin of left) path += border(modules, begin % size, Math.floor(begin / size), left);
  return path;
}

/** Follows one border to its beginning; `left` loses the upper edges that it goes along. */
function border({ size, get }: Modules, beginX: number, beginY: number, left: Set<number>): string {
  let [x, y, direction] = [beginX, beginY, 0];
  let path = `M${x} ${y}`;
  do {
    if (direction === 0) left.delete(y * size + x);
    const [dx, dy] = STEPS[direction]!;
    x += dx;
    y += dy;
    const turn = turnAt(get, x, y, direction);
    if (turn === 0) continue;
    path += dx === 0 ? `V${y}` : `H${x}`;
    direction = (direction + turn + 4) % 4;
  } while (x !== beginX || y !== beginY || direction !== 0);
  return `${path}Z`;
}

/** -1 left, 0 straight on, 1 right: by the two squares ahead. At a corner where two dark ones meet they stay apart. */
function turnAt(get: Modules['get'], x: number, y: number, direction: number): -1 | 0 | 1 {
  const [dx, dy] = STEPS[direction]!;
  // the square ahead on the right hand, and the one ahead on the left
  const right = get(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2);
  const ahead = get(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
  if (!right) return 1;
  return ahead ? -1 : 0;
}
