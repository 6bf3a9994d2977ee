import type { Op } from '../../display/ops.js';
import { blob, circle, ellipse, leaf, polygon, smooth, star } from '../draw/paths.js';
import { fill, line, mix, tone } from '../draw/ops.js';
import { between } from '../scene.js';
import type { Form } from './form.js';

const tree: Form = ({ palette, random }) => {
  const { leaf: green, leafDark, wood } = palette;
  const crown = (x: number, y: number, r: number, color: string): Op =>
    fill(blob(x, y, r, r * 0.92, random, 0.1), color);
  return [
    fill('M46 100C48 80 47 66 46 50H55C54 66 54 80 57 100Z', wood),
    line('M51 70Q60 60 66 52M50 62Q42 55 36 50', wood, 3.2),
    crown(34, 44, 20, mix(green, leafDark, 0.6)),
    crown(66, 42, 21, mix(green, leafDark, 0.5)),
    crown(50, 28, 25, mix(green, leafDark, 0.25)),
    crown(42, 22, 14, green),
    crown(60, 34, 12, tone(green, 0.05)),
  ];
};

const pine: Form = ({ palette: { leaf: green, leafDark, wood } }) => {
  const tier = (y: number, half: number, color: string): Op =>
    fill(`M50 ${y - 30}L${50 + half} ${y}Q50 ${y + 5} ${50 - half} ${y}Z`, color);
  return [
    fill('M47 86H53V100H47Z', wood),
    tier(90, 27, leafDark),
    tier(68, 22, mix(green, leafDark, 0.55)),
    tier(47, 17, mix(green, leafDark, 0.3)),
    tier(28, 11, green),
  ];
};

const palm: Form = ({ palette: { leaf: green, leafDark, wood }, random }) => {
  const fronds = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1.04 + i * 0.115) + (random() - 0.5) * 0.1;
    const [cx, cy] = [52 + Math.cos(angle) * 30, 26 + Math.sin(angle) * 22];
    const [ex, ey] = [52 + Math.cos(angle) * 47, 34 + Math.sin(angle) * 16 + Math.abs(Math.cos(angle)) * 14];
    return fill(`M52 26Q${cx} ${cy} ${ex} ${ey}Q${cx} ${cy + 11} 52 29Z`, i % 2 ? green : leafDark);
  });
  return [
    fill('M42 100C46 76 46 50 50 27H54C54 50 53 76 51 100Z', wood),
    ...fronds,
    fill(circle(50, 30, 3.4), '#6b3f28'),
    fill(circle(55, 31, 3), '#7d4b30'),
  ];
};

const cactus: Form = ({ palette: { leaf: green, leafDark } }) => [
  line('M50 97V22', leafDark, 17),
  line('M50 72H28V48', leafDark, 12),
  line('M50 60H73V36', leafDark, 12),
  line('M47.5 94V24M27 66V49M71.5 54V37', green, 3),
  fill(circle(50, 13, 4), '#f27f8c'),
  fill(circle(73, 29, 3.2), '#f27f8c'),
];

const flower: Form = ({ palette: { leaf: green, leafDark }, color, random }) => {
  const petals = Array.from({ length: 8 }, (_, i) => (i / 8) * Math.PI * 2 + random() * 0.06);
  return [
    line('M50 100C52 80 47 64 50 40', leafDark, 3),
    fill(leaf({ x: 50, y: 86 }, -0.7, 26, 0.42), green),
    fill(leaf({ x: 50, y: 78 }, -2.4, 24, 0.42), leafDark),
    ...petals.map((angle, i) =>
      fill(leaf({ x: 50, y: 34 }, angle, 27, 0.62), i % 2 ? color : tone(color, -0.05)),
    ),
    fill(circle(50, 34, 8.5), '#f6c445'),
    fill(circle(50, 34, 5), '#d98f2b'),
  ];
};

const leafForm: Form = ({ palette: { leaf: green, leafDark } }) => [
  line('M50 100Q50 60 50 14', leafDark, 2.6),
  ...[0, 1, 2, 3, 4].flatMap((i) => [
    fill(leaf({ x: 50, y: 86 - i * 16 }, -0.75, 34 - i * 3, 0.36), green),
    fill(leaf({ x: 50, y: 80 - i * 16 }, -2.4, 34 - i * 3, 0.36), mix(green, leafDark, 0.5)),
  ]),
  fill(leaf({ x: 50, y: 22 }, -Math.PI / 2, 22, 0.36), green),
];

