/**
 * The smallest HEIC file there can be, written by hand: one picture of 16 by 16 px in HEVC (ITU-T H.265), whose only block is
 * kept as plain samples (I_PCM), so that no encoder is needed.
 */

class Bits {
  readonly #bits: number[] = [];

  /** A whole number in so many bits. */
  u(value: number, count: number): this {
    for (let i = count - 1; i >= 0; i--) this.#bits.push(Math.floor(value / 2 ** i) % 2);
    return this;
  }

  /** Exp-Golomb, as H.265 9.2. */
  ue(value: number): this {
    const length = Math.floor(Math.log2(value + 1));
    return this.u(0, length).u(value + 1, length + 1);
  }

  se(value: number): this {
    return this.ue(value > 0 ? 2 * value - 1 : -2 * value);
  }

  align(bit = 0): this {
    while (this.#bits.length % 8 !== 0) this.#bits.push(bit);
    return this;
  }

  /** The end of a parameter set: a one and zeros. */
  trailing(): this {
    return this.u(1, 1).align();
  }

  bytes(): number[] {
    return Array.from({ length: this.#bits.length / 8 }, (_, i) =>
      Number.parseInt(this.#bits.slice(8 * i, 8 * i + 8).join(''), 2),
    );
  }
}

/** The arithmetic coder as far as it is needed: it only ever ends (H.265 9.3.4.3.5 and 9.3.2.5). */
function ending(bits: Bits, range: number): void {
  let low = range - 2;
  let outstanding = 0;
  let first = true;
  const put = (bit: number) => {
    if (first) first = false;
    else bits.u(bit, 1);
    for (; outstanding > 0; outstanding--) bits.u(1 - bit, 1);
  };
  for (let width = 2; width < 256; width *= 2) {
    if (low < 256) put(0);
    else if (low >= 512) {
      low -= 512;
      put(1);
    } else {
      low -= 256;
      outstanding++;
    }
    low *= 2;
  }
  put((low >> 9) & 1);
  bits.u(((low >> 7) & 3) | 1, 2);
}

/** A unit with its two bytes of header, and with the bytes that keep its content from looking like a start code. */
function unit(type: number, content: readonly number[]): number[] {
  const out = [type << 1, 1];
  let zeros = 0;
  for (const byte of content) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return out;
}

const SIDE = 16;

/** Main Still Picture, level 1. */
const profile = (bits: Bits): Bits =>
  bits.u(0, 2).u(0, 1).u(3, 5).u(0x10000000, 32).u(0b1001, 4).u(0, 43).u(0, 1).u(30, 8);

function parameterSets(): { readonly vps: number[]; readonly sps: number[]; readonly pps: number[] } {
  const vps = profile(new Bits().u(0, 4).u(3, 2).u(0, 6).u(0, 3).u(1, 1).u(0xffff, 16));
  vps.u(1, 1).ue(0).ue(0).ue(0).u(0, 6).ue(0).u(0, 1).u(0, 1).trailing();
  const sps = profile(new Bits().u(0, 4).u(0, 3).u(1, 1));
  sps.ue(0).ue(1).ue(SIDE).ue(SIDE).u(0, 1).ue(0).ue(0).ue(4).u(1, 1).ue(0).ue(0).ue(0);
  // blocks of 8 to 16 px, transforms of 4 to 8; no lists, no parts, no offsets; plain samples of 8 bits in blocks of 8 to 16
  sps.ue(0).ue(1).ue(0).ue(1).ue(0).ue(0).u(0, 1).u(0, 1).u(0, 1);
  sps.u(1, 1).u(7, 4).u(7, 4).ue(0).ue(1).u(1, 1);
  sps.ue(0).u(0, 1).u(0, 1).u(0, 1).u(0, 1).u(0, 1).trailing();
  const pps = new Bits().ue(0).ue(0).u(0, 1).u(0, 1).u(0, 3).u(0, 1).u(0, 1).ue(0).ue(0).se(0);
  pps.u(0, 1).u(0, 1).u(0, 1).se(0).se(0).u(0, 1).u(0, 1).u(0, 1).u(0, 1).u(0, 1).u(0, 1).u(0, 1);
  // no filter over the edges of blocks
  pps.u(1, 1).u(0, 1).u(1, 1).u(0, 1).u(0, 1).ue(0).u(0, 1).u(0, 1).trailing();
  return {
    vps: unit(32, vps.bytes()),
    sps: unit(33, sps.bytes()),
    pps: unit(34, pps.bytes()),
  };
}

type Samples = (x: number, y: number) => number;

function slice(luma: Samples, blue: Samples, red: Samples): number[] {
  // first slice of an IDR picture, of kind I, with nothing changed of the sets
  const bits = new Bits().u(1, 1).u(0, 1).ue(0).ue(2).se(0).u(1, 1).align();
  // not split: the likely answer of a state that knows nothing yet, which leaves 270 of the range; then plain samples
  ending(bits, 270);
  bits.align();
  for (const [samples, side] of [
    [luma, SIDE],
    [blue, SIDE / 2],
    [red, SIDE / 2],
  ] as const)
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) bits.u(samples(x, y), 8);
  ending(bits, 510);
  return unit(19, bits.align().bytes());
}

const u16 = (value: number): number[] => [value >> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const text = (value: string): number[] => [...value].map((letter) => letter.codePointAt(0)!);
const box = (type: string, ...content: readonly (readonly number[])[]): number[] => {
  const inside = content.flat();
  return [...u32(8 + inside.length), ...text(type), ...inside];
};
const NO_FLAGS = [0, 0, 0, 0];

/** hvcC of ISO/IEC 14496-15. */
function configuration(): number[] {
  const { vps, sps, pps } = parameterSets();
  const sets = [
    [32, vps],
    [33, sps],
    [34, pps],
  ] as const;
  return box(
    'hvcC',
    [1, 3, ...u32(0x10000000), 0x90, 0, 0, 0, 0, 0, 30, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f],
    [sets.length, ...sets.flatMap(([type, set]) => [type, ...u16(1), ...u16(set.length), ...set])],
  );
}

interface HeicOptions {
  /** Quarter turns against the clock, as the container tells them. */
  readonly turns?: number;
  /** ICC profile of the colors. */
  readonly profile?: Uint8Array;
  /** A red that is not the deepest. */
  readonly soft?: boolean;
}

/** A HEIC whose upper half is white and whose lower half is red, of 16 by 16 px, before it is turned. */
export function heicOf({ turns = 0, profile: icc, soft = false }: HeicOptions = {}): Uint8Array {
  const isUpper = (y: number, side: number) => y < side / 2;
  const coded = slice(
    (_x, y) => (isUpper(y, SIDE) ? 235 : 81),
    (_x, y) => (isUpper(y, SIDE / 2) ? 128 : 90),
    (_x, y) => (isUpper(y, SIDE / 2) ? 128 : soft ? 190 : 240),
  );
  const data = [...u32(coded.length), ...coded];
  const properties = [
    configuration(),
    box('ispe', NO_FLAGS, u32(SIDE), u32(SIDE)),
    ...(icc ? [box('colr', text('prof'), [...icc])] : []),
    ...(turns ? [box('irot', [turns])] : []),
  ];
  const used = properties.map((_, i) => (i === 0 ? 0x80 : 0) | (i + 1));
  const meta = (at: number) =>
    box(
      'meta',
      NO_FLAGS,
      box('hdlr', NO_FLAGS, NO_FLAGS, text('pict'), u32(0), u32(0), u32(0), [0]),
      box('pitm', NO_FLAGS, u16(1)),
      box('iloc', NO_FLAGS, [0x44, 0], u16(1), u16(1), u16(0), u16(1), u32(at), u32(data.length)),
      box('iinf', NO_FLAGS, u16(1), box('infe', [2, 0, 0, 0], u16(1), u16(0), text('hvc1'), [0])),
      box('iprp', box('ipco', ...properties), box('ipma', NO_FLAGS, u32(1), u16(1), [used.length, ...used])),
    );
  const start = box('ftyp', text('heic'), u32(0), text('mif1'), text('heic'));
  const at = start.length + meta(0).length + 8;
  return Uint8Array.from([...start, ...meta(at), ...box('mdat', data)]);
}
