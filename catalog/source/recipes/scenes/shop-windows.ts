import type { Layer } from '../../../build/templates/recipe.js';
import { box, many, type Region, type Scene } from './kit.js';
import { unit } from './unit.js';

type Unit = ReturnType<typeof unit>;

/** A unit that stands on a floor: its foot is at 40 of its hundredths. */
function standing({ x, y, w, h }: Region, wide = 1): { u: Unit; floor: (color: string) => Layer } {
  const s = Math.min(w * wide, h * 1.08);
  const foot = y + h * 0.88;
  return { u: unit(x + w / 2, foot - s * 0.4, s), floor: (color) => box(x, foot - 0.1, w, y + h - foot + 0.3, color) };
}

/** A barber's chair before a round mirror, a pole at its side. */
export const barberChair: Scene = {
  id: 'barber-chair', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = standing(region);
    return [
      u.disc(4, -12, 33, 'bg', { opacity: 0.6 }), floor('ink'),
      u.box(-38, 2, 9, 44, 'bg'), ...many(5, (i) => u.poly([[-42.5, -12 + i * 9], [-33.5, -17 + i * 9], [-33.5, -12.5 + i * 9], [-42.5, -7.5 + i * 9]], i % 2 ? 'ink' : 'accent')),
      u.box(-38, -21, 12, 5, 'accent2'), u.disc(-38, -26, 4, 'accent2'), u.box(-38, 25, 12, 5, 'accent2'), u.box(-38, 34, 4, 12, 'accent2/ink/.3'), u.box(-38, 39, 16, 2, 'accent2/ink/.3'),
      u.oval(4, 39, 20, 3.4, 'ink/bg/.4'), u.box(4, 30, 5, 18, 'ink/bg/.3'), u.box(4, 23, 14, 5, 'ink/bg/.4'),
      u.path('M-20 -30Q-22 -36 -12 -36L-8 -36Q-2 -36 -2 -30L4 10L-16 10Z', 'accent'), u.path('M-17 -28Q-18 -33 -12 -33L-9 -33Q-5 -33 -5 -28L-1 6L-13 6Z', 'accent/ink/.22'),
      u.box(-14, -43, 18, 8, 'accent', { radius: 0.45, rotate: -6 }), u.box(-12, -36.6, 4, 5, 'ink/bg/.4'),
      u.box(6, 14, 40, 11, 'accent', { radius: 0.4 }), u.box(6, 17.5, 40, 4, 'accent/ink/.22', { radius: 0.5 }),
      u.line([-6, -6], [20, -6], 5.4, 'accent2/ink/.2'), u.line([19, -5], [19, 11], 3.2, 'ink/bg/.4'),
      u.line([24, 17], [33, 33], 3.4, 'ink/bg/.4'), u.line([28, 34], [41, 31], 3.6, 'accent2/ink/.2'),
    ];
  },
};

/** A hand with painted nails, a bottle beside it. */
export const paintedNails: Scene = {
  id: 'painted-nails', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = standing(region);
    const SKIN = '#c98d66';
    const finger = (x: number, top: number, x0: number, color: string): Layer[] => [u.line([x0, 12], [x, top], 9.4, SKIN), u.oval(x + (x - x0) * 0.06, top - 2.6, 3.5, 5.6, color, { rotate: (x - x0) * 1.6 }), u.oval(x + (x - x0) * 0.06 - 1.2, top - 4, 0.8, 2.2, 'bg', { opacity: 0.55, rotate: (x - x0) * 1.6 })];
    return [
      u.disc(0, -6, 40, 'bg', { opacity: 0.6 }), floor('ink'),
      ...finger(-22, -18, -13, 'accent'), ...finger(-9, -31, -6, 'accent'), ...finger(5, -32, 1.6, 'accent'), ...finger(18, -24, 8.6, 'accent'),
      u.path('M-18 6Q-19 24 -9 32L-11 41L12 41L11 31Q17 24 15 6Q8 -2 0 4Q-10 -2 -18 6Z', SKIN), u.line([12, 22], [27, 6], 9, SKIN), u.oval(29, 3.6, 3.4, 5.2, 'accent', { rotate: 42 }),
      u.box(0.4, 38.6, 27, 6, 'accent2', { radius: 0.3 }), u.disc(0.4, 38.6, 2, 'bg'),
      u.box(38, 31, 15, 18, 'accent', { radius: 0.2 }), u.box(38, 32.5, 9, 7, 'bg'), u.path('M34.5 22L41.5 22L40 2L36 2Z', 'ink'), u.box(-37, 34.5, 12, 11, 'extra/ink/.2', { radius: 0.2 }), u.path('M-40 29L-34 29L-35 13L-39 13Z', 'ink'),
      ...[[-30, -34], [32, -28], [-36, -6]].map(([x, y]) => u.path(`M${x!} ${y! - 5}Q${x!} ${y!} ${x! + 5} ${y!}Q${x!} ${y!} ${x!} ${y! + 5}Q${x!} ${y!} ${x! - 5} ${y!}Q${x!} ${y!} ${x!} ${y! - 5}Z`, 'accent')),
    ];
  },
};

