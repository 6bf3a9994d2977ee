import { signal, type ReadonlySignal } from '@preact/signals-core';
import { effectsIn } from '../../display/effects-in.js';
import { objectOps } from '../../display/object-ops.js';
import type { Op } from '../../display/ops.js';
import type { PictureEffect } from '../../imaging/effect.js';
import type { EffectRunner, PictureFile } from '../../imaging/workers/effect-task.js';
import { WorkerRunner } from '../../imaging/workers/worker-runner.js';
import type { Size } from '../../math/geometry.js';
import { parseIconArt, type IconArt } from '../../objects/icon/art.js';
import type { Need, ObjectEnv, ObjectResources } from '../../objects/kind.js';
import { kindFor, kinds, type DesignObject } from '../../objects/kinds.js';
import type { AssetSource } from '../../ports/assets.js';
import type { FontSource } from '../../ports/fonts.js';
import type { SubjectService } from '../../ports/subject-service.js';
import { pictureWithEffect } from '../../paint/effects.js';
import type { PaintEnv } from '../../paint/env.js';
import { browserPaintEnv } from '../../render/browser.js';
import { FontStore } from '../../text/fonts/font-store.js';
import { EffectPictures, type EffectHost } from './effect-pictures.js';
import { FontLoader } from './font-loader.js';
import { Subjects } from './subject-detector.js';

type Loaded = PictureFile | { readonly art: IconArt };
export type ResourceState = 'loading' | 'ready' | 'failed';

/**
 * Everything objects are drawn with, loaded once through the host's ports. Reading is immediate and may find nothing
 * yet; `version` rises whenever something arrives, which is when to draw again.
 */
export class ResourceHub implements ObjectResources {
  readonly fonts = new FontStore();
  readonly env: ObjectEnv = { fonts: this.fonts, resources: this };
  readonly #assets: AssetSource;
  readonly #fontLoader: FontLoader;
  readonly #loaded = new Map<string, Loaded>();
  readonly #pending = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();
  readonly #version = signal(0);
  readonly #retries = signal(0);
  #paint: PaintEnv | undefined;
  readonly #effects = new EffectPictures(this.#effectHost());
  readonly #effectArrival = signal<{ readonly source: string } | null>(null);
  /** Called when a picture cannot be given its effect; it shows as it is. */
  onEffectFailed: (() => void) | undefined;
  /** Called when something of a page cannot be painted; the rest of it is. */
  onPaintFailed: (() => void) | undefined;

  /** Finds what is to be kept of a picture when its background goes. */
  readonly subjects: Subjects;

  constructor(assets: AssetSource, fonts: FontSource, subjects?: SubjectService) {
    this.#assets = assets;
    this.subjects = new Subjects(subjects);
    this.#fontLoader = new FontLoader(fonts, this.fonts);
  }

  /** What the painter needs of this page. One for all canvases of the design: its caches hang on it. */
  get paint(): PaintEnv {
    return (this.#paint ??= { ...browserPaintEnv(this.#shown), failed: () => this.#paintFailed() });
  }

  readonly #shown: PaintEnv['image'] = (source, effect, size) => {
    if (effect) return this.#effects.picture(source, effect, size);
    this.#effects.showedPlain(source);
    return this.bitmap(source);
  };

