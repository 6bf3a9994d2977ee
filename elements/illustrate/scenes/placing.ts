import type { Op } from '../../display/ops.js';
import { hexToOklch, oklchToHex } from '../../math/color.js';
import { ellipse } from '../draw/paths.js';
import { faint, fill, group, mix, recolor, tone } from '../draw/ops.js';
import { FORMS, OWN_COLOR } from '../forms/forms.js';
import { between, type Drawing, type Stage } from '../scene.js';
import type { Subject } from '../words/understanding.js';

/** Puts what the prompt names into a scene: on its ground, or into its air. */

/** Drawings of heads: they get a body, or they would hover. */
const HEADS =
  /^flat-(bear|fox|panda|koala|lion|tiger-face|raccoon|wolf|frog|monkey-face|hamster|mouse-face|polar-bear|cat-face|dog-face|cow-face|pig-face|rabbit-face|horse-face|unicorn|moose|dragon-face|chicken)$/;
/** What hangs in the air. */
const FLYING =
  /^(form-(balloon|hot-air-balloon|bird|moon|planet|star|rocket|heart|ghost)|flat-(airplane.*|small-airplane|helicopter|bird|eagle|bat|butterfly|honeybee|lady-beetle|owl|kite|parachute|dragon|flying-saucer|satellite|comet|dove|star|heart.*|red-heart|blackbird|woman-fairy|feather|leaf-.*|fallen-leaf|maple-leaf|musical-note|sparkles|man-superhero|alien.*|crescent-moon|parrot|snowflake|fire|crown|woman-mage|man-mage))$/;
/** How large against a person; 1 unless told. */
const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [
    /^form-(tree|pine|palm|house|lighthouse|windmill|cathedral)$|castle|church|ferris|mosque|tower|statue|temple|shrine|stadium/,
    1.6,
  ],
  [
    /^form-(hot-air-balloon|rocket|sailboat|tent|whale|planet|xmas|elephant)$|elephant|sauropod|t-rex|dragon$|mammoth|giraffe|train|locomotive|bus|ship|tractor|truck/,
    1.25,
  ],
  [
    /butterfly|honeybee|beetle|form-(bird|mushroom|star)$|snail|mouse|hedgehog|ant$|caterpillar|bug$|spider|leaf/,
    0.5,
  ],
  [
    /flat-(bird|duck|rabbit|chick|squirrel|chipmunk|owl|blackbird|frog|crab|tulip|rose|sunflower|baby-chick)|form-(heart|flower|pumpkin|campfire|gift)/,
    0.72,
  ],
];

export const isFlying = (id: string): boolean => FLYING.test(id);
const relative = (id: string): number => RELATIVE.find(([pattern]) => pattern.test(id))?.[1] ?? 1;

/** A subject in a box of 100 by 100, in the light of the scene. */
export function portrait(stage: Stage, subject: Subject, index = 0): Op[] {
  const { palette, random, drawing } = stage;
  const form = FORMS[subject.id];
  const accents = [palette.accent, palette.accent2, palette.accent3];
  const color = subject.color ?? OWN_COLOR[subject.id] ?? accents[index % accents.length]!;
  const drawn = form ? form({ palette, color, random }) : ofDrawing(drawing(subject.id), subject);
  return recolor(drawn, (hex) => mix(hex, palette.ambient, palette.ambience * 0.7));
}

