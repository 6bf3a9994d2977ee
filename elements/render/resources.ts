import type { Size } from '../math/geometry.js';
import { parseIconArt, type IconArt } from '../objects/icon/art.js';
import type { Need, ObjectEnv, ObjectResources } from '../objects/kind.js';
import { kindFor, type DesignObject } from '../objects/kinds.js';
import type { Picture } from '../paint/env.js';
import { FontStore } from '../text/fonts/font-store.js';

export type FontNeed = Extract<Need, { type: 'font' }>;

/** Where a headless render gets its fonts and pictures. */
export interface RenderSources {
  /** The file behind a source key. */
  bytes(source: string): Promise<Uint8Array>;
  /** Adds the face, and fallbacks for characters it may lack, to the store. */
  font(need: FontNeed, store: FontStore): Promise<void>;
}

/** Everything the objects of one render are drawn with, loaded before painting. */
export class RenderResources implements ObjectResources {
  readonly env: ObjectEnv;
  readonly #sources: RenderSources;
  readonly #decode: (bytes: Uint8Array) => Promise<Picture>;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #pictures = new Map<string, Picture>();
  readonly #art = new Map<string, IconArt>();
  readonly #failures = new Map<string, Error>();

  /** Pass the font store of earlier renders to keep its faces. */
  constructor(
    sources: RenderSources,
    decode: (bytes: Uint8Array) => Promise<Picture>,
    fonts = new FontStore(),
  ) {
    this.#sources = sources;
    this.#decode = decode;
    this.env = { fonts, resources: this };
  }

  /** What could not be loaded, by source key or font family: it shows as a placeholder or in another font. */
  get failures(): ReadonlyMap<string, Error> {
    return this.#failures;
  }

  /** Loads what the objects need; resolves when each is here or has failed. */
  async load(objects: readonly DesignObject[]): Promise<void> {
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    await Promise.all(needs.map((need) => this.#once(need)));
  }

  image(source: string): Size | undefined {
    return this.#pictures.get(source);
  }

  picture(source: string): Picture | undefined {
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
      });
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #load(need: Need): Promise<void> {
    if (need.type === 'font') return this.#sources.font(need, this.env.fonts);
    const bytes = await this.#sources.bytes(need.source);
    if (need.type === 'icon') this.#art.set(need.source, parseIconArt(new TextDecoder().decode(bytes)));
    else this.#pictures.set(need.source, await this.#decode(bytes));
  }
}
