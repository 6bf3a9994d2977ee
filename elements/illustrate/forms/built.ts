import { arch, box, circle, ellipse, leaf, polygon } from '../draw/paths.js';
import { fill, line, mix, tone } from '../draw/ops.js';
import type { Form } from './form.js';

const house: Form = ({ palette: { wall, wallDark }, color }) => [
  fill(box(68, 18, 9, 24), wallDark),
  fill(box(16, 46, 68, 54), wall),
  fill('M58 46H84V100H58Z', wallDark, 0.55),
  fill('M8 50L50 14L92 50Q88 53 84 51L50 22L16 51Q12 53 8 50Z', tone(color, -0.08)),
  fill('M14 49L50 18L86 49Z', color),
  fill(arch(42, 66, 16, 34), tone(color, -0.2)),
  ...[22, 65].flatMap((x) => [
    fill(box(x, 60, 14, 16, 1), '#ffe6a3'),
    line(`M${x + 7} 60V76M${x} 68H${x + 14}`, wallDark, 1.2),
  ]),
  fill(circle(50, 38, 5), '#ffe6a3'),
];

const lighthouse: Form = ({ color, palette: { rock } }) => [
  fill('M22 100Q30 88 42 90T66 88T84 100Z', rock),
  fill('M40 92L44 32H58L62 92Z', '#fbf6ec'),
  fill('M41.3 74L42.5 56H59.500L60.7 74ZM43.5 40L44 32H58L58.5 40Z', color),
  fill('M54 32H58L62 92H56Z', '#1d2a44', 0.14),
  fill(box(41, 28, 20, 4, 1), tone(color, -0.15)),
  fill(box(45, 17, 12, 11), '#ffe59a'),
  line('M45 17V28M51 17V28M57 17V28', tone(color, -0.2), 1),
  fill('M43 17Q51 5 59 17Z', tone(color, -0.1)),
  fill(box(48, 80, 6, 10, 3), tone(color, -0.22)),
];

const windmill: Form = ({ palette: { wall, wallDark }, color }) => {
  const sail = (turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (along: number, aside: number) => ({
      x: 50 + c * along - s * aside,
      y: 34 + s * along + c * aside,
    });
    return [
      fill(polygon([at(7, 0), at(36, 0), at(36, 9), at(7, 7)]), '#fdf7ea'),
      line(`M50 34L${at(37, 0).x} ${at(37, 0).y}`, '#8a5a3c', 1.8),
    ];
  };
  return [
    fill('M34 100L41 40H59L66 100Z', wall),
    fill('M54 40H59L66 100H56Z', wallDark, 0.6),
    fill('M38 42Q50 18 62 42Z', color),
    fill(arch(45, 80, 10, 20), tone(color, -0.18)),
    fill(box(47, 56, 6, 9, 1), '#ffe6a3'),
    ...[0.5, 2.07, 3.64, 5.21].flatMap(sail),
    fill(circle(50, 34, 3), '#8a5a3c'),
  ];
};

const cathedral: Form = ({ palette: { wall, wallDark }, color }) => [
  fill(box(20, 58, 60, 42), wall),
  fill(
    polygon([
      { x: 16, y: 58 },
      { x: 50, y: 38 },
      { x: 84, y: 58 },
    ]),
    color,
  ),
  fill(box(38, 36, 24, 64), wallDark),
  fill(
    polygon([
      { x: 35, y: 37 },
      { x: 50, y: 4 },
      { x: 65, y: 37 },
    ]),
    tone(color, -0.08),
  ),
  fill(arch(43, 76, 14, 24), tone(color, -0.25)),
  fill(circle(50, 54, 6), '#ffe6a3'),
  ...[26, 68].map((x) => fill(arch(x, 70, 7, 16), '#ffe6a3')),
];

const sailboat: Form = ({ color }) => [
  fill('M50 8V74', '#5a3b2a'),
  line('M50 8V76', '#5a3b2a', 2.4),
  fill('M53 12Q82 40 86 68H53Z', '#fffaf0'),
  fill('M53 44Q70 46 82 55L86 68H53Z', tone(color, 0.06)),
  fill('M47 20Q30 44 18 66H47Z', color),
  fill('M10 76H92Q86 94 74 96H28Q16 94 10 76Z', tone(color, -0.18)),
  fill('M10 76H92L90 81H12Z', '#fff3dc'),
];

const rocket: Form = ({ color }) => [
  fill('M40 76Q50 118 60 76Z', '#ffb03a'),
  fill('M45 76Q50 100 55 76Z', '#fff0b8'),
  fill('M34 56Q20 64 22 84Q32 76 40 76ZM66 56Q80 64 78 84Q68 76 60 76Z', color),
  fill('M50 2Q72 26 66 62L62 77H38L34 62Q28 26 50 2Z', '#f8f4ee'),
  fill('M50 2Q72 26 66 62L62 77H54Q62 40 50 2Z', '#cfd2df'),
  fill('M50 2Q60 11 64.5 24H35.500Q40 11 50 2Z', color),
  fill(circle(50, 42, 8.5), '#2a3663'),
  fill(circle(50, 42, 6), '#8fd3ef'),
];

