import type { FontFile } from './font-file.js';
import type { FacePick, TextStyle } from '../types.js';

/** The part of a style that decides the face. */
export type FaceQuery = Pick<TextStyle, 'family' | 'weight' | 'italic'>;

/** A pick whose face can be shaped. */
export interface FilePick extends FacePick {
  readonly face: FontFile;
}

/** Tangent of 11.3 degrees: the slant of a made-up italic. */
const SLANT = 0.2;

/** The faces loaded so far, and the order in which to look for characters a text's own font lacks. */
export class FontStore {
  readonly #families = new Map<string, FontFile[]>();
  readonly #faces: FontFile[] = [];
  readonly #fallbackFamilies: string[] = [];
  readonly #others = new Map<string, string>();
  #version = 0;

  /** Rises with every face that arrives: key caches of layouts by it. */
  get version(): number {
    return this.#version;
  }

  get faces(): readonly FontFile[] {
    return this.#faces;
  }

  /** The faces of the fallback families, in the order the families were added. */
  get fallbacks(): readonly FontFile[] {
    return this.#fallbackFamilies.flatMap((family) => this.#families.get(family) ?? []);
  }

  /** Adds a face; one with the same id is replaced. */
  add(face: FontFile): void {
    replaceOrPush(this.#faces, face);
    const family = this.#families.get(face.family) ?? [];
    replaceOrPush(family, face);
    this.#families.set(face.family, family);
    this.#version++;
  }

  /** Adds a face whose family also serves characters that a text's own font lacks. */
  addFallback(face: FontFile): void {
    if (!this.#fallbackFamilies.includes(face.family)) this.#fallbackFamilies.push(face.family);
    this.add(face);
  }

  /** Texts that name a font by `key` are set in the one of another key: there is more than one way to name it. */
  alias(key: string, other: string): void {
    if (key === other || this.#others.get(key) === other) return;
    this.#others.set(key, other);
    this.#version++;
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

  /** One pick for every fallback family, in order. */
  pickFallbacks(query: FaceQuery): readonly FilePick[] {
    return this.#fallbackFamilies.map((family) => pickNearest(this.#families.get(family) ?? [], query));
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
