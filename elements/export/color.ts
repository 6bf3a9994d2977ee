/** A color of an op in parts: channels and alpha 0 to 1. */
export interface Channels {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const BLACK: Channels = { r: 0, g: 0, b: 0, a: 1 };
const FUNCTION = /^rgba?\(([^)]*)\)$/i;

/** Reads what ops hold: '#rgb', '#rrggbb', '#rrggbbaa', 'rgb(...)', 'rgba(...)'. Anything else is black, as on a new canvas. */
export function channelsOf(color: string): Channels {
  const text = color.trim();
  const call = FUNCTION.exec(text);
  if (call) return fromNumbers(call[1]!.split(/[\s,/]+/).filter(Boolean));
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? fromHex(text.slice(1)) : BLACK;
}

function fromHex(hex: string): Channels {
  const long = hex.length < 5 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const pair = (at: number): number => parseInt(long.slice(at, at + 2), 16) / 255;
  return { r: pair(0), g: pair(2), b: pair(4), a: long.length === 8 ? pair(6) : 1 };
}

function fromNumbers([r = '0', g = '0', b = '0', a = '1']: readonly string[]): Channels {
  const share = (text: string, whole: number): number => {
    const value = Number.parseFloat(text) / (text.endsWith('%') ? 100 : whole);
    return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
  };
  return { r: share(r, 255), g: share(g, 255), b: share(b, 255), a: share(a, 1) };
}
