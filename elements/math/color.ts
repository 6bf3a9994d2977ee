/**
 * Color arithmetic. Colors travel as '#rrggbb'; mixing and moving happens in OKLab, where equal steps look equal
 * (mixing in sRGB goes gray and dark in the middle). Hues are degrees, lightness 0-1, chroma 0 to about 0.37.
 */
export interface Rgb {
  /** 0 to 255. */
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export interface Oklab {
  readonly L: number;
  readonly a: number;
  readonly b: number;
}

export interface Oklch {
  readonly L: number;
  readonly C: number;
  /** Degrees in [0, 360); 0 for grays. */
  readonly h: number;
}

const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#[0-9a-f]{6}$/i;

/** Reads '#rgb' or '#rrggbb'; throws RangeError for anything else. */
export function parseHex(hex: string): Rgb {
  const long = LONG.test(hex) ? hex : hex.replace(SHORT, '#$1$1$2$2$3$3');
  if (!LONG.test(long)) throw new RangeError(`not a color: ${hex}`);
  const channels = parseInt(long.slice(1), 16);
  return { r: channels >> 16, g: (channels >> 8) & 255, b: channels & 255 };
}

/** '#rrggbb' in lower case; channels are rounded and clamped. */
export function formatHex({ r, g, b }: Rgb): string {
  const pair = (channel: number): string =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, '0');
  return `#${pair(r)}${pair(g)}${pair(b)}`;
}

// The sRGB transfer curve (IEC 61966-2-1): stored channel <-> light, both 0 to 1.
export const toLight = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLight = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

const lightOf = (hex: string): readonly [number, number, number] => {
  const { r, g, b } = parseHex(hex);
  return [toLight(r / 255), toLight(g / 255), toLight(b / 255)];
};

export function hexToOklab(hex: string): Oklab {
  const [r, g, b] = lightOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Linear light of the three channels; outside 0-1 when sRGB cannot show the color. */
function oklabToLight({ L, a, b }: Oklab): readonly [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Channels 0-255, clipped to what sRGB can show. */
export function oklabToRgb(lab: Oklab): Rgb {
  const [r, g, b] = oklabToLight(lab).map((c) => 255 * fromLight(Math.min(1, Math.max(0, c)))) as [
    number,
    number,
    number,
  ];
  return { r, g, b };
}

export const oklabToHex = (lab: Oklab): string => formatHex(oklabToRgb(lab));

export const labToLch = ({ L, a, b }: Oklab): Oklch => ({
  L,
  C: Math.hypot(a, b),
  h: ((((Math.atan2(b, a) * 180) / Math.PI) % 360) + 360) % 360,
});

export const lchToLab = ({ L, C, h }: Oklch): Oklab => ({
  L,
  a: C * Math.cos((h * Math.PI) / 180),
  b: C * Math.sin((h * Math.PI) / 180),
});

export const hexToOklch = (hex: string): Oklch => labToLch(hexToOklab(hex));

const inGamut = (lab: Oklab): boolean => oklabToLight(lab).every((c) => c >= -1e-4 && c <= 1 + 1e-4);

/** The color of that lightness and hue, its chroma lowered as far as sRGB asks (clipping channels would turn the hue). */
export function oklchToHex({ L, C, h }: Oklch): string {
  let low = 0;
  let high = C;
  if (inGamut(lchToLab({ L, C, h }))) low = C;
  else
    for (let i = 0; i < 20; i++) {
      const middle = (low + high) / 2;
      if (inGamut(lchToLab({ L, C: middle, h }))) low = middle;
      else high = middle;
    }
  return oklabToHex(lchToLab({ L, C: low, h }));
}

/** How different two colors look; about 0.02 is just seen side by side. */
export const colorDistance = (first: string, second: string): number =>
  oklabDistance(hexToOklab(first), hexToOklab(second));

/** The same for colors that were read once to be compared with many. */
export const oklabDistance = (p: Oklab, q: Oklab): number => Math.hypot(p.L - q.L, p.a - q.a, p.b - q.b);

export const mixOklab = (p: Oklab, q: Oklab, t: number): Oklab => ({
  L: p.L + (q.L - p.L) * t,
  a: p.a + (q.a - p.a) * t,
  b: p.b + (q.b - p.b) * t,
});

/** `from` at 0, `to` at 1, in OKLab. */
export const mixColors = (from: string, to: string, t: number): string =>
  oklabToHex(mixOklab(hexToOklab(from), hexToOklab(to), t));

/** Relative luminance of WCAG 2, 0-1. */
export function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two luminances, 1-21. */
export const luminanceContrast = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** Contrast ratio of WCAG 2, 1-21. */
export const contrastRatio = (first: string, second: string): number =>
  luminanceContrast(luminance(first), luminance(second));

/** Luminance at which black and white contrast equally: below it text must get lighter, above it darker. */
const TURNING_LUMINANCE = 0.179;

/**
 * The color nearest to `color`, hue kept, that reaches the contrast `ratio` against `on`. Lightness moves away from the
 * ground; when white or black is reached first, that is the answer, so compare again where it matters.
 */
export function ensureContrast(color: string, on: string, ratio: number): string {
  if (contrastRatio(color, on) >= ratio) return color;
  const { L, C, h } = hexToOklch(color);
  const end = luminance(on) > TURNING_LUMINANCE ? 0 : 1;
  const at = (t: number): string => oklchToHex({ L: L + (end - L) * t, C, h });
  let low = 0;
  let high = 1;
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2;
    if (contrastRatio(at(middle), on) >= ratio) high = middle;
    else low = middle;
  }
  return at(high);
}

/** Whichever of the colors is easiest to read on the ground. */
export function mostReadable(colors: readonly [string, ...string[]], on: string): string {
  return colors.reduce((best, color) => (contrastRatio(color, on) > contrastRatio(best, on) ? color : best));
}
