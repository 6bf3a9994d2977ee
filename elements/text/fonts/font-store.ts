import type { AskedHyphens, Hyphens, LanguageOf } from '../hyphens/hyphens.js';
import { spacelessIn, type SpacelessScript, type WordList } from '../breaks/word-list.js';
import { AwaitedFonts } from './awaited-fonts.js';
import type { FontFile } from './font-file.js';
import { inHanOrder, type Han } from './han.js';
import type { FacePick, TextStyle } from '../types.js';

/** The part of a style that decides the face. */
export type FaceQuery = Pick<TextStyle, 'family' | 'weight' | 'italic'>;

/** A pick whose face can be shaped. */
export interface FilePick extends FacePick {
  readonly face: FontFile;
}

/** Where a fallback family stands among the others. */
export interface FallbackPlace {
  /** Families are tried in rising order. */
  readonly order: number;
  /** As ISO 15924 codes; by them Chinese characters are drawn in the way of their language. */
  readonly scripts?: readonly string[];
}

interface FallbackFamily extends FallbackPlace {
  readonly family: string;
}

/** Tangent of 11.3 degrees: the slant of a made-up italic. */
const SLANT = 0.2;

/**
 * The faces loaded so far, the order in which to look for characters a text's own font lacks, the words of scripts without
 * spaces, and what breaks words with hyphens.
 */
export class FontStore {
  /** What texts need and is not here because it could not be had. */
  readonly awaited = new AwaitedFonts();
  readonly #families = new Map<string, FontFile[]>();
  readonly #faces: FontFile[] = [];
  #fallbackFamilies: readonly FallbackFamily[] = [];
  /** Asked for with every paragraph; gathered anew when a face has come. */
  #fallbackFaces: readonly FontFile[] | null = null;
  readonly #others = new Map<string, string>();
  readonly #words = new Map<SpacelessScript, WordList>();
  readonly #hyphens = new Map<string, Hyphens>();
  /** Comes with the first hyphens: most designs have none. */
  #languageOf: LanguageOf | null = null;
  #version = 0;

  /** Rises with every face that arrives: key caches of layouts by it. */
  get version(): number {
    return this.#version;
  }

  get faces(): readonly FontFile[] {
    return this.#faces;
  }

