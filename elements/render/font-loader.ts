import type { Need } from '../objects/kind.js';
import type { FontFaceInfo, FontFamily, FontSource } from '../ports/fonts.js';
import { spacelessIn, WordList, type SpacelessScript } from '../text/breaks/word-list.js';
import { FontFile } from '../text/fonts/font-file.js';
import { fontKey } from '../text/fonts/font-key.js';
import type { FontStore } from '../text/fonts/font-store.js';
import { fallbacksNeeded, lettersLacking, type NeededFallback } from './fallbacks-needed.js';

type FontNeed = Extract<Need, { type: 'font' }>;

/** The lists of families and of fallbacks among what is awaited; no face is called so. */
const LIST = 'list of families';
const FALLBACKS = 'list of fallbacks';

/** Letters beyond those that all fonts have: one text may find them all in its font, the next may not. */
const SHARED = /[^\u0000-\u00ff]/gu;

/** The face of a family nearest to what is wanted: italic first, then weight, the heavier side for bold texts. */
export function nearestFace(family: FontFamily, weight: number, italic: boolean): FontFaceInfo | undefined {
  const distance = (face: FontFaceInfo): number => {
    const wrongSide = weight > 500 ? face.weight < weight : face.weight > weight;
    return Math.abs(face.weight - weight) + (wrongSide ? 50 : 0) + (face.italic === italic ? 0 : 2000);
  };
  return [...family.faces].sort((a, b) => distance(a) - distance(b))[0];
}

/** Where files come from: a host's port, or one that asks it from a worker, where nothing is answered at once. */
export type LoadedFonts = Omit<FontSource, 'placed'> & {
  placed?(name: string, src: string): FontFamily | null | Promise<FontFamily | null>;
};

/**
 * Loads faces into the font store, each once; fallback fonts only when a text has characters for them. What could not be had is
 * noted in the store's `awaited` with its letters.
 */
export class FontLoader {
  readonly #source: LoadedFonts;
  readonly #store: FontStore;
  readonly #listed: (families: readonly FontFamily[]) => void;
  readonly #satisfied = new Set<string>();
  /** Of those, the ones whose files could not be had. */
  readonly #lacking = new Set<string>();
  readonly #faces = new Map<string, Promise<FontFile | null>>();
  /** Patterns that could not be had are not asked for with every letter. */
  #hyphensLost = false;
  #brand: Promise<readonly FontFamily[]> | undefined;

  /** `listed` is told the host's families whenever they were asked for. */
  constructor(
    source: LoadedFonts,
    store: FontStore,
    listed: (families: readonly FontFamily[]) => void = () => undefined,
  ) {
    this.#source = source;
    this.#store = store;
    this.#listed = listed;
  }

  /** Equal for needs that share a load. */
  key(need: FontNeed): string {
    const { hyphens } = need;
    return hyphens
      ? [this.#faceKey(need), hyphens.language ?? '', hyphens.text].join('|')
      : this.#faceKey(need);
  }

  #faceKey(need: FontNeed): string {
    const letters = [...new Set(need.text.match(SHARED))].sort().join('');
    return [fontKey(need.family, need.src), need.weight, need.italic, letters].join('|');
  }

