import { box, circle, ellipse, heart as heartPath, leaf } from '../draw/paths.js';
import { fill, line, mix, tone } from '../draw/ops.js';
import type { Form } from './form.js';

const balloon: Form = ({ color }) => [
  line('M50 66Q44 82 52 100', '#5b5566', 1),
  fill('M50 2C74 2 82 22 78 38C74 54 60 62 50 66C40 62 26 54 22 38C18 22 26 2 50 2Z', color),
  fill('M50 2C74 2 82 22 78 38C74 54 60 62 50 66C66 50 70 20 50 2Z', tone(color, -0.07)),
  fill('M46 70L50 65L54 70Z', tone(color, -0.1)),
  fill(ellipse(36, 20, 5, 9), '#ffffff', 0.45),
];

const cake: Form = ({ color, palette: { accent2 } }) => [
  fill(ellipse(50, 95, 48, 5), '#fbf6ec'),
  fill(box(14, 62, 72, 32, 4), tone(color, 0.14, 0.6)),
  fill(box(24, 36, 52, 28, 4), '#fff3e2'),
  fill(
    'M14 66V60Q14 58 18 58H82Q86 58 86 60V66Q82 76 78 68Q72 80 66 69Q58 82 52 69Q44 80 38 69Q32 78 26 68Q18 76 14 66Z',
    color,
  ),
  fill(
    'M24 40V36Q24 33 28 33H72Q76 33 76 36V40Q72 49 68 42Q62 52 56 43Q50 52 44 43Q38 50 33 42Q28 48 24 40Z',
    tone(color, 0.06),
  ),
  ...[34, 50, 66].flatMap((x, i) => [
    fill(box(x - 1.8, 16, 3.6, 18, 1), [accent2, '#fff8ee', color][i]!),
    fill(`M${x} 4Q${x + 4} 11 ${x} 15Q${x - 4} 11 ${x} 4Z`, '#ffb53a'),
  ]),
];

const cup: Form = ({ color }) => [
  line('M40 30Q34 22 40 14T40 0M54 30Q48 22 54 14T54 2', '#ffffff', 2.6, 0.55),
  fill(ellipse(48, 94, 44, 6), tone(color, 0.12, 0.7)),
  fill(ellipse(48, 92, 30, 3), '#1d2238', 0.12),
  line('M76 48Q98 46 92 64Q88 74 70 74', tone(color, -0.05), 6),
  fill('M16 40H80V56Q80 88 48 92Q16 88 16 56Z', color),
  fill('M60 40H80V56Q80 84 54 91Q66 76 60 40Z', tone(color, -0.07)),
  fill(ellipse(48, 40, 32, 7), tone(color, 0.08)),
  fill(ellipse(48, 41, 28, 5.5), '#6b3f2a'),
  fill('M38 40Q48 35 58 40Q54 44 48 45Q42 44 38 40Z', '#e8c9a2'),
];

const vase: Form = ({ color, palette: { leaf: green, leafDark, accent, accent2, accent3 } }) => [
  ...(
    [
      [50, 20, accent],
      [30, 30, accent2],
      [70, 28, accent3],
      [40, 12, accent3],
      [62, 10, accent2],
    ] as const
  ).flatMap(([x, y, tint]) => [
    line(`M50 62Q${(50 + x) / 2} ${y + 24} ${x} ${y}`, leafDark, 1.6),
    ...Array.from({ length: 6 }, (_, i) => fill(leaf({ x, y }, (i * Math.PI) / 3, 11, 0.7), tint)),
    fill(circle(x, y, 3), '#fff0c2'),
  ]),
  fill(leaf({ x: 48, y: 58 }, -2.5, 34, 0.32), green),
  fill(leaf({ x: 52, y: 58 }, -0.6, 34, 0.32), leafDark),
  fill('M42 56H58C58 66 72 70 70 86Q68 99 50 99Q32 99 30 86C28 70 42 66 42 56Z', color),
  fill('M54 56H58C58 66 72 70 70 86Q68 99 54 99Q66 80 54 56Z', tone(color, -0.08)),
];

const campfire: Form = () => [
  line('M24 96L76 82M24 82L76 96', '#6b432c', 8),
  fill('M50 18C56 36 78 46 72 70Q66 90 50 90Q34 90 28 70C26 54 42 46 50 18Z', '#f2702e'),
  fill('M52 42C56 54 66 58 63 74Q60 88 50 88Q40 88 38 74C38 62 48 58 52 42Z', '#ffb83d'),
  fill('M50 62Q58 72 56 80Q54 87 50 87Q45 87 44 80Q43 72 50 62Z', '#fff1b8'),
];