const mushroom: Form = ({ color }) => [
  fill('M40 100C44 84 43 70 42 56H60C58 72 60 86 63 100Q52 104 40 100Z', '#f6ead6'),
  fill('M52 56H60C58 72 60 86 63 100Q58 102 52 102Z', '#e4d0b3'),
  fill('M14 60C14 32 32 16 51 16C70 16 88 32 88 60Q51 70 14 60Z', color),
  fill('M22 61Q51 69 80 61Q66 56 51 56T22 61Z', '#f4dfc2'),
  ...(
    [
      [36, 36, 5.5],
      [56, 28, 4.5],
      [70, 44, 5],
      [26, 50, 3.6],
      [50, 47, 4],
    ] as const
  ).map(([x, y, r]) => fill(ellipse(x, y, r, r * 0.85), '#fff6e6')),
];

const lotus: Form = ({ color, palette: { leafDark } }) => [
  fill(ellipse(50, 92, 48, 8), leafDark),
  ...[-1.25, 1.25, -0.85, 0.85].map((turn) =>
    fill(leaf({ x: 50, y: 90 }, -Math.PI / 2 + turn, 46, 0.5), tone(color, -0.06)),
  ),
  ...[-0.45, 0.45].map((turn) => fill(leaf({ x: 50, y: 90 }, -Math.PI / 2 + turn, 50, 0.5), color)),
  fill(leaf({ x: 50, y: 91 }, -Math.PI / 2, 50, 0.55), tone(color, 0.08, 0.8)),
  fill(circle(50, 84, 4), '#f6c445'),
];

const pumpkin: Form = ({ palette: { leafDark } }) => [
  ...[
    [26, 66, 22],
    [74, 66, 22],
    [38, 66, 22],
    [62, 66, 22],
    [50, 67, 19],
  ].map(([x, y, r], i) =>
    fill(ellipse(x!, y!, r!, 31), ['#d9651f', '#d9651f', '#ea7b2a', '#ea7b2a', '#f69238'][i]!),
  ),
  fill('M46 40C46 28 40 24 36 22L46 16C54 22 55 30 55 40Z', leafDark),
];

const mountain: Form = ({ palette: { rock } }) => [
  fill('M0 100Q30 72 44 30H56Q70 72 100 100Z', rock),
  fill('M37.5 50Q42 40 44 30H56Q58.5 40 62.5 50L56 45L52 54L46 46L42 54Z', '#f7f7fb'),
];

const bird: Form = ({ palette: { ink } }) => [line('M14 46Q34 28 50 50Q66 28 86 46', ink, 5)];

const whale: Form = ({ color }) => [
  fill(
    'M6 54C6 34 26 26 46 28C66 30 76 46 84 44C84 36 80 30 78 24C86 24 92 30 92 36C95 31 99 30 100 30C100 42 94 48 90 52C86 68 66 78 42 78C20 78 6 70 6 54Z',
    color,
  ),
  fill('M8 60C22 66 46 66 62 56C56 70 50 78 42 78C22 78 10 72 8 60Z', '#f3efe6'),
  line('M14 64C26 69 44 69 56 63M18 69C28 73 42 73 52 69', tone(color, -0.1), 1),
  fill('M40 62Q46 80 60 80Q58 68 52 60Z', tone(color, -0.08)),
  fill(circle(24, 52, 2.4), '#1d2238'),
];

const elephant: Form = () => [
  fill('M22 62H36V98H24ZM62 62H76V98H64Z', '#737a89'),
  fill(
    'M16 58C14 34 34 22 58 24C78 26 88 40 86 60C86 74 84 86 84 98H72C72 88 70 80 66 76H40C38 84 38 90 38 98H26C26 86 18 74 16 58Z',
    '#959cab',
  ),
  fill(
    'M8 84C4 60 6 34 22 28C38 22 52 34 50 52C48 66 36 74 24 70C18 72 16 80 18 88C16 94 10 92 8 84Z',
    '#a3aab8',
  ),
  fill('M30 34C44 26 60 34 60 50C60 64 48 72 40 66C32 58 28 46 30 34Z', '#858c9b'),
  fill('M35 40C44 34 54 40 54 50C54 60 47 64 42 60C37 54 34 48 35 40Z', '#c9a9ae'),
  fill('M18 66Q10 66 6 58Q14 60 22 60Z', '#fbf6ea'),
  fill(circle(21, 47, 2.4), '#1d2238'),
  line('M86 52Q94 58 92 70', '#858c9b', 2),
];

