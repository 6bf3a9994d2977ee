/**
 * Bits as text that survives e-mail, chat and being read aloud: capitals and digits without the four letters that look
 * like others, and four more that tell whether anything was changed on the way.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_A_LETTER = 5;

/** x^20 + x^3 + 1: finds every mistaken letter and every two that changed places. */
const CHECK_BITS = 20;
const CHECK_POLYNOMIAL = 0x9;
const CHECK_MASK = 2 ** CHECK_BITS - 1;

/** Longer texts are nobody's code. */
const MOST_LETTERS = 200;
/** Letters of a group, so that a long code can be compared by eye. */
const GROUP = 5;

const SPACES = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/gu;
/** What programs make of a hyphen. */
const HYPHENS = /[-\u2010-\u2015\u2212]/gu;

/** A number of so many bits, at most 30; the most significant first. */
export interface Field {
  readonly bits: number;
  readonly value: number;
}

/** The fields as text behind a prefix that names the form. */
export function toBase32Code(prefix: string, fields: readonly Field[]): string {
  const bits = fields.map(({ bits: width, value }) => value.toString(2).padStart(width, '0')).join('');
  const padded = bits.padEnd(Math.ceil(bits.length / BITS_A_LETTER) * BITS_A_LETTER, '0');
  const text = letters(padded + checkOf(padded).toString(2).padStart(CHECK_BITS, '0'));
  return [prefix, ...(text.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [])].join('-');
}

/** The bits of a code, the check taken off; null for anything else. White space, hyphens and capitals do not matter. */
export function fromBase32Code(prefix: string, text: string): BitReader | null {
  if (text.length > MOST_LETTERS) return null;
  const plain = text.replace(SPACES, '').replace(HYPHENS, '').toUpperCase();
  if (!plain.startsWith(prefix)) return null;
  const bits = bitsOf(plain.slice(prefix.length));
  if (bits === null || bits.length < CHECK_BITS) return null;
  const payload = bits.slice(0, -CHECK_BITS);
  return parseInt(bits.slice(-CHECK_BITS), 2) === checkOf(payload) ? new BitReader(payload) : null;
}

/** Reads fields one after the other. */
export class BitReader {
  #at = 0;

  constructor(private readonly bits: string) {}

  /** The next field; NaN past the end. */
  next(width: number): number {
    const field = this.bits.slice(this.#at, (this.#at += width));
    return field.length === width ? parseInt(field, 2) : Number.NaN;
  }

  /** Whether nothing but what fills the last letter is left. */
  get done(): boolean {
    const rest = this.bits.slice(this.#at);
    return this.#at <= this.bits.length && rest.length < BITS_A_LETTER && !rest.includes('1');
  }
}

const letters = (bits: string): string =>
  (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[parseInt(five, 2)]).join('');

/** Letters that are misread count as what they were taken for. */
function bitsOf(text: string): string | null {
  const indexes = [...text.replaceAll('O', '0').replace(/[IL]/g, '1')].map((letter) =>
    LETTERS.indexOf(letter),
  );
  if (indexes.includes(-1)) return null;
  return indexes.map((index) => index.toString(2).padStart(BITS_A_LETTER, '0')).join('');
}

/** Starts from ones, so that leading zeros count. */
function checkOf(bits: string): number {
  let check = CHECK_MASK;
  for (const bit of bits) {
    const out = (check >>> (CHECK_BITS - 1)) ^ Number(bit);
    check = ((check << 1) & CHECK_MASK) ^ (out ? CHECK_POLYNOMIAL : 0);
  }
  return check;
}