function ofDrawing(drawing: Drawing | null, { id, color }: Subject): Op[] {
  if (!drawing) return [];
  const tinted = color === undefined ? drawing : inColor(drawing, color);
  const scale = 100 / Math.max(drawing.width, drawing.height);
  const ops = tinted.paths.map(({ d, fill: paint, rule }) => ({
    ...fill(d, paint),
    ...(rule && { rule }),
  }));
  if (!HEADS.test(id)) return [group(ops, { transform: [scale * 1.06, 0, 0, scale * 1.06, -3, -2.5] })];
  const [main = '#c98a52', second = '#f4dfc2'] = tinted.paths.map((path) => path.fill);
  const belly = hexToOklch(second).L > hexToOklch(main).L ? second : tone(main, 0.14, 0.7);
  return [
    fill('M74 92Q96 92 92 70Q86 78 72 80Z', tone(main, -0.06)),
    fill('M28 98C22 78 30 52 50 52C70 52 78 78 72 98Q50 104 28 98Z', main),
    fill('M38 99C36 82 42 66 50 66C58 66 64 82 62 99Q50 102 38 99Z', belly),
    fill(`${ellipse(36, 97, 9, 4.5)}${ellipse(64, 97, 9, 4.5)}`, tone(main, -0.08)),
    group(ops, { transform: [scale * 0.66, 0, 0, scale * 0.66, 17, -2] }),
  ];
}

