import type { Op } from '../../display/ops.js';
import { hexToOklab } from '../../math/color.js';
import { box, circle, glint, heart, leaf, star } from '../draw/paths.js';
import { fill, group, line, mix, tone } from '../draw/ops.js';
import { hanging } from '../scenes/placing.js';
import { between, type Layer, type Stage } from '../scene.js';
import type { Subject } from '../words/understanding.js';
import { grain } from './finish.js';
import { LETTERS } from './letters.js';

/** Pictures that are no scene: repeats, badges, monograms. */

/** What a repeat is made of where nothing is named, by its setting. */
const MOTIFS: Readonly<Record<string, readonly string[]>> = {
  garden: ['form-flower', 'form-leaf'],
  jungle: ['form-leaf', 'form-palm', 'form-flower'],
  forest: ['form-pine', 'form-mushroom', 'form-leaf'],
  mountains: ['form-mountain', 'form-pine'],
  sea: ['form-sailboat', 'form-whale', 'form-lighthouse'],
  beach: ['form-palm', 'form-sailboat', 'form-umbrella'],
  underwater: ['form-fish', 'form-whale'],
  space: ['form-rocket', 'form-planet', 'form-star', 'form-moon'],
  party: ['form-balloon', 'form-gift', 'form-cake'],
  table: ['form-cup', 'form-croissant', 'form-doughnut'],
  sky: ['form-hot-air-balloon', 'form-star'],
  desert: ['form-cactus'],
  room: ['form-plant', 'form-armchair'],
};

const motifs = ({ cast, wish }: Stage): readonly Subject[] => {
  if (cast.length > 0) return cast;
  const winter = wish.season === 'winter' ? ['form-xmas', 'form-snowman', 'form-gift'] : undefined;
  return (winter ?? MOTIFS[wish.setting] ?? ['form-leaf', 'form-flower']).map((id) => ({
    word: '',
    id,
    count: 1,
  }));
};

/** A half-drop repeat whose tile fits itself on all four sides. */
export function pattern(stage: Stage): Op[] {
  const { width, height, palette, random, wish } = stage;
  const dark = wish.moods.includes('dark') || wish.moods.includes('luxury') || wish.time === 'night';
  const ground = dark
    ? mix(palette.sky[0], '#161a38', 0.4)
    : wish.colors.length > 0
      ? mix(wish.colors[0]!, '#fffaf0', hexToOklab(wish.colors[0]!).L > 0.6 ? 0.25 : 0.72)
      : mix(palette.wall, '#fffaf0', 0.45);
  const list = motifs(stage);
  // as many columns and rows as let every motif come round again: the tile fits itself
  const every = list.length % 2 ? list.length * 2 : list.length;
  const cols = Math.max(every, Math.round(width / 220 / every) * every);
  const step = width / cols;
  const rows = Math.max(list.length, Math.round(height / (step * 1.1) / list.length) * list.length);
  const high = height / rows;
  const calm = { ...stage, palette: { ...palette, ambience: 0 } };
  // each kind has one turn and one drawing, or the repeat would not be one
  const kinds = list.map((subject, i) => ({ subject, turn: between(random, -0.3, 0.3), index: i }));
  const fillers = [palette.accent, palette.accent2, palette.accent3].map((tint) =>
    dark ? tone(tint, 0.05) : tint,
  );
  const filler = (x: number, y: number, i: number): Op => {
    const [tint, r] = [fillers[i % 3]!, step * 0.075];
    if (wish.moods.includes('romantic')) return fill(heart(x, y, r), tint);
    if (wish.setting === 'space' || wish.season === 'winter' || wish.moods.includes('luxury'))
      return fill(i % 2 ? glint(x, y, r * 1.3) : circle(x, y, r * 0.5), dark ? '#f6d98a' : tint);
    if (i % 3 === 0)
      return fill(
        leaf({ x: x - r, y: y + r * 0.6 }, -0.6, r * 2.3, 0.5) +
          leaf({ x: x - r, y: y + r * 0.6 }, -1.9, r * 1.9, 0.5),
        palette.leaf,
      );
    return fill(i % 3 === 1 ? circle(x, y, r * 0.6) : star(x, y, r, 5, 0.5), tint);
  };
  const ops: Op[] = [fill(box(0, 0, width, height), ground)];
  for (let c = -1; c <= cols; c += 1)
    for (let r = -1; r <= rows; r += 1) {
      const column = (c + cols) % cols;
      const drop = column % 2 ? 0.5 : 0;
      const [x, y] = [(c + 0.5) * step, (r + 0.5 + drop) * high];
      const kind = kinds[(column + ((r + rows) % rows)) % kinds.length]!;
      ops.push(
        hanging(
          { ...calm, random: () => 0.5 },
          kind.subject,
          { x, y, size: Math.min(step, high) * 0.66, turn: kind.turn * (column % 2 ? -1 : 1), flip: false },
          kind.index,
        ),
      );
      ops.push(filler(x + step / 2, y + high * 0.25, column + ((r + rows) % rows)));
      ops.push(filler(x, y + high / 2, column + 1 + ((r + rows) % rows)));
    }
  return [...ops, ...grain(stage, 0.05)];
}