  /** Said once: it happens again at every frame. */
  #paintFailed(): void {
    this.onPaintFailed?.();
    this.onPaintFailed = undefined;
  }

  /** Names of fonts asked for that the host has not got. */
  unknownFonts(objects: readonly DesignObject[]): Promise<readonly string[]> {
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    return this.#fontLoader.unknown(needs.filter((need) => need.type === 'font'));
  }

  /** A picture with an effect at a small size, for a list: see `EffectPictures.small`. */
  thumbnail(source: string, effect: PictureEffect, size: Size, letGo: AbortSignal) {
    return this.#effects.small(source, effect, size, letGo);
  }

  /** Names of the families a text can be set in. */
  fontNames(): Promise<readonly string[]> {
    return this.#fontLoader.names();
  }

  /** The picture that has just been given its effect, or a better one: where it shows is to be painted again. */
  get effectArrival(): ReadonlySignal<{ readonly source: string } | null> {
    return this.#effectArrival;
  }

  /** Those of the sources that are sold and were not bought; null while the host cannot say. */
  async sold(sources: readonly string[]): Promise<readonly string[] | null> {
    return this.#assets.sold ? this.#assets.sold(sources).catch(() => null) : [];
  }

  /** Counts arrivals. */
  get version(): ReadonlySignal<number> {
    return this.#version;
  }

  /** Counts how often failed things were asked for again: what shows their placeholders waits for them anew. */
  get retries(): ReadonlySignal<number> {
    return this.#retries;
  }

  image(source: string): Size | undefined {
    const found = this.#loaded.get(source);
    return found && 'bitmap' in found
      ? { width: found.bitmap.width, height: found.bitmap.height }
      : undefined;
  }

  icon(source: string): IconArt | undefined {
    const found = this.#loaded.get(source);
    return found && 'art' in found ? found.art : undefined;
  }

  /** The decoded picture, for the painter. */
  bitmap(source: string): ImageBitmap | undefined {
    return this.#picture(source)?.bitmap;
  }

  /** The file of a picture that is here. */
  file(source: string): Blob | undefined {
    return this.#picture(source)?.file;
  }

  /** Whether any picture could not be had. */
  get anyFailed(): boolean {
    return this.#failed.size > 0;
  }

  /** Whether the picture of an object could not be had. */
  failed(object: DesignObject): boolean {
    return kindFor(object)
      .needs(object)
      .some((need) => need.type !== 'font' && this.#failed.has(need.source));
  }

  state(source: string): ResourceState {
    if (this.#loaded.has(source)) return 'ready';
    return this.#failed.has(source) ? 'failed' : 'loading';
  }

  /** True when nothing these objects need is still to come. */
  ready(objects: readonly DesignObject[]): boolean {
    return objects.flatMap((object) => kindFor(object).needs(object)).every((need) => this.#has(need));
  }

  /**
   * Loads what these objects need and resolves when all is here, pictures with their effects at full size. A resource that
   * fails is noted in `state` and does not reject: its object shows a placeholder.
   */
  async ensure(objects: readonly DesignObject[]): Promise<void> {
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    const missing = needs.filter((need) => !this.#has(need));
    if (missing.length > 0) await Promise.all(missing.map((need) => this.#load(need)));
    const effects = objects.filter(hasPicture).flatMap((object) => effectsIn(this.#opsOf(object)));
    await Promise.all(effects.map(({ source, effect }) => this.#effects.ensure(source, effect)));
  }

  /** Tries again what failed. */
  retry(): void {
    this.#failed.clear();
    this.#fontLoader.retry();
    this.#effects.retry();
    this.#version.value++;
    this.#retries.value++;
  }

  #picture(source: string): PictureFile | undefined {
    const found = this.#loaded.get(source);
    return found && 'bitmap' in found ? found : undefined;
  }

  /** What an object is painted with names the effects it needs, whatever its kind. */
  #opsOf(object: DesignObject): readonly Op[] {
    const group = objectOps(object, kinds, this.env);
    return group ? [group] : [];
  }

  #effectHost(): EffectHost {
    let runner: EffectRunner | undefined;
    return {
      // a worker is started when the first effect is wanted
      get runner(): EffectRunner {
        return (runner ??= new WorkerRunner());
      },
      plain: (source) => this.#picture(source),
      now: (picture, effect) => pictureWithEffect(picture, effect, this.paint.createCanvas),
      arrived: (source) => void (this.#effectArrival.value = { source }),
      failed: () => this.onEffectFailed?.(),
    };
  }

  #has(need: Need): boolean {
    if (need.type === 'font') return this.#fontLoader.has(need);
    return this.#loaded.has(need.source) || this.#failed.has(need.source);
  }

  #load(need: Need): Promise<void> {
    const key = need.type === 'font' ? this.#fontLoader.key(need) : need.source;
    let pending = this.#pending.get(key);
    if (!pending) {
      const work = need.type === 'font' ? this.#fontLoader.load(need) : this.#fetch(need);
      pending = work.finally(() => {
        this.#pending.delete(key);
        this.#version.value++;
      });
      this.#pending.set(key, pending);
    }
    return pending;
  }

  async #fetch(need: Exclude<Need, { type: 'font' }>): Promise<void> {
    try {
      const response = await fetch(await this.#assets.resolve(need.source));
      if (!response.ok) throw new Error(`${need.source} answered ${response.status}`);
      this.#loaded.set(need.source, await decode(need.type, response));
    } catch {
      // shown as a placeholder; `state` tells, and `retry` tries again
      this.#failed.add(need.source);
    }
  }
}

async function decode(type: 'image' | 'icon', response: Response): Promise<Loaded> {
  if (type === 'icon') return { art: parseIconArt(await response.text()) };
  const file = await response.blob();
  return { file, bitmap: await createImageBitmap(file, { imageOrientation: 'from-image' }) };
}

const hasPicture = (object: DesignObject): boolean =>
  kindFor(object)
    .needs(object)
    .some(({ type }) => type === 'image');
