import {
  joinDistance,
  lookColorDistance,
  lookFontDistance,
  sameKind,
  type Look,
  type LookKind,
} from './distance.js';

/** One thing a variation may be made of, with how it looks on the page. */
export interface Part {
  readonly look: Look;
  /** 0 to 1, the better the higher; more for the user's own. */
  readonly score: number;
}

export interface Choice {
  /** Index of the fonts and of the colors. */
  readonly fonts: number;
  readonly colors: number;
}

/** How much being good counts beside being different. */
const GOOD = 0.55;
/** What it costs that fonts or colors were chosen before, each time. */
const WORN_FONTS = 0.16;
const WORN_COLORS = 0.2;
/** Like the one before it, or the one above it in a grid of this many columns. */
const BESIDE = 1.4;
const COLUMNS = 4;

/**
 * Fonts times colors, best first and unlike what was chosen before: maximal marginal relevance. Whoever takes them says of
 * each whether it was good; one that was not is not counted. Ties go to the earlier.
 */
export class Chooser {
  readonly #taken: Choice[] = [];
  readonly #gone = new Set<number>();
  readonly #nearest: Float64Array;
  readonly #colorDistances = new Map<number, number>();
  readonly #fontDistances = new Map<number, number>();
  readonly #wornFonts: number[];
  readonly #wornColors: number[];

  constructor(
    private readonly fonts: readonly Part[],
    private readonly colors: readonly Part[],
    /** How far a variation has to be from the others. */
    private readonly least: number,
  ) {
    this.#nearest = new Float64Array(fonts.length * colors.length).fill(1);
    this.#wornFonts = fonts.map(() => 0);
    this.#wornColors = colors.map(() => 0);
  }

  /** The best of those left; null when none is. */
  next(): Choice | null {
    let best: Choice | null = null;
    let most = -Infinity;
    for (let fonts = 0; fonts < this.fonts.length; fonts++)
      for (let colors = 0; colors < this.colors.length; colors++) {
        const key = fonts * this.colors.length + colors;
        if (this.#gone.has(key) || this.#nearest[key]! < this.least) continue;
        const value = this.#valueOf({ fonts, colors }, this.#nearest[key]!);
        if (value > most) [best, most] = [{ fonts, colors }, value];
      }
    return best;
  }

  /** It is shown. */
  take(choice: Choice): void {
    this.#taken.push(choice);
    this.#wornFonts[choice.fonts]!++;
    this.#wornColors[choice.colors]!++;
    for (let fonts = 0; fonts < this.fonts.length; fonts++)
      for (let colors = 0; colors < this.colors.length; colors++) {
        const key = fonts * this.colors.length + colors;
        this.#nearest[key] = Math.min(this.#nearest[key]!, this.#distance(choice, { fonts, colors }));
      }
    this.drop(choice);
  }

  /** It is not shown. */
  drop({ fonts, colors }: Choice): void {
    this.#gone.add(fonts * this.colors.length + colors);
  }

  #valueOf(choice: Choice, nearest: number): number {
    const { fonts, colors } = choice;
    const good = (this.fonts[fonts]!.score + this.colors[colors]!.score) / 2;
    const worn = WORN_FONTS * this.#wornFonts[fonts]! + WORN_COLORS * this.#wornColors[colors]!;
    const around = [this.#taken.at(-1), this.#taken.at(-COLUMNS)];
    const beside = around.filter((other) => other && this.#alike(other, choice)).length;
    return GOOD * good + (1 - GOOD) * Math.sqrt(nearest) - worn - BESIDE * beside;
  }

  #alike(p: Choice, q: Choice): boolean {
    return sameKind(this.#lookOf(p), this.#lookOf(q));
  }

  #lookOf({ fonts, colors }: Choice): LookKind {
    const { hueFamily } = this.colors[colors]!.look;
    return { hueFamily, headingStyle: this.fonts[fonts]!.look.headingStyle };
  }

  #distance(p: Choice, q: Choice): number {
    const colors = this.#known(this.#colorDistances, p.colors, q.colors, this.colors, lookColorDistance);
    const fonts = this.#known(this.#fontDistances, p.fonts, q.fonts, this.fonts, lookFontDistance);
    return joinDistance(colors, fonts);
  }

  #known(
    known: Map<number, number>,
    p: number,
    q: number,
    parts: readonly Part[],
    distance: (p: Look, q: Look) => number,
  ): number {
    const key = p * parts.length + q;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = distance(parts[p]!.look, parts[q]!.look)));
    return found;
  }
}