/** The scene in a round, with rings, a branch and stars about it. */
export function badge(stage: Stage, layers: readonly Layer[]): Op[] {
  const { width, height, unit, palette, wish } = stage;
  const dark = wish.moods.includes('dark') || wish.moods.includes('luxury') || wish.moods.includes('neon');
  const paper = dark ? '#15172b' : palette.paper;
  const ring = dark ? palette.accent2 : (wish.colors[0] ?? mix(palette.ink, palette.accent3, 0.35));
  const [cx, cy, r] = [width / 2, height / 2, unit * 0.33];
  const scale = (r * 2.1) / unit;
  const view = group(
    layers.flatMap(({ ops }) => ops),
    { transform: [scale, 0, 0, scale, cx - (width * scale) / 2, cy - (height * scale) / 2 - unit * 0.015] },
  );
  const scallops = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2;
    return circle(cx + Math.cos(a) * r * 1.27, cy + Math.sin(a) * r * 1.27, r * 0.115);
  }).join('');
  const beads = Array.from({ length: 60 }, (_, i) => {
    const a = (i / 60) * Math.PI * 2;
    return circle(cx + Math.cos(a) * r * 1.2, cy + Math.sin(a) * r * 1.2, r * 0.011);
  }).join('');
  const branch = (side: number): Op[] =>
    Array.from({ length: 7 }, (_, i) => {
      const a = Math.PI / 2 + side * (0.26 + i * 0.13);
      const [x, y] = [cx + Math.cos(a) * r * 1.12, cy + Math.sin(a) * r * 1.12];
      return fill(
        leaf({ x, y }, a + side * 1.25, r * 0.14, 0.42) + leaf({ x, y }, a + side * 1.9, r * 0.12, 0.42),
        dark ? palette.accent : '#fff6e4',
      );
    });
  const stars = [-0.42, -0.14, 0.14, 0.42]
    .map((off) =>
      star(
        cx + Math.sin(off) * r * 1.12,
        cy - Math.cos(off) * r * 1.12,
        r * (Math.abs(off) < 0.2 ? 0.055 : 0.04),
      ),
    )
    .join('');
  return [
    fill(box(0, 0, width, height), paper),
    group([fill(scallops + circle(cx, cy, r * 1.27), ring)], {
      shadows: [{ color: '#1a1030', opacity: 0.25, dx: 0, dy: unit * 0.01, blur: unit * 0.016, scale: 1 }],
    }),
    fill(circle(cx, cy, r * 1.24), tone(ring, dark ? -0.5 : 0.03)),
    fill(beads, dark ? palette.accent2 : '#fff6e4'),
    fill(circle(cx, cy, r * 1.03), dark ? palette.accent2 : '#fff6e4'),
    group([view], { mask: [fill(circle(cx, cy, r), '#000000')] }),
    line(circle(cx, cy, r), ring, unit * 0.006),
    ...branch(1),
    ...branch(-1),
    fill(stars, dark ? palette.accent2 : '#fff6e4'),
    ...grain(stage, 0.07),
  ];
}