const bottle: Form = ({ color }) => [
  fill(box(40, 4, 20, 18, 3), tone(color, -0.28, 0.6)),
  fill(box(43, 20, 14, 8), tone(color, -0.12)),
  fill(box(24, 28, 52, 72, 10), color),
  fill('M62 28H66Q76 28 76 38V90Q76 100 66 100H62Z', tone(color, -0.08)),
  fill(box(30, 34, 5, 56, 2.5), '#ffffff', 0.4),
  fill(box(32, 52, 36, 28, 2), '#fff8ec'),
  line('M38 62H62M42 69H58', tone(color, -0.2), 1.6),
];

const gift: Form = ({ color, palette: { accent2 } }) => {
  const ribbon = color === accent2 ? '#fff3dc' : accent2;
  return [
    fill('M50 30C36 2 14 14 24 28Q32 34 50 34ZM50 30C64 2 86 14 76 28Q68 34 50 34Z', ribbon),
    fill('M48 28C40 14 28 16 31 24Q38 29 48 30ZM52 28C60 14 72 16 69 24Q62 29 52 30Z', tone(ribbon, -0.12)),
    fill(box(12, 46, 76, 54, 3), color),
    fill('M66 46H88V97Q88 100 85 100H66Z', tone(color, -0.07)),
    fill(box(6, 32, 88, 18, 3), tone(color, 0.05)),
    fill(box(42, 32, 16, 68), ribbon),
  ];
};

const heart: Form = ({ color }) => [
  fill(heartPath(50, 52, 44), color),
  fill(ellipse(26, 30, 8, 5), '#ffffff', 0.4),
];

const candle: Form = ({ color }) => [
  fill(ellipse(50, 97, 26, 4), '#b98a4e'),
  fill(box(38, 40, 24, 57, 3), color),
  fill(box(53, 40, 9, 57, 3), tone(color, -0.06)),
  line('M50 40V32', '#3a2a2a', 1.6),
  fill('M50 8Q62 24 50 34Q38 24 50 8Z', '#ffb53a'),
  fill('M50 18Q55 26 50 32Q45 26 50 18Z', '#fff3c4'),
];

const bulb: Form = ({ palette: { accent2 } }) => [
  fill(
    'M50 4C76 4 88 26 80 46C76 56 66 62 65 74H35C34 62 24 56 20 46C12 26 24 4 50 4Z',
    mix(accent2, '#fff1b0', 0.5),
  ),
  line('M40 72V52L46 44L50 52L54 44L60 52V72', '#d98f2b', 2.4),
  fill(box(35, 76, 30, 7, 3), '#8d93a8'),
  fill(box(37, 85, 26, 6, 3), '#6d7389'),
  fill(box(42, 93, 16, 6, 3), '#565c72'),
];

const ghost: Form = () => [
  fill(
    'M20 92V44C20 20 34 6 50 6C66 6 80 20 80 44V92Q74 100 68 92Q62 84 56 92Q50 100 44 92Q38 84 32 92Q26 100 20 92Z',
    '#f6f2ff',
  ),
  fill(ellipse(40, 42, 5, 7), '#2a2140'),
  fill(ellipse(60, 42, 5, 7), '#2a2140'),
  fill(ellipse(50, 58, 5, 6), '#2a2140'),
];

const snowman: Form = ({ color }) => [
  fill(circle(50, 76, 25), '#f4f8fd'),
  fill(circle(50, 38, 18), '#fdfeff'),
  fill('M62 56A25 25 0 0 1 50 101A30 30 0 0 0 62 56Z', '#cfdbea'),
  fill(box(34, 20, 32, 5, 2), '#2c3150'),
  fill(box(39, 2, 22, 20, 2), '#2c3150'),
  fill(box(39, 14, 22, 6), color),
  fill('M34 52Q50 60 66 52L68 58Q50 66 32 58ZM58 56L66 76L58 78L53 59Z', color),
  fill(circle(43, 36, 2.2), '#2c3150'),
  fill(circle(57, 36, 2.2), '#2c3150'),
  fill('M50 40L64 44L50 46Z', '#f28b2e'),
  ...[70, 80].map((y) => fill(circle(50, y, 2.2), '#2c3150')),
  line('M28 70L8 54M72 70L92 54', '#6b432c', 2.6),
];

const wineglass: Form = ({ color }) => [
  fill('M26 8H74C78 44 66 58 50 58C34 58 22 44 26 8Z', '#ffffff', 0.55),
  fill('M25 26H75C76 46 66 56 50 56C34 56 24 46 25 26Z', color),
  line('M50 58V94', '#eef2f4', 3),
  fill(ellipse(50, 96, 20, 4), '#eef2f4'),
  fill('M31 14Q30 36 38 46Q34 30 35 14Z', '#ffffff', 0.5),
];

