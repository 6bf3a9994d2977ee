import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { sketch, type Point } from '../social-media/drawing.js';
import { botanist, inked, twig, type Twig } from './linework.js';

const [WIDTH, HEIGHT] = [100, 140];
const SHEET = [0, 0, WIDTH, HEIGHT] as const;
/** The wash is printed a little beside the lines, as by hand. */
const BESIDE = [0.9, 0.7, WIDTH, HEIGHT] as const;
const { petals, circle } = botanist(WIDTH, HEIGHT);

const twigs: readonly Twig[] = [
  { from: [84, 13], bend: [50, 2], to: [17, 17], leaves: 13, length: 13 },
  { from: [84, 13], bend: [101, 44], to: [88, 73], leaves: 12, length: 12 },
  { from: [80, 18], bend: [64, 22], to: [59, 30], leaves: 6, length: 8.5 },
];
const flowers: readonly (readonly [middle: Point, radius: number, turn: number])[] = [
  [[62, 11.5], 8.5, 0.5],
  [[90, 37], 8.5, 0.1],
  [[80, 18], 13.5, 0.3],
];

const acrossPoint = ([x, y]: Point): Point => [WIDTH - x, HEIGHT - y];
const acrossTwig = (each: Twig): Twig => ({ ...each, from: acrossPoint(each.from), bend: acrossPoint(each.bend), to: acrossPoint(each.to) });

const flower = (id: string, middle: Point, radius: number, turn: number): Layer[] => {
  const outer = petals(middle, radius, 7, radius * 0.86, turn, radius * 0.12);
  const stamens = Array.from({ length: 11 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 11;
    return circle(middle[0] + Math.cos(angle) * radius * 0.38, middle[1] + Math.sin(angle) * radius * 0.38, radius * 0.035);
  }).join('');
  return [
    sketch(`${id}-paper`, SHEET, outer, 'bg'),
    sketch(`${id}-wash`, BESIDE, outer, 'accent2/bg/.42'),
    inked(`${id}-petals`, SHEET, outer, 'ink', 0.26),
    sketch(`${id}-eye`, SHEET, circle(middle[0], middle[1], radius * 0.2) + stamens, 'ink'),
  ];
};

const bouquet = (id: string, grown: readonly Twig[], heads: typeof flowers): Layer[] => {
  const drawn = grown.map((each) => twig(each, WIDTH, HEIGHT));
  return [
    sketch(`${id}-wash`, BESIDE, drawn.map(({ leaves }) => leaves).join(''), 'extra/bg/.5'),
    inked(`${id}-lines`, SHEET, drawn.map(({ leaves, lines }) => leaves + lines).join(''), 'ink', 0.26),
    ...heads.flatMap(([middle, radius, turn], i) => flower(`${id}-flower-${i + 1}`, middle, radius, turn)),
  ];
};

/** Anemones in pen and wash at two corners, and two names written between them. */
export const invitationAnemones: Recipe = {
  id: 'invitation-anemones',
  category: 'invitation',
  size: [1500, 2100],
  layers: [
    ...bouquet('above', twigs, flowers),
    ...bouquet('under', twigs.map(acrossTwig), flowers.map(([middle, radius, turn]) => [acrossPoint(middle), radius, turn + 3])),
    { k: 'text', t: 'tag', font: 'sub', at: [17, 41.4, 66, 3], size: [2.6, 2.1], caps: true, tracking: 0.18, align: 'center', color: 'muted' },
    { k: 'text', t: 'name', font: 'heading', at: [16, 49, 68, 27], size: [15, 9], lines: 2, leading: 1.06, align: 'center', v: 'middle', color: 'accentText' },
    { k: 'text', t: 'body', font: 'body', at: [21, 82.4, 60, 8], size: [3.1, 2.4], lines: 2, leading: 1.5, align: 'center', color: 'ink' },
    { k: 'line', at: [46.5, 92.6, 7, 0.8], thickness: 0.3, color: 'accent' },
    { k: 'text', t: 'date', font: 'sub', at: [25, 97, 50, 3.4], size: [3.3, 2.3], caps: true, tracking: 0.14, align: 'center', color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [26, 102.8, 48, 3], size: [2.8, 2.2], align: 'center', color: 'muted' },
  ],
};
