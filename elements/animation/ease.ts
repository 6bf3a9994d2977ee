/** From 0 to 1 in progress, from 0 to 1 in effect; some go beyond on their way. */
export type Ease = (progress: number) => number;

/** How far 'back' goes past its goal (Penner, 10 %). */
const OVERSHOOT = 1.70158;

/** The curves that presets name. 'out' ones arrive softly, 'in' ones leave softly. */
export const EASES = {
  linear: (p) => p,
  outCubic: (p) => 1 - (1 - p) ** 3,
  outQuint: (p) => 1 - (1 - p) ** 5,
  outExpo: (p) => (p >= 1 ? 1 : 1 - 2 ** (-10 * p)),
  inCubic: (p) => p ** 3,
  inOutCubic: (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2),
  inOutSine: (p) => -(Math.cos(Math.PI * p) - 1) / 2,
  outBack: (p) => 1 + (OVERSHOOT + 1) * (p - 1) ** 3 + OVERSHOOT * (p - 1) ** 2,
  /** Falls and bounces twice (Penner). */
  outBounce: (p) => {
    const [n, d] = [7.5625, 2.75];
    if (p < 1 / d) return n * p * p;
    if (p < 2 / d) return n * (p - 1.5 / d) ** 2 + 0.75;
    if (p < 2.5 / d) return n * (p - 2.25 / d) ** 2 + 0.9375;
    return n * (p - 2.625 / d) ** 2 + 0.984375;
  },
  /** A spring that swings once beyond. */
  outSpring: (p) => (p >= 1 ? 1 : 1 - Math.exp(-6 * p) * Math.cos(9 * p)),
} as const satisfies Record<string, Ease>;

export const mix = (from: number, to: number, at: number): number => from + (to - from) * at;