  /** Names of the families a text can be set in; empty while they cannot be had. */
  async names(): Promise<readonly string[]> {
    return ((await this.#list()) ?? []).map(({ name }) => name);
  }

  /** Names of fonts that the host has not got; none while it cannot say. */
  async unknown(needs: readonly FontNeed[]): Promise<readonly string[]> {
    const names = new Set(await this.names());
    if (names.size === 0) return [];
    const lost = new Set<string>();
    for (const need of needs)
      if (!names.has(need.family) && !(await this.#uploaded(need))) lost.add(need.family);
    return [...lost].sort();
  }

  /** Null while it cannot be had. */
  async #list(): Promise<readonly FontFamily[] | null> {
    const families = await this.#source.families().catch(() => null);
    if (families) this.#listed(families);
    return families;
  }

  has(need: FontNeed): boolean {
    const { hyphens } = need;
    if (!this.#satisfied.has(this.#faceKey(need))) return false;
    return !hyphens || this.#hyphensLost || this.#store.hasHyphensFor(hyphens);
  }

  /** Resolves when the face and the fallbacks its text needs are in the store, or could not be had. */
  async load(need: FontNeed): Promise<void> {
    const families = await this.#list();
    const placed = await this.#placed(need);
    // offline: nothing is noted as loaded, so the next `ensure` asks again
    if (!families && !placed) return this.#store.awaited.note({ id: LIST, family: need.family }, need);
    if (families) this.#store.awaited.arrived(LIST);
    const named = families?.find(({ name }) => name === need.family);
    const meant = placed ?? named ?? (await this.#uploaded(need));
    const standIn = named ?? families?.[0];
    const own = await this.#add(meant ?? standIn, need);
    if (own && meant) this.#store.alias(fontKey(need.family, need.src), own.family);
    // an upload that is gone: its words are to be read all the same
    const shown = own ?? (placed ? await this.#add(standIn, need) : null);
    const fallbacks = await this.#fallbacksFor(need, shown);
    const added = [
      own !== null && fallbacks !== null,
      ...(await Promise.all((fallbacks ?? []).map((fallback) => this.#addFallback(fallback, need)))),
      ...(await Promise.all(spacelessIn(need.text).map((script) => this.#addWords(script)))),
      await this.#addHyphens(need),
    ];
    this.#satisfied.add(this.#faceKey(need));
    if (added.includes(false)) this.#lacking.add(this.#faceKey(need));
  }

  /** Faces that could not be had are to be asked for again. */
  retry(): void {
    for (const key of this.#lacking) this.#satisfied.delete(key);
    this.#lacking.clear();
    this.#hyphensLost = false;
    this.#store.awaited.clear();
  }

  /** null when their list could not be had. */
  async #fallbacksFor(
    need: FontNeed,
    own: FontFile | null | undefined,
  ): Promise<readonly NeededFallback<FontFamily>[] | null> {
    const { text } = need;
    const { awaited } = this.#store;
    const letters = lettersLacking(text, own);
    // most texts lack none, and the list of all fallbacks is long
    if (letters.length === 0) return [];
    const all = await this.#source.fallbacks().catch(() => null);
    if (all) awaited.arrived(FALLBACKS);
    else awaited.note({ id: FALLBACKS, family: null }, need, letters);
    return all && fallbacksNeeded(letters, text, all);
  }

  /** False when the face could not be had. */
  async #addFallback(
    { family, order, letters }: NeededFallback<FontFamily>,
    need: FontNeed,
  ): Promise<boolean> {
    const face = nearestFace(family, need.weight, need.italic);
    const file = face && (await this.#read(face, family.name));
    if (file && !this.#store.fallbacks.includes(file))
      this.#store.addFallback(file, { order, scripts: family.scripts ?? [] });
    if (file === null) this.#store.awaited.note({ id: face!.id, family: family.name }, need, letters);
    return file !== null;
  }

  /** The words by which lines of a script without spaces end; false when they could not be had. */
  async #addWords(script: SpacelessScript): Promise<boolean> {
    if (this.#store.hasWords(script)) return true;
    try {
      const bytes = await this.#source.words?.(script);
      if (bytes) this.#store.addWords(new WordList(script, new Uint8Array(bytes)));
      return true;
    } catch {
      return false;
    }
  }

  /** What breaks the words of a text; false when it could not be had. */
  async #addHyphens({ hyphens }: FontNeed): Promise<boolean> {
    if (!hyphens || this.#store.hasHyphensFor(hyphens)) return true;
    try {
      const { addHyphens } = await import('./add-hyphens.js');
      await addHyphens(hyphens, this.#store, async (list) => this.#source.hyphens?.(list));
      this.#hyphensLost = false;
    } catch {
      this.#hyphensLost = true;
    }
    return !this.#hyphensLost;
  }

  /** The family's nearest face, in the store; null when it could not be had. */
  async #add(family: FontFamily | undefined, need: FontNeed): Promise<FontFile | null> {
    const face = family && nearestFace(family, need.weight, need.italic);
    const file = face && (await this.#read(face, fontKey(family.name, family.src)));
    if (file && !this.#store.has(file.family, file.weight, file.italic)) this.#store.add(file);
    if (file === null) this.#store.awaited.note({ id: face!.id, family: family!.name }, need);
    return file ?? null;
  }

  async #placed({ family, src }: FontNeed): Promise<FontFamily | null> {
    return src === undefined ? null : ((await this.#source.placed?.(family, src)) ?? null);
  }

  /** What somebody uploaded: where the text says it lies, or under that name in the user's own brand kit. */
  async #uploaded(need: FontNeed): Promise<FontFamily | undefined> {
    const own = async (): Promise<FontFamily | undefined> => {
      this.#brand ??= this.#source.brand?.();
      return (await this.#brand)?.find(({ name, src }) => src !== undefined && name === need.family);
    };
    const forget = (): void => void (this.#brand = undefined);
    return (await this.#placed(need)) ?? (await own().catch(forget)) ?? undefined;
  }

  #read(face: FontFaceInfo, family: string): Promise<FontFile | null> {
    let pending = this.#faces.get(face.id);
    if (!pending) {
      const { id, weight, italic } = face;
      pending = this.#source
        .load(face)
        .then((bytes) => FontFile.parse({ id, family, weight, italic }, new Uint8Array(bytes)))
        .catch(() => {
          // offline or a damaged file: text shows in a font that is here, and the next design asks again
          this.#faces.delete(face.id);
          return null;
        });
      this.#faces.set(face.id, pending);
    }
    return pending;
  }
}