const hotAirBalloon: Form = ({ color, palette: { accent2 } }) => {
  const second = color === accent2 ? '#fff3dc' : accent2;
  return [
    line('M38 66L45 84M62 66L55 84M50 70V84', '#5a3b2a', 1),
    fill('M50 4C80 4 90 34 78 52C72 61 64 68 61 72H39C36 68 28 61 22 52C10 34 20 4 50 4Z', color),
    fill('M50 4C36 10 30 44 43 72H57C70 44 64 10 50 4Z', second),
    fill('M50 4C46 20 45 50 48 72H52C55 50 54 20 50 4Z', color),
    fill('M50 4C22 6 12 34 22 52C28 61 36 68 39 72H43C24 50 28 14 50 4Z', '#1d2a44', 0.1),
    fill('M16.5 40Q50 54 83.5 40L80 49Q50 62 20 49Z', '#fff8ea', 0.75),
    fill(box(43, 83, 14, 12, 2.5), '#8a5a3c'),
    fill(box(43, 83, 14, 3.5, 1.5), '#b47b4e'),
  ];
};

const tent: Form = ({ color }) => [
  fill(
    polygon([
      { x: 4, y: 100 },
      { x: 50, y: 34 },
      { x: 96, y: 100 },
    ]),
    color,
  ),
  fill(
    polygon([
      { x: 50, y: 34 },
      { x: 96, y: 100 },
      { x: 66, y: 100 },
    ]),
    tone(color, -0.12),
  ),
  fill('M36 100L50 42L62 100Z', '#3a2438'),
  fill('M50 42L62 100H56Q54 70 50 42Z', '#ffc56b'),
  line('M50 36L46 28M50 36L54 28', '#5a3b2a', 2),
];

const umbrella: Form = ({ color }) => [
  line('M50 24L58 100', '#f4ead8', 3),
  fill('M6 46Q20 8 48 10Q82 12 92 50Q78 38 64 46Q52 34 36 44Q22 34 6 46Z', color),
  fill('M36 44Q38 24 48 10Q66 22 64 46Q52 34 36 44Z', '#fff6e6'),
];

const lamp: Form = ({ color }) => [
  line('M50 96V36', '#4a3a34', 2.6),
  fill(ellipse(50, 98, 16, 3), '#4a3a34'),
  fill('M34 40L42 10H58L66 40Z', mix(color, '#ffe6a3', 0.5)),
];

const armchair: Form = ({ color }) => [
  line('M26 88L22 100M74 88L78 100', '#5a3b2a', 4),
  fill(box(20, 26, 60, 58, 20), tone(color, -0.06)),
  fill(box(24, 60, 52, 24, 8), tone(color, 0.05)),
  fill(box(10, 50, 18, 42, 9), color),
  fill(box(72, 50, 18, 42, 9), color),
  fill(box(36, 40, 28, 24, 6), '#fbe9c8'),
];

const plant: Form = ({ palette: { leaf: green, leafDark }, color }) => [
  ...[-1.1, -0.62, -0.2, 0.25, 0.7, 1.15].flatMap((turn, i) => {
    const angle = -Math.PI / 2 + turn;
    const length = 58 - Math.abs(turn) * 10;
    const tip = { x: 50 + Math.cos(angle) * length * 0.42, y: 66 + Math.sin(angle) * length * 0.42 };
    return [
      line(`M50 70L${tip.x} ${tip.y}`, leafDark, 1.8),
      fill(leaf(tip, angle, length * 0.72, 0.5), i % 2 ? green : mix(green, leafDark, 0.55)),
      line(
        `M${tip.x} ${tip.y}L${tip.x + Math.cos(angle) * length * 0.6} ${tip.y + Math.sin(angle) * length * 0.6}`,
        leafDark,
        0.8,
        0.7,
      ),
    ];
  }),
  fill('M32 66H68L63 97Q50 101 37 97Z', color),
  fill('M52 66H68L63 97Q58 99 52 99Z', tone(color, -0.08)),
  fill(box(30, 62, 40, 8, 3), tone(color, 0.06)),
];

export const built = {
  'form-house': house,
  'form-lighthouse': lighthouse,
  'form-windmill': windmill,
  'form-cathedral': cathedral,
  'form-sailboat': sailboat,
  'form-rocket': rocket,
  'form-hot-air-balloon': hotAirBalloon,
  'form-tent': tent,
  'form-umbrella': umbrella,
  'form-lamp': lamp,
  'form-armchair': armchair,
  'form-plant': plant,
} satisfies Record<string, Form>;
