import { seededRandom } from '../../../elements/math/random.js';
import { arc, circle, curve, joined, polar, polygon, type Pair } from '../art/path-builders.js';
import { contourLines } from '../art/contours.js';
import { HEIGHT, onGround, WIDTH, type Pattern } from './pattern.js';
import { memphis, terrazzo } from './scattered.js';
import { bauhaus, fans, halftone } from './tiled.js';
import { facets, gingham, moire, starfield } from './woven.js';

const waves: Pattern = (seed, [ground, ...colors]) => {
  const random = seededRandom(seed);
  const layers = colors.map((color, i) => {
    const top = 330 + i * (760 / colors.length);
    const [phase, height, length] = [random() * 6, 46 + random() * 40, 250 + random() * 70];
    const points = Array.from({ length: 42 }, (_, k): Pair => {
      const x = k * 40 - 20;
      return [x, top + height * Math.sin(x / length + phase) + 22 * Math.sin(x / 118 + phase * 2)];
    });
    return { d: `${curve(points)}V${HEIGHT}H-20Z`, color };
  });
  return onGround(ground!, layers);
};

const contours: Pattern = (seed, [ground, line]) => {
  const lines = contourLines({ width: WIDTH, height: HEIGHT, seed, hills: 2.4, levels: 15 });
  return onGround(
    ground!,
    lines.map((d, i) => ({ d, color: line!, stroke: { width: i % 4 === 0 ? 4 : 2, cap: 'round' } })),
  );
};

const sunburst: Pattern = (_seed, [ground, rays, sun]) => {
  const [x, y, count] = [WIDTH / 2, HEIGHT * 0.62, 22];
  const beams = Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 360;
    return polygon([[x, y], polar(x, y, 1500, from), polar(x, y, 1500, from + 180 / count)]);
  });
  const rings = [0.36, 0.43].map((part) => ({
    d: arc([x, y], HEIGHT * part, 0, 180) + arc([x, y], HEIGHT * part, 180, 360),
    color: sun!,
    stroke: { width: 10 },
  }));
  return onGround(ground!, [
    { d: joined(beams), color: rays! },
    { d: circle(x, y, HEIGHT * 0.29), color: sun! },
    ...rings,
  ]);
};

/** Every pattern family by name. */
export const patterns = {
  waves,
  terrazzo,
  bauhaus,
  memphis,
  halftone,
  contours,
  fans,
  sunburst,
  gingham,
  moire,
  starfield,
  facets,
} satisfies Record<string, Pattern>;
