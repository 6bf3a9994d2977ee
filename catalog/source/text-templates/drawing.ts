import { pen, type Point } from '../recipes/social-media/drawing.js';

/** A circle that is cut out of what is drawn round it. */
const hole = (width: number, height: number, x: number, y: number, r: number): string => {
  const { to, arc } = pen(width, height);
  return `M${to(x - r, y)}${arc(r, x + r, y, false)}${arc(r, x - r, y, false)}Z`;
};

/** A luggage label that points to the left, with a hole for its string. */
export const luggageTag = (width: number, height: number): string => {
  const tip = height * 0.36;
  const { polygon } = pen(width, height);
  return polygon([[tip, 0], [width, 0], [width, height], [tip, height], [0, height / 2]]) + hole(width, height, tip * 0.92, height / 2, height * 0.055);
};

/** A ticket with a notch above and below where its stub is torn off. */
export const ticket = (width: number, height: number, tear: number, notch: number): string => {
  const { to, arc } = pen(width, height);
  const edge = (y: number, from: number, till: number): string => `L${to(from, y)}${arc(notch, till, y, false)}`;
  return `M0 0${edge(0, tear - notch, tear + notch)}L100 0L100 100${edge(height, tear + notch, tear - notch)}L0 100Z`;
};

/** Swallowtails of a ribbon that lie behind its front. */
export const ribbonEnds = (width: number, height: number): string => {
  const { polygon } = pen(width, height);
  const side = width * 0.13;
  const left: Point[] = [[0, height * 0.26], [side, height * 0.26], [side, height], [0, height], [side * 0.36, height * 0.63]];
  return polygon(left) + polygon(left.map(([x, y]): Point => [width - x, y]).reverse());
};

/** The folds that join the ends to the front. */
export const ribbonFolds = (width: number, height: number): string => {
  const { polygon } = pen(width, height);
  const [from, to] = [width * 0.08, width * 0.13];
  const left: Point[] = [[from, height * 0.74], [to, height * 0.74], [to, height]];
  return polygon(left) + polygon(left.map(([x, y]): Point => [width - x, y]).reverse());
};

/** A stroke of a flat brush: full where it starts, dry where it is lifted. */
export const brush = 'M1 52C6 24 22 20 40 18C60 14 82 10 99 4C97 14 92 18 86 22C92 22 97 22 100 26C88 36 72 40 60 46C70 44 84 44 92 48C78 60 52 70 32 82C22 88 10 98 4 94C-1 88 -1 66 1 52Z';

/** A wavy line of hair's breadth ends. */
export const squiggle = (waves: number): string => {
  const step = 100 / waves;
  const there = Array.from({ length: waves }, (_, i) => `S${(i + 0.75) * step} ${i % 2 ? 72 : 0} ${(i + 1) * step} 36`).join('');
  const back = Array.from({ length: waves }, (_, k) => {
    const i = waves - 1 - k;
    return `S${(i + 0.25) * step} ${i % 2 ? 100 : 28} ${i * step} 64`;
  }).join('');
  return `M0 36${there}L100 64${back}Z`;
};

/** A speech bubble with round corners and a tail at the left of its foot; the tail takes a sixth of the height. */
export const bubble = (width: number, height: number, r: number): string => {
  const { to, arc } = pen(width, height);
  const foot = height * 0.84;
  return (
    `M${to(r, 0)}L${to(width - r, 0)}${arc(r, width, r)}L${to(width, foot - r)}${arc(r, width - r, foot)}` +
    `L${to(width * 0.36, foot)}L${to(width * 0.17, height)}L${to(width * 0.2, foot)}L${to(r, foot)}` +
    `${arc(r, 0, foot - r)}L${to(0, r)}${arc(r, r, 0)}Z`
  );
};

/** Part of a ring, clockwise from the top; the thickness is a share of the radius. */
export const ringPart = (share: number, thickness: number): string => {
  const { to, arc } = pen(100, 100);
  const inner = 50 * (1 - thickness);
  const end = (r: number): Point => [50 + r * Math.sin(share * 2 * Math.PI), 50 - r * Math.cos(share * 2 * Math.PI)];
  const long = (d: string): string => (share > 0.5 ? d.replace(' 0 0 ', ' 0 1 ') : d);
  return `M50 0${long(arc(50, ...end(50)))}L${to(...end(inner))}${long(arc(inner, 50, 50 - inner, false))}Z`;
};

/** A tick as a pen makes it. */
export const tick = pen(10, 10).polygon([[0, 5.2], [1.6, 3.6], [3.8, 5.8], [8.6, 0], [10, 1.4], [3.9, 8.8]]);
