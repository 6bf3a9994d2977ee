import type { DesignFile } from '../../../../elements/document/design-file.js';
import { layoutSignature, takeTurns } from '../../../../elements/generate/layout-signature.js';

/** A design of the format. */
export interface FormatDesign {
  readonly id: string;
  readonly file: DesignFile;
  /** True for one that has place for little of what is filled in: it comes after all others. */
  readonly last?: boolean;
}

type Palette = readonly string[];

/** A design to be filled, and the palette it gets. */
export interface Candidate {
  /** One of a kind in a list of results. */
  readonly key: string;
  readonly design: DesignFile;
  /** Null for its own colors. */
  readonly palette: Palette | null;
}

/** One page of the format's designs, and whether there are more. */
export interface DesignPage {
  readonly designs: readonly FormatDesign[];
  readonly more: boolean;
}

/**
 * What there is to choose from, one after another and none twice: the designs of the format, a layout each in turn, then all
 * of them again in each of the palettes. What could not be had is asked for again by the next one who asks.
 */
export class Candidates {
  readonly #loadPage: (page: number) => Promise<DesignPage>;
  readonly #loadPalettes: () => Promise<readonly Palette[]>;
  readonly #designs: FormatDesign[] = [];
  readonly #last: FormatDesign[] = [];
  #page = 0;
  #more = true;
  #next = 0;
  #loading: Promise<void> | null = null;

  constructor(palettes: () => Promise<readonly Palette[]>, designs: (page: number) => Promise<DesignPage>) {
    this.#loadPalettes = palettes;
    this.#loadPage = designs;
  }

  /** Null when there are no more. */
  async next(): Promise<Candidate | null> {
    const at = this.#next++;
    try {
      while (this.#more && at >= this.#designs.length) await this.#load();
      return await this.#candidate(at);
    } catch (error) {
      this.#next--;
      throw error;
    }
  }

  async #candidate(at: number): Promise<Candidate | null> {
    const count = this.#designs.length;
    const own = at < count;
    const palettes = own || count === 0 ? [] : await this.#loadPalettes();
    if (at >= count * (1 + palettes.length)) return null;
    const { id, file } = this.#designs[at % count]!;
    if (own) return { key: id, design: file, palette: null };
    // a step further for each design, so that neighbors differ in color
    const turn = (Math.floor(at / count) - 1 + (at % count)) % palettes.length;
    return { key: `${id} ${turn}`, design: file, palette: palettes[turn]! };
  }

  #load(): Promise<void> {
    this.#loading ??= this.#loadPage(this.#page + 1)
      .then(({ designs, more }) => {
        this.#page++;
        this.#more = more;
        const inTurns = takeTurns(designs, ({ file }) => layoutSignature(file));
        this.#designs.push(...inTurns.filter(({ last }) => !last));
        this.#last.push(...inTurns.filter(({ last }) => last));
        if (!more) this.#designs.push(...this.#last);
      })
      .finally(() => (this.#loading = null));
    return this.#loading;
  }
}
