import { POINTS_PER_UNIT } from './units.js';

/** Points in each unit that may be typed behind a number. */
const POINTS: Readonly<Record<string, number>> = { ...POINTS_PER_UNIT, pt: 1 };

/** Longer sums than this are a mistake. */
const LONGEST = 200;

/** A part of a sum; `measured` once a unit was typed in it, since lengths cannot be multiplied with each other. */
interface Part {
  readonly value: number;
  readonly measured: boolean;
}

/**
 * The number that is typed into a field of a unit, which may be a sum: '12', '12,5', '−3 px', '85-2*3', '(1in + 5) / 2'.
 * Lengths in other units become those of the field; null for all that is no number, or no finite one.
 */
export function readExpression(text: string, unit = ''): number | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const reader = new Reader(tokens, unit);
  const part = reader.sum();
  return part && reader.atEnd && Number.isFinite(part.value) ? part.value : null;
}

const SIGNS: Readonly<Record<string, string>> = { '−': '-', '–': '-', '×': '*', '·': '*', '÷': '/' };
const TOKEN = /\s*(\d+(?:[.,]\d*)?|[.,]\d+|[a-z%°]+|[-+*/()−–×·÷])/iy;

/** Numbers, units and signs; null when there is anything else. */
function tokensOf(text: string): string[] | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST) return null;
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < trimmed.length) {
    const [, token] = pattern.exec(trimmed) ?? [];
    if (token === undefined) return null;
    tokens.push(SIGNS[token] ?? token);
  }
  return tokens;
}

/** A sum is made of terms, a term of factors, and a factor is a number or a sum in parentheses, with a unit or without. */
class Reader {
  readonly #tokens: readonly string[];
  readonly #unit: string;
  #at = 0;

  constructor(tokens: readonly string[], unit: string) {
    this.#tokens = tokens;
    this.#unit = unit.toLowerCase();
  }

  get atEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(): Part | null {
    let left = this.#term();
    for (let sign = this.#take('+', '-'); left && sign; sign = this.#take('+', '-')) {
      const right = this.#term();
      left = right && {
        value: left.value + (sign === '+' ? right.value : -right.value),
        measured: left.measured || right.measured,
      };
    }
    return left;
  }

  #term(): Part | null {
    let left = this.#factor();
    for (let sign = this.#take('*', '/'); left && sign; sign = this.#take('*', '/')) {
      const right = this.#factor();
      if (!right || (right.measured && (left.measured || sign === '/'))) return null;
      left = {
        value: sign === '*' ? left.value * right.value : left.value / right.value,
        measured: left.measured || right.measured,
      };
    }
    return left;
  }

  #factor(): Part | null {
    const sign = this.#take('+', '-');
    if (sign) {
      const part = this.#factor();
      return part && (sign === '-' ? { ...part, value: -part.value } : part);
    }
    const part = this.#take('(') ? this.#closed(this.sum()) : this.#number();
    return part && this.#inUnit(part);
  }

  #closed(part: Part | null): Part | null {
    return this.#take(')') ? part : null;
  }

  #number(): Part | null {
    const token = this.#tokens[this.#at];
    if (token === undefined || !/^[\d.,]/.test(token)) return null;
    this.#at += 1;
    return { value: Number(token.replace(',', '.')), measured: false };
  }

  /** A unit behind a number converts it; one that says nothing in this field makes it no number. */
  #inUnit(part: Part): Part | null {
    const token = this.#tokens[this.#at]?.toLowerCase();
    if (token === undefined || !/^[a-z%°]/.test(token)) return part;
    this.#at += 1;
    const factor = token === this.#unit ? 1 : factorBetween(token, this.#unit || 'px');
    return factor === null || part.measured ? null : { value: part.value * factor, measured: true };
  }

  #take(...signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token === undefined || !signs.includes(token)) return null;
    this.#at += 1;
    return token;
  }
}

/** Lengths only: degrees and percents are no other unit's. */
function factorBetween(from: string, to: string): number | null {
  if (!Object.hasOwn(POINTS, from) || !Object.hasOwn(POINTS, to)) return null;
  return POINTS[from]! / POINTS[to]!;
}
