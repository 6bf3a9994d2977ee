import { signal, type ReadonlySignal } from '@preact/signals-core';
import { effectsIn } from '../../display/effects-in.js';
import { objectOps } from '../../display/object-ops.js';
import type { Op } from '../../display/ops.js';
import type { PictureEffect } from '../../imaging/effect.js';
import type { EffectRunner, PictureFile } from '../../imaging/workers/effect-task.js';
import { WorkerRunner } from '../../imaging/workers/worker-runner.js';
import type { PathClipper } from '../../import/svg/shapes/path-clipper.js';
import type { Size } from '../../math/geometry.js';
import { parseIconArt, type IconArt } from '../../objects/icon/art.js';
import type { LoadedPicture, Need, ObjectEnv, ObjectResources } from '../../objects/kind.js';
import { kindFor, kinds, type DesignObject } from '../../objects/kinds.js';
import { DEFAULT_FONT } from '../../objects/text/default-font.js';
import type { AssetSource } from '../../ports/assets.js';
import type { FontFamily, FontSource } from '../../ports/fonts.js';
import type { SubjectService } from '../../ports/subject-service.js';
import { pictureWithEffect } from '../../paint/effects.js';
import type { PaintEnv } from '../../paint/env.js';
import { browserPaintEnv } from '../../render/browser.js';
import type { DrawnPixels } from '../../render/resources.js';
import { awaitedLetters } from '../../text/awaited-letters.js';
import { FontStore } from '../../text/fonts/font-store.js';
import { isDrawing } from './is-drawing.js';
import { EffectPictures, type EffectHost } from './effect-pictures.js';
import { FontLoader } from '../../render/font-loader.js';
import { Renewals } from './renewals.js';
import { SubjectDetector } from './subject-detector.js';

type FontNeed = Extract<Need, { type: 'font' }>;

/** Of a drawing the bitmap is for effects, which are made of pixels. */
type Loaded = (PictureFile & { readonly picture: LoadedPicture }) | { readonly art: IconArt };
/** What became of a picture that cannot be shown: it could not be had, or is nothing that can be drawn. */
export type ResourceFault = 'missing' | 'unreadable';
export type ResourceState = 'loading' | 'ready' | 'failed';

/**
 * Everything objects are drawn with, loaded once through the host's ports. Reading is immediate and may find nothing
 * yet; `version` rises whenever something arrives, which is when to draw again.
 */
export class ResourceHub implements ObjectResources {
  readonly fonts = new FontStore();
  readonly env: ObjectEnv = { fonts: this.fonts, resources: this };
  readonly #assets: AssetSource;
  readonly #fontSource: FontSource;
  readonly #fontLoader: FontLoader;
  readonly #families = signal<readonly FontFamily[]>([]);
  readonly #loaded = new Map<string, Loaded>();
  readonly #pending = new Map<string, Promise<void>>();
  readonly #failed = new Map<string, ResourceFault>();
  readonly #version = signal(0);
  readonly #retries = signal(0);
  #paint: PaintEnv | undefined;
  readonly #effects = new EffectPictures(this.#effectHost());
  readonly #effectArrival = signal<{ readonly source: string } | null>(null);
  readonly #renewals = new Renewals();
  /** Called when a picture cannot be given its effect; it shows as it is. */
  onEffectFailed: (() => void) | undefined;
  /** Called with the letters whose fonts could not be had: once, and again only when all had come in between. */
  onFontsAwaited: ((letters: readonly string[]) => void) | undefined;
  #fontsComing = 0;
  #askedFonts: FontNeed[] = [];
  #toldAwaited = false;
  /** Called when something of a page cannot be painted; the rest of it is. */
  onPaintFailed: (() => void) | undefined;

  /** Finds what is to be kept of a picture when its background goes. */
  readonly subjects: SubjectDetector;