/** Its largest color turned to the one that was asked for, the rest left as it is. */
function inColor(drawing: Drawing, color: string): Drawing {
  const weight = new Map<string, number>();
  for (const { d, fill: paint } of drawing.paths) {
    const chroma = hexToOklch(paint).C > 0.04 ? 1 : 0.4;
    weight.set(paint, (weight.get(paint) ?? 0) + d.length * chroma);
  }
  const first = drawing.paths[0]?.fill;
  const main = [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? first!;
  const [from, to] = [hexToOklch(main), hexToOklch(color)];
  const turned = (hex: string): string => {
    const { L, C, h } = hexToOklch(hex);
    const apart = Math.abs(((h - from.h + 540) % 360) - 180);
    if (C < 0.03 || apart > 50) return hex === main ? color : hex;
    return oklchToHex({ L: to.L + (L - from.L) * 0.8, C: to.C, h: to.h });
  };
  return { ...drawing, paths: drawing.paths.map((path) => ({ ...path, fill: turned(path.fill) })) };
}

export interface Place {
  /** Middle, and the ground beneath or, in the air, the middle too. */
  readonly x: number;
  readonly y: number;
  /** Height, px. */
  readonly size: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** A subject standing there, with the shadow it throws. */
export function standing(
  stage: Stage,
  subject: Subject,
  { x, y, size, flip = false }: Place,
  index = 0,
  shade = 0.2,
): Op[] {
  const scale = size / 100;
  return [
    ...(shade > 0
      ? [fill(ellipse(x + size * 0.06, y - size * 0.01, size * 0.4, size * 0.06), faint('#101530', shade))]
      : []),
    group(portrait(stage, subject, index), {
      transform: [flip ? -scale : scale, 0, 0, scale, flip ? x + size / 2 : x - size / 2, y - size],
    }),
  ];
}

/** A subject hanging there, turned by so many radians. */
export function hanging(
  stage: Stage,
  subject: Subject,
  { x, y, size, flip = false, turn = 0 }: Place,
  index = 0,
): Op {
  const scale = size / 100;
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const sign = flip ? -1 : 1;
  const matrix = [c * sign, s * sign, -s, c, 0, 0] as const;
  const dx = x - (matrix[0] * 50 + matrix[2] * 50);
  const dy = y - (matrix[1] * 50 + matrix[3] * 50);
  return group(portrait(stage, subject, index), {
    transform: [matrix[0], matrix[1], matrix[2], matrix[3], dx, dy],
  });
}

export interface Ground {
  /** Where the nearest stand, px from the top. */
  readonly y: number;
  /** Height of a single one, px. */
  readonly size: number;
  /** How much higher the farthest stand, px. */
  readonly depth?: number;
  readonly shade?: number;
  /** Left and right end as shares of the width. */
  readonly span?: readonly [number, number];
  /** How large things may differ by nature; 0 for a table top. */
  readonly nature?: number;
}

interface One {
  readonly subject: Subject;
  readonly index: number;
}

const each = (cast: readonly Subject[]): One[] =>
  cast.flatMap((subject) => Array.from({ length: subject.count }, (_, index) => ({ subject, index })));

/** All that stand on the ground, the farthest first. */
export function onGround(
  stage: Stage,
  { y, size, depth = 0, shade = 0.2, span = [0.14, 0.86], nature = 1 }: Ground,
): Op[] {
  const { width, random, wish } = stage;
  const all = each(stage.cast.filter(({ id }) => !isFlying(id)));
  if (all.length === 0) return [];
  const close = wish.composition.includes('close') ? 1.3 : wish.composition.includes('wide') ? 0.62 : 1;
  const crowd = all.length === 1 ? 1 : Math.max(0.4, 1.22 / Math.sqrt(all.length));
  const centered = wish.composition.includes('symmetrical') || stage.width < stage.height;
  const third = centered ? 0.5 : random() < 0.5 ? 0.38 : 0.62;
  const order = all.map((one, i) => ({ ...one, i, row: all.length > 2 ? (i * 0.618) % 1 : 0 }));
  const placed = order.map(({ subject, index, i, row }) => {
    const share = all.length === 1 ? third : span[0] + ((i + 0.5) / all.length) * (span[1] - span[0]);
    const own = 1 + (relative(subject.id) - 1) * nature;
    const far = 1 - row * 0.35;
    const tall = Math.min(
      size * close * crowd * own * far,
      stage.height * 0.62,
      (width * 0.96) / Math.min(all.length, 3.4),
    );
    return {
      subject,
      index,
      place: {
        x: width * share + (all.length > 1 ? between(random, -0.02, 0.02) * width : 0),
        y: y - row * depth,
        size: tall,
        flip: all.length === 1 ? share > 0.5 && !centered : random() < 0.4,
      },
    };
  });
  return placed
    .sort((a, b) => a.place.y - b.place.y)
    .flatMap(({ subject, index, place }) =>
      standing(stage, subject, keepsSide(subject) ? { ...place, flip: false } : place, index, shade),
    );
}

/** Letters, clocks and the like are not to be seen in a mirror. */
const keepsSide = ({ id }: Subject): boolean =>
  id.startsWith('form-') || /clock|watch|calendar|book|hospital|bank/.test(id);

export interface Air {
  /** Top and bottom of the air, px. */
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
  /** All of the cast, not only what flies. */
  readonly all?: boolean;
  readonly turn?: number;
}

/** All that hang in the air, spread so that none hides another. */
export function inAir(stage: Stage, { top, bottom, size, all = false, turn = 0.16 }: Air): Op[] {
  const { width, random, wish } = stage;
  const list = each(stage.cast.filter(({ id }) => all || isFlying(id)));
  if (list.length === 0) return [];
  const close = wish.composition.includes('close') ? 1.35 : wish.composition.includes('wide') ? 0.62 : 1;
  const crowd = list.length === 1 ? 1 : Math.max(0.3, 1.2 / Math.sqrt(list.length + 1));
  const start = random();
  return list.map(({ subject, index }, i) => {
    const across =
      list.length === 1
        ? width < stage.height
          ? 0.5
          : 0.36 + start * 0.28
        : 0.12 + ((start + i * 0.618) % 1) * 0.76;
    const high = list.length === 1 ? 0.5 : ((i * 0.42 + start * 0.5) % 1) * 0.9 + 0.05;
    const near = list.length === 1 ? 1 : 0.72 + ((i * 0.37) % 1) * 0.56;
    const tall = Math.min(
      size * close * crowd * near * Math.max(0.6, relative(subject.id)),
      (bottom - top) * 1.1,
    );
    return hanging(
      stage,
      subject,
      {
        x: width * across,
        y: top + (bottom - top) * high,
        size: tall,
        flip: !keepsSide(subject) && list.length > 1 && random() < 0.5,
        turn: UPRIGHT.test(subject.id) ? 0 : between(random, -turn, turn),
      },
      index,
    );
  });
}

const UPRIGHT = /hot-air-balloon|form-(moon|ghost|balloon)|owl|flying-saucer/;