const dolphin: Form = ({ color }) => [
  fill(
    'M8 62C20 30 52 18 78 36C88 43 92 52 96 64C90 60 86 60 84 66C80 54 70 50 58 50C40 50 22 54 8 62Z',
    color,
  ),
  fill('M44 26Q50 10 62 12Q58 22 62 30Z', tone(color, -0.07)),
  fill('M84 62Q96 66 98 78Q88 76 82 68Q76 76 66 76Q70 66 84 62Z', tone(color, -0.05)),
  fill('M14 59C28 50 50 46 66 50C48 54 30 58 14 59Z', '#eef2f2'),
  fill(circle(26, 46, 2), '#1d2238'),
];

const fish: Form = ({ color, random }) => {
  const turn = between(random, -0.04, 0.04);
  return [
    fill('M74 50Q88 30 98 30Q92 50 98 70Q88 70 74 50Z', tone(color, -0.08)),
    fill(`M6 52C18 28 52 24 80 50C52 78 18 74 6 52Z`, color),
    fill('M40 34Q50 16 62 22Q58 32 60 38Z', tone(color, -0.08)),
    fill('M34 33Q44 50 34 69Q44 71 52 69Q60 50 50 32Z', '#fff4e6', 0.85),
    fill(circle(20, 48 + turn, 3), '#1d2238'),
  ];
};

const moon: Form = ({ palette: { sun } }) => [fill('M62 8A44 44 0 1 0 92 68A36 36 0 1 1 62 8Z', sun)];

const planet: Form = ({ color }) => [
  line('M8 64Q50 92 92 36', tone(color, 0.22, 0.6), 5),
  fill(circle(50, 50, 30), color),
  fill('M22 40Q50 50 79 42Q80 50 80 54Q50 62 20.5 52Z', tone(color, 0.1)),
  fill('M58 21A30 30 0 0 1 58 79A38 38 0 0 0 58 21Z', tone(color, -0.12)),
  line('M92 36Q92 30 82 33', tone(color, 0.22, 0.6), 5),
  line('M8 64Q14 76 34 72Q62 66 92 36', tone(color, 0.22, 0.6), 5),
];

const starForm: Form = ({ color }) => [
  fill(star(50, 52, 48), color),
  fill(
    polygon([
      { x: 50, y: 4 },
      { x: 50, y: 52 },
      { x: 61, y: 38 },
    ]),
    tone(color, 0.08),
  ),
];

const xmas: Form = (brush) => {
  const { palette, random } = brush;
  const balls = Array.from({ length: 12 }, (_, i) => {
    const y = 30 + (i / 12) * 56;
    const half = (y - 12) * 0.26;
    return fill(
      circle(50 + between(random, -half, half), y, 2.6),
      [palette.accent, '#ffd76a', '#fff4e0'][i % 3]!,
    );
  });
  const garland = smooth([
    { x: 38, y: 46 },
    { x: 52, y: 52 },
    { x: 62, y: 46 },
  ]);
  return [
    ...pine(brush),
    line(garland, '#ffe7a8', 1.2),
    line('M32 68Q50 80 68 66', '#ffe7a8', 1.2),
    ...balls,
    fill(star(50, 4, 7), '#ffd447'),
  ];
};

export const nature = {
  'form-tree': tree,
  'form-pine': pine,
  'form-palm': palm,
  'form-cactus': cactus,
  'form-flower': flower,
  'form-leaf': leafForm,
  'form-mushroom': mushroom,
  'form-lotus': lotus,
  'form-pumpkin': pumpkin,
  'form-mountain': mountain,
  'form-bird': bird,
  'form-whale': whale,
  'form-elephant': elephant,
  'form-dolphin': dolphin,
  'form-fish': fish,
  'form-moon': moon,
  'form-planet': planet,
  'form-star': starForm,
  'form-xmas': xmas,
} satisfies Record<string, Form>;