/** One letter drawn with an even pen, in a wreath of what the prompt names. */
export function monogram(stage: Stage): Op[] {
  const { width, height, unit, palette, wish, random, cast } = stage;
  const dark = wish.moods.includes('dark') || wish.moods.includes('luxury') || wish.time === 'night';
  const paper = dark
    ? '#171a2c'
    : wish.colors.length > 0
      ? mix(wish.colors[0]!, '#fffaf2', 0.86)
      : palette.paper;
  const ink = dark
    ? '#e3c27c'
    : wish.colors[0]
      ? tone(wish.colors[0], hexToOklab(wish.colors[0]).L > 0.6 ? -0.25 : -0.05)
      : palette.ink;
  const gold = dark ? '#b48c4a' : palette.accent;
  const [cx, cy, r] = [width / 2, height / 2, unit * 0.36];
  const letter = LETTERS[wish.letter] ?? LETTERS['A']!;
  const scale = (r * 1.06) / 140;
  const wreath = Array.from({ length: 44 }, (_, i): Op[] => {
    const a = -Math.PI / 2 + ((i + 0.5) / 44) * Math.PI * 2;
    const gap = Math.abs(Math.sin(a / 2 + Math.PI / 4));
    const [x, y] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    const out = a + (Math.cos(a) > 0 ? -1 : 1) * 1.15;
    const tint = [palette.leaf, palette.leafDark, mix(palette.leaf, palette.accent2, 0.4)][i % 3]!;
    const long = r * between(random, 0.15, 0.24) * (0.75 + gap * 0.4);
    return [
      fill(leaf({ x, y }, out, long, 0.4), dark ? mix(gold, tint, 0.25) : tint),
      fill(leaf({ x, y }, out + Math.PI * 0.55, long * 0.8, 0.4), dark ? gold : tone(tint, 0.05)),
    ];
  }).flat();
  const blooms = [0.62, 1.1, 2.1, 3.6, 4.1, 5.3].map((a, i) => {
    const subject: Subject = cast[i % Math.max(1, cast.length)] ?? { word: '', id: 'form-flower', count: 1 };
    const [x, y, s] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r, r * between(random, 0.3, 0.42)];
    if (subject.id === 'form-flower') {
      const tint = dark ? '#f0d9a0' : [palette.accent, palette.accent2, '#f59bb5'][i % 3]!;
      const petals = [0, 1, 2, 3, 4, 5, 6]
        .map((k) => leaf({ x, y }, (k / 7) * 6.283 + a, s * 0.48, 0.66))
        .join('');
      return group([fill(petals, tint), fill(circle(x, y, s * 0.13), dark ? '#8c6a34' : '#f6c445')]);
    }
    return hanging(
      { ...stage, palette: { ...palette, ambience: 0 } },
      { ...subject, count: 1 },
      { x, y, size: s, turn: 0 },
      i,
    );
  });
  return [
    fill(box(0, 0, width, height), paper),
    line(
      box(unit * 0.05, unit * 0.05, width - unit * 0.1, height - unit * 0.1, unit * 0.012),
      gold,
      unit * 0.003,
    ),
    line(
      box(unit * 0.065, unit * 0.065, width - unit * 0.13, height - unit * 0.13, unit * 0.01),
      gold,
      unit * 0.0015,
    ),
    line(circle(cx, cy, r), dark ? gold : palette.leafDark, unit * 0.003),
    ...wreath,
    ...blooms,
    group([line(letter, ink, 14), line(letter, paper, 2.6)], {
      transform: [scale, 0, 0, scale, cx - 50 * scale, cy - 70 * scale],
    }),
    ...grain(stage, 0.06),
  ];
}