const iceCream: Form = ({ color, palette: { accent2 } }) => [
  fill('M32 54H68L50 100Z', '#e0a35c'),
  line('M36 64L56 84M42 56L62 70M64 64L44 84M58 56L38 70', '#b97b3a', 1.4),
  fill(circle(38, 42, 17), color),
  fill(circle(62, 42, 17), mix(accent2, '#fff1dc', 0.4)),
  fill(circle(50, 24, 18), '#fff1e0'),
  fill('M30 54Q34 62 40 55Q46 63 52 55Q58 62 64 55Q68 60 70 53Z', tone(color, 0.05)),
  fill(circle(50, 5, 5), '#d6293e'),
];

const strawberry: Form = ({ palette: { leaf: green } }) => [
  fill('M50 98C26 88 12 58 22 38C32 24 44 28 50 32C56 28 68 24 78 38C88 58 74 88 50 98Z', '#e2384a'),
  ...(
    [
      [36, 50],
      [50, 48],
      [64, 50],
      [42, 64],
      [58, 64],
      [50, 78],
    ] as const
  ).map(([x, y]) => fill(ellipse(x, y, 1.8, 2.8), '#ffe3a0')),
  fill('M50 34L28 30L40 22L38 8L50 20L62 8L60 22L72 30Z', green),
];

const doughnut: Form = ({ color, random }) => [
  { ...fill(`${ellipse(50, 56, 46, 40)}${ellipse(50, 54, 14, 11)}`, '#d99a54'), rule: 'evenodd' },
  { ...fill(`${ellipse(50, 52, 42, 35)}${ellipse(50, 53, 15, 12)}`, color), rule: 'evenodd' },
  ...Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2 + random() * 0.3;
    const [x, y] = [50 + Math.cos(angle) * (24 + random() * 11), 52 + Math.sin(angle) * (20 + random() * 9)];
    return line(
      `M${x} ${y}l${random() * 4 - 2} ${random() * 4 - 2}`,
      ['#fff6e6', '#ffd166', '#58c7cf'][i % 3]!,
      2,
    );
  }),
];

const croissant: Form = () => [
  fill(
    'M4 74C4 44 26 24 50 24C74 24 96 44 96 74C96 82 86 82 82 74C76 62 64 56 50 56C36 56 24 62 18 74C14 82 4 82 4 74Z',
    '#d98f45',
  ),
  fill('M34 27Q50 22 66 27L58 57Q50 55 42 57Z', '#eeb062'),
  fill('M15 42Q22 32 31 28L38 58Q30 60 25 65ZM85 42Q78 32 69 28L62 58Q70 60 75 65Z', '#e5a052'),
];

const sushi: Form = () => [
  fill('M8 66C8 54 22 50 50 50C78 50 92 54 92 66Q94 92 50 92Q6 92 8 66Z', '#fdfaf2'),
  fill('M2 52C6 30 30 22 52 24C78 26 96 38 98 56Q86 64 50 60Q14 64 2 52Z', '#f47b56'),
  line('M22 32Q30 44 26 56M42 26Q50 40 46 58M62 27Q70 42 66 58M80 35Q84 46 82 56', '#ffc1a6', 2.4),
  fill(box(42, 24, 16, 66, 2), '#24402f'),
];

const skull: Form = () => [
  fill(
    'M14 46C14 20 30 6 50 6C70 6 86 20 86 46C86 60 78 66 72 70V90Q72 96 66 96H34Q28 96 28 90V70C22 66 14 60 14 46Z',
    '#f4efe4',
  ),
  fill(ellipse(36, 48, 10, 11), '#2a2233'),
  fill(ellipse(64, 48, 10, 11), '#2a2233'),
  fill('M50 58L56 72H44Z', '#2a2233'),
  line('M42 82V94M50 82V94M58 82V94', '#2a2233', 2),
];

export const things = {
  'form-balloon': balloon,
  'form-cake': cake,
  'form-cup': cup,
  'form-vase': vase,
  'form-campfire': campfire,
  'form-bottle': bottle,
  'form-gift': gift,
  'form-heart': heart,
  'form-candle': candle,
  'form-bulb': bulb,
  'form-ghost': ghost,
  'form-snowman': snowman,
  'form-wineglass': wineglass,
  'form-icecream': iceCream,
  'form-strawberry': strawberry,
  'form-doughnut': doughnut,
  'form-croissant': croissant,
  'form-sushi': sushi,
  'form-skull': skull,
} satisfies Record<string, Form>;