/** Two brushes in a glass, a tube beside it. */
export const toothbrushes: Scene = {
  id: 'toothbrushes', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = standing(region);
    const brush = (x: number, turn: number, color: string): Layer[] => {
      const b = unit(...u.to(x, 4), 100 * u.k, turn);
      return [b.box(0, 4, 5, 66, color, { radius: 0.5 }), b.box(0, -36, 7, 22, color, { radius: 0.45 }), b.box(6, -36.4, 7, 17, 'bg', { radius: 0.12 }), ...many(3, (i) => b.box(8, -42 + i * 5.6, 4, 3, i % 2 ? 'accent2' : 'accent/bg/.4'))];
    };
    return [
      u.disc(0, -4, 40, 'bg', { opacity: 0.6 }), floor('ink'), ...brush(-6, -12, 'accent'), ...brush(7, 13, 'accent2/ink/.16'),
      u.path('M-18 2L20 2L16 40L-14 40Z', 'bg', { opacity: 0.88 }), u.path('M-17 14L18.8 14L16 40L-14 40Z', 'extra/bg/.2', { opacity: 0.86 }), u.box(1, 2.4, 38, 1.6, 'bg'),
      u.path('M27 40L43 40L41 8L29 8Z', 'accent'), u.box(35, 7, 17, 3, 'accent/ink/.24'), u.box(35, 40, 9, 0.6, 'bg'), u.box(35, 25, 10, 11, 'bg', { radius: 0.2 }), u.box(35, 25, 6, 1.8, 'accent'), u.box(35, 25, 1.8, 6, 'accent'),
      ...[[-36, -24, 5], [-30, -8, 3], [36, -22, 4], [30, -34, 2.4]].map(([x, y, r]) => u.disc(x!, y!, r!, 'bg')), u.box(-34, 35.6, 12, 9, 'accent2', { radius: 0.3 }),
    ];
  },
};

/** A round mirror with bulbs about it over a shelf of bottles, a chair before it. */
export const salonMirror: Scene = {
  id: 'salon-mirror', sky: 'accent/bg/.7', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = standing(region);
    const bottle = (x: number, w: number, tall: number, color: string): Layer[] => [u.box(x, 13 - tall / 2, w, tall, color, { radius: 0.18 }), u.box(x, 13 - tall - 2, w * 0.44, 4, 'ink')];
    return [
      floor('ink'), u.disc(0, -19, 27, 'accent2'), u.disc(0, -19, 23.6, 'extra/bg/.6'), u.path('M-16 -8L6 -38L12 -35L-11 -2Z', 'bg', { opacity: 0.7 }), u.path('M-6 0L17 -31L19 -28L-2 2Z', 'bg', { opacity: 0.7 }),
      ...many(12, (i) => { const a = (i * Math.PI) / 6; return [u.disc(Math.cos(a) * 31.4, -19 + Math.sin(a) * 31.4, 3.6, 'accent2/bg/.7', { opacity: 0.6 }), u.disc(Math.cos(a) * 31.4, -19 + Math.sin(a) * 31.4, 2.2, 'bg')]; }).flat(),
      u.box(0, 15, 92, 4, 'accent2/ink/.4'), ...bottle(-39, 8, 17, 'accent'), ...bottle(-29, 7, 12, 'extra/ink/.2'), ...bottle(38, 8, 14, 'accent2'), ...bottle(28, 6, 19, 'accent'),
      u.box(0, 34, 4, 12, 'ink/bg/.4'), u.oval(0, 40, 15, 2, 'ink/bg/.5'), u.box(0, 25.6, 34, 9, 'accent', { radius: 0.4 }), u.box(0, 9, 27, 24, 'accent', { radius: 0.3 }), u.box(0, 8, 20, 16, 'accent/ink/.2', { radius: 0.3 }), ...[-1, 1].map((k) => u.box(k * 18, 19, 4.6, 10, 'ink', { radius: 0.4 })),
    ];
  },
};

