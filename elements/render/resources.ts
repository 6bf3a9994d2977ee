import { pictureBytes } from '../import/svg/convert/picture-bytes.js';
import type { DrawingTools } from '../import/svg/read-picture.js';
import { parseIconArt, type IconArt } from '../objects/icon/art.js';
import type { LoadedPicture, Need, ObjectEnv, ObjectResources } from '../objects/kind.js';
import { kindFor, type DesignObject } from '../objects/kinds.js';
import type { PlainPictures } from '../paint/effects.js';
import type { PaintEnv, Picture } from '../paint/env.js';
import type { Size } from '../math/geometry.js';
import { paintPage } from './paint-page.js';
import { FontStore } from '../text/fonts/font-store.js';

export type FontNeed = Extract<Need, { type: 'font' }>;

/** Where a headless render gets its fonts and pictures. */
export interface RenderSources {
  /** The file behind a source key. */
  bytes(source: string): Promise<Uint8Array>;
  /** Adds the face, and fallbacks for characters it may lack, to the store. */
  font(need: FontNeed, store: FontStore): Promise<void>;
  /** What reads drawings (SVG) that are shown as pictures; without it they are asked for as pixels. */
  drawings?(): Promise<DrawingReader>;
  /** A drawing as pixels, for who cannot read one; without either it fails. */
  drawnPixels?(source: string): Promise<DrawnPixels>;
}

/** The pixels of a drawing, and the size it has as a picture. */
export interface DrawnPixels extends Size {
  readonly file: Blob;
}

export interface DrawingReader extends DrawingTools {
  /** Fonts that texts of drawings may be set in. */
  readonly families: readonly string[];
  /** The file of a picture that lies in a drawing, made safe; as it is when absent. */
  readonly inner?: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** Longest side of a drawing's pixels, which only effects are made of. */
export const DRAWING_SIDE = 2000;

/** What a file begins with when it is markup; no picture of pixels does. */
const MARKUP = /^\uFEFF?\s*</;

/** Everything the objects of one render are drawn with, loaded before painting. */
export class RenderResources implements ObjectResources {
  readonly env: ObjectEnv;
  readonly #sources: RenderSources;
  readonly #decode: (bytes: Uint8Array) => Promise<Picture>;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #pictures = new Map<string, Picture>();
  readonly #drawings = new Map<string, LoadedPicture>();
  readonly #art = new Map<string, IconArt>();
  readonly #failures = new Map<string, Error>();
  /** Needs that failed. */
  readonly #failed = new Set<string>();

  /** Pass the font store of earlier renders to keep its faces, and `paint` for effects on drawings. */
  constructor(
    sources: RenderSources,
    decode: (bytes: Uint8Array) => Promise<Picture>,
    fonts = new FontStore(),
    private readonly paint?: (plain: PlainPictures) => PaintEnv,
  ) {
    this.#sources = sources;
    this.#decode = decode;
    this.env = { fonts, resources: this };
  }

  /** What could not be loaded, by source key or font family: it shows as a placeholder or in another font. */
  get failures(): ReadonlyMap<string, Error> {
    return this.#failures;
  }

  /** What failed, and every font, is asked for again the next time something needs it. */
  retry(): void {
    for (const key of this.#failed) this.#loading.delete(key);
    for (const key of this.#loading.keys()) if (isFont(JSON.parse(key) as Need)) this.#loading.delete(key);
    this.#failed.clear();
    this.#failures.clear();
  }

  /** Loads what the objects need; resolves when each is here or has failed. */
  async load(objects: readonly DesignObject[]): Promise<void> {
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    await Promise.all(needs.map((need) => this.#once(need)));
  }

  image(source: string): LoadedPicture | undefined {
    return this.#drawings.get(source) ?? this.#pictures.get(source);
  }

  /** The pixels of a picture; those of a drawing are made when an effect asks for them. */
  picture(source: string): Picture | undefined {
    const drawing = this.#drawings.get(source);
    if (drawing?.drawing && this.paint && !this.#pictures.has(source)) {
      const scale = DRAWING_SIDE / Math.max(drawing.width, drawing.height);
      const env = this.paint((name) => this.#pictures.get(name));
      this.#pictures.set(source, paintPage({ ops: drawing.drawing.ops, size: drawing, scale }, env));
    }
    return this.#pictures.get(source);
  }

  icon(source: string): IconArt | undefined {
    return this.#art.get(source);
  }

  #once(need: Need): Promise<void> {
    const key = JSON.stringify(need);
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#load(need).catch((error: unknown) => {
        const name = need.type === 'font' ? need.family : need.source;
        this.#failures.set(name, error instanceof Error ? error : new Error(String(error)));
        this.#failed.add(key);
      });
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #load(need: Need): Promise<void> {
    if (need.type === 'font') return this.#sources.font(need, this.env.fonts);
    const bytes = await this.#sources.bytes(need.source);
    if (need.type === 'icon') this.#art.set(need.source, parseIconArt(new TextDecoder().decode(bytes)));
    else if (MARKUP.test(new TextDecoder().decode(bytes.subarray(0, 64))))
      await this.#draw(need.source, bytes);
    else this.#pictures.set(need.source, await this.#decode(bytes));
  }

  async #draw(source: string, bytes: Uint8Array): Promise<void> {
    const reader = await this.#sources.drawings?.();
    if (!reader) return this.#drawnElsewhere(source);
    const { readSvgPicture } = await import('../import/svg/read-picture.js');
    let inner = 0;
    const picture = await readSvgPicture(new TextDecoder().decode(bytes), {
      ...{ ...reader, env: this.env, ensure: (objects) => this.#loadFonts(objects) },
      keep: async (data) => {
        const file = pictureBytes(data).bytes;
        const decoded = await this.#decode((await reader.inner?.(file)) ?? file);
        const key = `${source}#${++inner}`;
        this.#pictures.set(key, decoded);
        return { source: key, width: decoded.width, height: decoded.height };
      },
    });
    this.#drawings.set(source, picture);
  }

  async #drawnElsewhere(source: string): Promise<void> {
    const drawn = await this.#sources.drawnPixels?.(source);
    if (!drawn) throw new Error('drawings cannot be read here');
    const picture = await this.#decode(new Uint8Array(await drawn.file.arrayBuffer()));
    this.#pictures.set(source, picture);
    this.#drawings.set(source, { width: drawn.width, height: drawn.height });
  }

  async #loadFonts(objects: readonly DesignObject[]): Promise<void> {
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    await Promise.all(needs.filter(isFont).map((need) => this.#once(need)));
  }
}

const isFont = ({ type }: Need): boolean => type === 'font';