  /** `clipper` lends geometry to who reads drawings; without it their clipped parts show whole. */
  constructor(
    assets: AssetSource,
    fonts: FontSource,
    subjects?: SubjectService,
    private readonly clipper?: () => Promise<PathClipper>,
  ) {
    this.#assets = assets;
    this.subjects = new SubjectDetector(subjects);
    this.#fontSource = fonts;
    this.#fontLoader = new FontLoader(fonts, this.fonts, (families) => {
      if (families.length !== this.#families.peek().length) this.#families.value = families;
    });
  }

  /** What the painter needs of this page. One for all canvases of the design: its caches hang on it. */
  get paint(): PaintEnv {
    return (this.#paint ??= { ...browserPaintEnv(this.#shown), failed: () => this.#paintFailed() });
  }

  readonly #shown: PaintEnv['image'] = (source, effect, size) => {
    if (effect) return this.#effects.picture(this.edition(source), effect, size);
    this.#effects.showedPlain(this.edition(source));
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
    return this.#effects.small(this.edition(source), effect, size, letGo);
  }

  /** What new texts are set in. */
  get newTextFont(): string {
    return this.#fontSource.standard ?? DEFAULT_FONT;
  }

  /** Names of the families a text can be set in. */
  fontNames(): Promise<readonly string[]> {
    return this.#fontLoader.names();
  }

  /** The family a text names, in any case, or of an uploaded font, as far as the host's list is here. Follows its arrival. */
  readonly fontFamily = (name: string, src?: string): FontFamily | undefined => {
    const placed = src === undefined ? null : this.#fontSource.placed?.(name, src);
    const wanted = name.toLowerCase();
    return placed ?? this.#families.value.find((family) => family.name.toLowerCase() === wanted);
  };

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

  image(source: string): LoadedPicture | undefined {
    const found = this.#loaded.get(source);
    return found && 'picture' in found ? found.picture : undefined;
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

  /** The file of a picture that is here, or else the address it can be fetched from, by a worker too. */
  async fileOrAddress(source: string): Promise<Blob | string> {
    return this.file(source) ?? new URL(await this.#assets.resolve(source), document.baseURI).href;
  }

  /** A drawing (SVG) as pixels, for who cannot read one. Rejects for a picture that cannot be had. */
  async drawnPixels(source: string): Promise<DrawnPixels> {
    if (this.state(source) !== 'ready') await this.#load({ type: 'image', source });
    const [file, picture] = [this.file(source), this.image(source)];
    if (!file || !picture) throw new Error(`${source} cannot be drawn`);
    return { file, width: picture.width, height: picture.height };
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

  /** Why a picture cannot be shown; undefined while nothing is known to be wrong with it. */
  fault(source: string): ResourceFault | undefined {
    return this.#failed.get(source);
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
    await Promise.all(
      effects.map(({ source, effect }) => this.#effects.ensure(this.edition(source), effect)),
    );
  }

  /** Tries again what failed. */
  retry(): void {
    this.#failed.clear();
    this.#fontLoader.retry();
    this.#effects.retry();
    this.#version.value++;
    this.#retries.value++;
  }

  /** The pictures that were replaced by newer ones last: where they show is to be painted again. */
  get renewed(): ReadonlySignal<ReadonlySet<string>> {
    return this.#renewals.last;
  }

  /** Names a source as it is now: another name after it was renewed. For who keeps what was made of its pixels. */
  edition(source: string): string {
    return this.#renewals.edition(source);
  }

  /**
   * Asks the host again for what is here of these sources, and shows what came: the watermark of a picture that was bought
   * goes. Until then, and where it cannot be had, the picture stays as it is. True when all came.
   */
  async renew(concerns: (source: string) => boolean): Promise<boolean> {
    // what is on its way may have been asked for before
    await Promise.all([...this.#pending].flatMap(([key, pending]) => (concerns(key) ? [pending] : [])));
    const here = [...this.#loaded].filter(([source]) => concerns(source));
    const renewed = await Promise.all(
      here.map(async ([source, loaded]) => {
        const type = 'art' in loaded ? 'icon' : 'image';
        const file = await this.#file(source).catch(() => null);
        const newer = file && (await this.#decode({ type, source }, file).catch(() => null));
        if (newer) this.#loaded.set(source, newer);
        return newer ? [source] : [];
      }),
    );
    const sources = renewed.flat();
    if (sources.length > 0) {
      this.#renewals.note(sources);
      this.#version.value++;
    }
    return sources.length === here.length;
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
      plain: (edition) => this.#picture(this.#renewals.sourceOf(edition)),
      now: (picture, effect) => pictureWithEffect(picture, effect, this.paint.createCanvas),
      arrived: (edition) => void (this.#effectArrival.value = { source: this.#renewals.sourceOf(edition) }),
      failed: () => this.onEffectFailed?.(),
    };
  }

  #has(need: Need): boolean {
    if (need.type === 'font') return this.#fontLoader.has(need);
    return this.#loaded.has(need.source) || this.#failed.has(need.source);
  }

  #load(need: Need): Promise<void> {
    const key = need.type === 'font' ? this.#fontLoader.key(need) : need.source;
    // texts with the same letters share a load, and each is told of
    if (need.type === 'font') this.#askedFonts.push(need);
    let pending = this.#pending.get(key);
    if (!pending) {
      const work = need.type === 'font' ? this.#loadFont(need) : this.#fetch(need);
      pending = work.finally(() => {
        this.#pending.delete(key);
        this.#version.value++;
      });
      this.#pending.set(key, pending);
    }
    return pending;
  }

  async #loadFont(need: FontNeed): Promise<void> {
    this.#fontsComing++;
    await this.#fontLoader.load(need).finally(() => this.#fontsComing--);
    if (this.#fontsComing === 0) this.#tellAwaited(this.#askedFonts.splice(0));
  }

  /** Not for each text: when all that was on its way has come or failed. */
  #tellAwaited(asked: readonly FontNeed[]): void {
    const { awaited } = this.fonts;
    const { letters } = awaitedLetters(awaited, asked);
    if (letters.length > 0 && !this.#toldAwaited) this.onFontsAwaited?.(letters);
    this.#toldAwaited = !awaited.isEmpty;
  }

  /** Letters of these objects whose fonts could not be had: they show in another one or as boxes. */
  awaitedLetters(objects: readonly DesignObject[]): readonly string[] {
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    return awaitedLetters(
      this.fonts.awaited,
      needs.filter((need) => need.type === 'font'),
    ).letters;
  }

  async #fetch(need: Exclude<Need, { type: 'font' }>): Promise<void> {
    // shown as a placeholder; `fault` tells why, and `retry` tries again
    const file = await this.#file(need.source).catch(() => null);
    if (!file) return void this.#failed.set(need.source, 'missing');
    try {
      this.#loaded.set(need.source, await this.#decode(need, file));
    } catch {
      this.#failed.set(need.source, 'unreadable');
    }
  }

  async #file(source: string): Promise<Blob> {
    const response = await fetch(await this.#assets.resolve(source));
    if (!response.ok) throw new Error(`${source} answered ${response.status}`);
    return response.blob();
  }

  async #decode({ type, source }: Exclude<Need, { type: 'font' }>, file: Blob): Promise<Loaded> {
    if (type === 'icon') return { art: parseIconArt(await file.text()) };
    return (await isDrawing(file)) ? this.#drawing(source, file) : raster(file);
  }

  /** Drawings are rare, and reading them takes code that the editor can do without until then. */
  async #drawing(source: string, file: Blob): Promise<Loaded> {
    const { loadDrawing } = await import('./load-drawing.js');
    let inner = 0;
    return loadDrawing(await file.text(), {
      clipper: (await this.clipper?.()) ?? null,
      env: this.env,
      paint: this.paint,
      families: await this.fontNames(),
      ensure: (objects) => this.#ensureFonts(objects),
      keep: async (picture) => {
        const key = `${source}#${++inner}`;
        const loaded = await raster(picture);
        this.#loaded.set(key, loaded);
        return { source: key, ...loaded.picture };
      },
    });
  }

  async #ensureFonts(objects: readonly DesignObject[]): Promise<void> {
    const needs = objects.flatMap((object) => kindFor(object).needs(object));
    const fonts = needs.filter((need) => need.type === 'font' && !this.#has(need));
    await Promise.all(fonts.map((need) => this.#load(need)));
  }
}

async function raster(file: Blob): Promise<PictureFile & { readonly picture: LoadedPicture }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return { file, bitmap, picture: { width: bitmap.width, height: bitmap.height } };
}

const hasPicture = (object: DesignObject): boolean =>
  kindFor(object)
    .needs(object)
    .some(({ type }) => type === 'image');