/** A shop's front under a striped awning: what is sold hangs on its sign and stands in its window. */
function shopFront(id: string, sign: (u: Unit) => Layer[], window: (u: Unit) => Layer[]): Scene {
  return {
    id, sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
    draw: (region) => {
      const { u, floor } = standing(region, 0.98);
      const stripe = 96 / 9;
      return [
        u.disc(26, -30, 16, 'accent2/bg/.5'), floor('ink'),
        u.box(0, 0, 88, 80, 'accent/ink/.12'), u.box(0, -42, 94, 6, 'ink'), u.box(0, -30, 60, 14, 'bg', { radius: 0.12 }), ...sign(u),
        u.box(-14, 15, 48, 36, 'ink'), u.box(-14, 15, 44, 32, 'accent2/bg/.6'), u.path('M-36 12L-22 -1L-14 -1L-36 20Z', 'bg', { opacity: 0.5 }), ...window(u), u.box(-14, 34, 52, 4, 'accent2/ink/.4'),
        u.box(28, 17, 22, 46, 'ink'), u.box(28, 14, 15, 30, 'extra/bg/.3'), u.disc(34.6, 20, 1.6, 'accent2'), u.box(28, 12, 12, 7, 'bg'), u.box(28, 12, 8, 1.4, 'accent'),
        ...many(9, (i) => [u.box(-48 + stripe * (i + 0.5), -12, stripe + 0.1, 15, i % 2 ? 'bg' : 'accent'), u.disc(-48 + stripe * (i + 0.5), -4.6, stripe / 2, i % 2 ? 'bg' : 'accent')]).flat(), u.box(0, -20, 98, 2.4, 'ink'),
        ...[-49, 47].flatMap((x): Layer[] => [u.path(`M${x - 5} 30L${x + 7} 30L${x + 5} 40L${x - 3} 40Z`, 'accent'), u.disc(x + 1, 22, 8, 'extra/ink/.3'), u.disc(x - 3, 26, 5, 'extra/ink/.44'), u.disc(x + 5, 26, 5, 'extra/ink/.44')]),
      ];
    },
  };
}

const bloom = (u: Unit, x: number, y: number, r: number, color: string): Layer[] => [...many(5, (i) => u.disc(x + Math.cos((i * 2 * Math.PI) / 5 - 1.57) * r, y + Math.sin((i * 2 * Math.PI) / 5 - 1.57) * r, r * 0.72, color)), u.disc(x, y, r * 0.6, 'accent2')];

export const flowerShop = shopFront(
  'flower-shop',
  (u) => [...bloom(u, 0, -30, 3.4, 'accent'), ...[-1, 1].map((k) => u.box(k * 17, -30, 17, 2, 'ink', { radius: 0.5 }))],
  (u) => [-29, -14, 1].flatMap((x, i): Layer[] => [...[-4, 0, 4].map((d) => u.line([x, 26], [x + d * 1.3, 13 - (d ? 0 : 4)], 1, 'extra/ink/.4')), ...bloom(u, x - 5.2, 12, 2.4, 'accent'), ...bloom(u, x + 5.2, 12, 2.4, i % 2 ? 'accent' : 'bg'), ...bloom(u, x, 7, 2.8, i % 2 ? 'bg' : 'accent'), u.path(`M${x - 6} 22L${x + 6} 22L${x + 4} 32L${x - 4} 32Z`, 'extra/ink/.2')]),
);

const loaf = (u: Unit, x: number, y: number, w: number, color: string): Layer[] => [u.path(`M${x - w} ${y}Q${x - w * 1.1} ${y - w * 0.9} ${x} ${y - w * 0.95}Q${x + w * 1.1} ${y - w * 0.9} ${x + w} ${y}Z`, color), ...[-0.45, 0, 0.45].map((d) => u.line([x + d * w - w * 0.1, y - w * 0.3], [x + d * w + w * 0.1, y - w * 0.72], w * 0.12, 'bg'))];

export const breadShop = shopFront(
  'bread-shop',
  (u) => [...loaf(u, 0, -26, 8, 'accent2/ink/.3'), ...[-1, 1].map((k) => u.box(k * 20, -30, 14, 2, 'ink', { radius: 0.5 }))],
  (u) => [...[-28, -14, 0].flatMap((x, i) => loaf(u, x, 32, 6.2, i % 2 ? 'accent' : 'accent2/ink/.36')), u.box(-14, 20, 44, 1.4, 'ink'), ...[-31, -22, -5, 4].flatMap((x): Layer[] => [u.disc(x, 15.4, 3.9, 'accent2/ink/.3'), u.disc(x, 15.4, 1.4, 'accent2/bg/.6')]), ...loaf(u, -13.6, 19.4, 5, 'accent')],
);

export const cafeFront = shopFront(
  'cafe-front',
  (u) => [u.path('M-6 -33L6 -33Q6 -25 2 -24.6L-2 -24.6Q-6 -25 -6 -33Z', 'accent'), u.ring(6.4, -30.4, 2.2, 1.3, 'accent'), ...[-1, 1].map((k) => u.box(k * 19, -30, 13, 2, 'ink', { radius: 0.5 }))],
  (u) => [...[-28, -14, 0].flatMap((x): Layer[] => [u.line([x, -2], [x, 4], 0.8, 'ink'), u.path(`M${x - 5} 9Q${x - 4} 3.4 ${x} 3.4Q${x + 4} 3.4 ${x + 5} 9Z`, 'accent')]), u.box(-22, 24, 18, 1.8, 'ink'), u.box(-22, 29, 1.8, 8, 'ink'), u.path('M-27 16L-19 16Q-19 23 -22 23L-24 23Q-27 23 -27 16Z', 'bg'), u.ring(-18.4, 18.6, 1.8, 1, 'bg'), u.box(-1, 27, 14, 11, 'ink/bg/.3', { radius: 0.12 }), u.box(-1, 24.6, 8, 2, 'accent2'), u.disc(-1, 29, 1.6, 'bg')],
);