  /** The faces of the fallback families, in their order. */
  get fallbacks(): readonly FontFile[] {
    return (this.#fallbackFaces ??= this.#fallbackFamilies.flatMap(
      ({ family }) => this.#families.get(family) ?? [],
    ));
  }

  /** Adds a face; one with the same id is replaced. */
  add(face: FontFile): void {
    replaceOrPush(this.#faces, face);
    const family = this.#families.get(face.family) ?? [];
    replaceOrPush(family, face);
    this.#families.set(face.family, family);
    this.#fallbackFaces = null;
    this.awaited.arrived(face.id);
    this.#version++;
  }

  /**
   * Adds a face whose family also serves characters that a text's own font lacks. Without a place it comes after those that are
   * here: with one, the choice is the same whichever came first.
   */
  addFallback(face: FontFile, place: FallbackPlace = { order: this.#fallbackFamilies.length }): void {
    if (!this.#fallbackFamilies.some(({ family }) => family === face.family))
      this.#fallbackFamilies = [...this.#fallbackFamilies, { family: face.family, ...place }].sort(
        (a, b) => a.order - b.order,
      );
    this.add(face);
  }

  /** Texts that name a font by `key` are set in the one of another key: there is more than one way to name it. */
  alias(key: string, other: string): void {
    if (key === other || this.#others.get(key) === other) return;
    this.#others.set(key, other);
    this.#version++;
  }

  /** Adds the words of a script that is written without spaces: its lines end between them. */
  addWords(words: WordList): void {
    this.#words.set(words.script, words);
    this.#version++;
  }

  hasWords(script: SpacelessScript): boolean {
    return this.#words.has(script);
  }

  /** The words that are known of the spaceless scripts in a text. */
  wordsFor(text: string): readonly WordList[] {
    return spacelessIn(text).flatMap((script) => this.#words.get(script) ?? []);
  }

  /** What tells the language of texts whose words are to be broken with hyphens. */
  tellLanguages(languageOf: LanguageOf): void {
    this.#languageOf = languageOf;
  }

  /** The language whose hyphens a text needs; null for one without, and until any text asked for hyphens. */
  languageOf(asked: AskedHyphens): string | null {
    return this.#languageOf?.(asked) ?? null;
  }

  /** Adds what breaks the words of a language. */
  addHyphens(hyphens: Hyphens): void {
    this.#hyphens.set(hyphens.language, hyphens);
    this.#version++;
  }

  hasHyphens(language: string): boolean {
    return this.#hyphens.has(language);
  }

  /** What breaks the words of a text; null for a language without patterns, and until they are here. */
  hyphensFor(asked: AskedHyphens): Hyphens | null {
    return this.#hyphens.get(this.languageOf(asked) ?? '') ?? null;
  }

  /** True when nothing is to come that breaks the words of a text. */
  hasHyphensFor(asked: AskedHyphens): boolean {
    const language = this.#languageOf?.(asked);
    return language === null || (language !== undefined && this.#hyphens.has(language));
  }

  /** True when the family, or exactly this face of it, is loaded. */
  has(family: string, weight?: number, italic?: boolean): boolean {
    return (this.#facesOf(family) ?? []).some(
      (face) => (weight ?? face.weight) === face.weight && (italic ?? face.italic) === face.italic,
    );
  }

  /**
   * The nearest face and what must be synthesised. A family that is not loaded is answered by a stand-in, so text
   * shows before its font arrives. Throws only when no face at all is loaded.
   */
  pick(query: FaceQuery): FilePick {
    return pickNearest(this.#facesOf(query.family) ?? this.#standIns(), query);
  }

  /** One pick for every fallback family, in the order for a text with such Chinese characters. */
  pickFallbacks(query: FaceQuery, han: Han | null = null): readonly FilePick[] {
    return inHanOrder(this.#fallbackFamilies, han).map(({ family }) =>
      pickNearest(this.#families.get(family) ?? [], query),
    );
  }

  #facesOf(key: string): readonly FontFile[] | undefined {
    return this.#families.get(this.#others.get(key) ?? key);
  }

  #standIns(): readonly FontFile[] {
    const first = this.#faces.find((face) => !face.isColor) ?? this.#faces[0];
    if (!first) throw new Error('No font is loaded: add a face to the FontStore before laying out text');
    return this.#families.get(first.family) ?? [first];
  }
}

function replaceOrPush(list: FontFile[], face: FontFile): void {
  const at = list.findIndex((other) => other.id === face.id);
  if (at >= 0) list[at] = face;
  else list.push(face);
}

function pickNearest(faces: readonly FontFile[], query: FaceQuery): FilePick {
  const face = faces.reduce((best, other) => (distance(other, query) < distance(best, query) ? other : best));
  if (face.isColor) return { face, embolden: 0, slant: 0 };
  return { face, embolden: boldness(face, query), slant: query.italic && !face.italic ? SLANT : 0 };
}

/** The order of CSS Fonts 4 as a number: slope first, then weight, looking first on the query's own side of 500. */
function distance(face: FontFile, { weight, italic }: FaceQuery): number {
  const wrongSide = weight > 500 ? face.weight < weight : face.weight > weight;
  return Math.abs(face.weight - weight) + (wrongSide ? 50 : 0) + (face.italic === italic ? 0 : 2000);
}

/** Bold is made up only for a bold query and a face that is not; the full stroke is for 300 or more missing. */
function boldness(face: FontFile, { weight }: FaceQuery): number {
  return weight >= 600 && face.weight < 600 ? Math.min(1, (weight - face.weight) / 300) : 0;
}
