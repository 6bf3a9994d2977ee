import { ByteCache } from '../../imaging/workers/byte-cache.js';
import type { PictureEffect } from '../../imaging/effect.js';
import type { EffectRunner, PictureFile } from '../../imaging/workers/effect-task.js';
import type { Size } from '../../math/geometry.js';
import { workableSize } from '../../paint/effects.js';
import type { Picture } from '../../paint/env.js';
import { EffectSizes, covers } from './effect-sizes.js';

/** What the pictures with effects need of the hub. */
export interface EffectHost {
  readonly runner: EffectRunner;
  /** The picture without effect; undefined while it is not here. */
  plain(source: string): PictureFile | undefined;
  /** Computes at once, for who cannot wait. Throws when it cannot be done. */
  now(picture: Picture, effect: PictureEffect): Picture;
  /** There is something better to show for this picture. */
  arrived(source: string): void;
  failed(source: string, error: unknown): void;
}

interface Computed extends Size {
  readonly picture: Picture;
}

/** Given to the runner. */
interface Running {
  readonly id: number;
  readonly key: string;
  readonly full: boolean;
}

/** What one object shows of one picture. */
interface Place {
  key: string;
  /** What it showed last: stays until there is something newer. */
  shown: Picture | undefined;
  /** Being computed for it, whatever its value is by now. */
  running: Running | undefined;
  /** The one after it, so that the runner has work before the page, busy painting, hears of the first. */
  ahead: Running | undefined;
  /** Only the newest value waits. */
  waiting: { readonly effect: PictureEffect; readonly size: Size } | undefined;
  resting: ReturnType<typeof setTimeout> | undefined;
  /** Device pixels the whole picture is painted on. */
  asked: Size;
  /** When it was painted last. */
  painted: number;
}

/** Computed pictures, bytes. */
const MOST_BYTES = 256_000_000;
/** Larger pictures get all their pixels only when they are exported. */
const MOST_AT_REST = 64_000_000;
/** A value that stays this long, milliseconds, is computed with all pixels. */
const REST = 250;
/** Values a slider went through that are kept: the way back over them is quick. */
const MOST_PASSING = 8;

/** Device pixels across of pages in a strip: what they show must not stand in for what is on the canvas. */
const SMALL = 200;
/** Objects whose pictures are followed. */
const MOST_PLACES = 300;
/** Paints this near, milliseconds, belong together: a twin without effect beside it says nothing. */
const SAME_FRAME = 50;

const bytesOf = ({ width, height }: Size): number => width * height * 4;

/**
 * Pictures with effects for painters that cannot wait: each call answers at once with the nearest there is, and has the
 * right one computed. Sliders get small ones quickly; what rests gets all its pixels.
 */
export class EffectPictures {
  readonly #host: EffectHost;
  readonly #sizes = new EffectSizes();
  readonly #places = new Map<string, Place>();
  readonly #computed = new ByteCache<Computed>(MOST_BYTES);
  /** Sizes there are of an effect on a source. */
  readonly #variants = new Map<string, Map<string, Size>>();
  readonly #full = new Map<string, Promise<void>>();
  readonly #failures = new Set<string>();
  /** When a source was shown without an effect. */
  readonly #plainShown = new Map<string, number>();
  #passing: string[] = [];
  #lastId = 0;

  constructor(host: EffectHost) {
    this.#host = host;
  }

  /** The picture of a source was shown without an effect. */
  showedPlain(source: string): void {
    this.#plainShown.set(source, performance.now());
  }

  /** For a painter: `size` as `PaintEnv.image` has it; without one the whole picture is computed at once if need be. */
  picture(source: string, effect: PictureEffect, size?: Size): Picture | undefined {
    const plain = this.#host.plain(source);
    if (!plain) return undefined;
    if (this.#failures.has(nameOf(source, effect))) return asItIs(plain, effect);
    if (!size) return this.#exact(source, effect, plain);
    return this.#nearest(source, effect, size, plain);
  }

  /** Resolves when the whole picture is computed, or cannot be. */
  async ensure(source: string, effect: PictureEffect): Promise<void> {
    const plain = this.#host.plain(source);
    const name = nameOf(source, effect);
    if (!plain || this.#failures.has(name)) return;
    const whole = workableSize(plain.bitmap);
    if (this.#find(name, whole)?.width === whole.width) return;
    let pending = this.#full.get(name);
    if (!pending) {
      const computed = this.#compute(source, effect, whole, { urgent: false });
      pending = computed.done.then(() => void this.#full.delete(name));
      this.#full.set(name, pending);
    }
    await pending;
  }

  /**
   * A picture of that size for a list, once nothing on the canvas waits. Undefined when it was let go meanwhile or the plain
   * picture is not here; rejects when it cannot be computed.
   */
  async small(
    source: string,
    effect: PictureEffect,
    { width, height }: Size,
    letGo: AbortSignal,
  ): Promise<ImageBitmap | undefined> {
    const plain = this.#host.plain(source);
    if (!plain || letGo.aborted) return undefined;
    const id = ++this.#lastId;
    const { runner } = this.#host;
    letGo.addEventListener('abort', () => runner.drop(id), { once: true });
    return runner.run({ id, source, effect, width, height, urgent: false }, plain);
  }

  /** Tries again what could not be computed. */
  retry(): void {
    this.#failures.clear();
  }

  #exact(source: string, effect: PictureEffect, plain: PictureFile): Picture | undefined {
    const { bitmap } = plain;
    const size = workableSize(bitmap);
    const name = nameOf(source, effect);
    const known = this.#find(name, size);
    if (known?.width === size.width) return known.picture;
    try {
      const picture = this.#host.now(bitmap, effect);
      this.#keep(name, size, picture);
      return picture;
    } catch (error) {
      this.#fail(source, effect, error);
      return asItIs(plain, effect);
    }
  }

  #nearest(source: string, effect: PictureEffect, asked: Size, plain: PictureFile): Picture | undefined {
    const natural = workableSize(plain.bitmap);
    const small = asked.width < SMALL;
    const place = this.#place(source, effect, small);
    const before = effect.outline ? place.shown : this.#shownBefore(source, place, plain);
    Object.assign(place, { asked, painted: performance.now() });
    const best = this.#find(nameOf(source, effect), asked);
    if (best && covers(best, asked, natural)) return (place.shown = best.picture);
    const quick = this.#sizes.quick(asked, natural);
    if (!best || best.width < quick.width) this.#want(source, place, effect, quick);
    if (!small) this.#rest(source, place, effect);
    return best ? (place.shown = best.picture) : before;
  }

  /**
   * What the place showed until now: another effect, or the picture as it is. A picture that is new on the page shows
   * nothing for a moment: better than a flash of the wrong colors.
   */
  #shownBefore(source: string, { shown, painted }: Place, { bitmap }: PictureFile): Picture | undefined {
    const plainShown = this.#plainShown.get(source);
    if (plainShown === undefined) return shown;
    return !shown || plainShown > painted + SAME_FRAME ? bitmap : shown;
  }

  #place(source: string, effect: PictureEffect, small: boolean): Place {
    const name = `${source} ${effect.owner ?? ''}${small ? ' small' : ''}`;
    const place = this.#places.get(name) ?? newPlace();
    this.#places.delete(name);
    this.#places.set(name, place);
    if (this.#places.size > MOST_PLACES) this.#forget(this.#places.keys().next().value!);
    if (place.key !== effect.key) {
      place.key = effect.key;
      clearTimeout(place.resting);
      place.resting = undefined;
    }
    return place;
  }

  #forget(name: string): void {
    clearTimeout(this.#places.get(name)?.resting);
    this.#places.delete(name);
  }

  /** Has a small picture computed: now, or when one of the two under way is ready, and then only the newest. */
  #want(source: string, place: Place, effect: PictureEffect, size: Size): void {
    const { running, ahead } = place;
    if ([running, ahead].some((under) => under && !under.full && under.key === effect.key)) return;
    place.waiting = { effect, size };
    // a whole picture of an older value keeps the newer one waiting no longer
    if (running?.full && running.key !== effect.key) this.#host.runner.drop(running.id);
    else this.#start(source, place);
  }

  #start(source: string, place: Place): void {
    const { waiting, running, ahead } = place;
    if (!waiting || ahead || running?.full) return;
    place.waiting = undefined;
    const { effect, size } = waiting;
    const begun = performance.now();
    const { id, done } = this.#compute(source, effect, size, { urgent: true, passing: true });
    const task = { id, key: effect.key, full: false };
    if (running) place.ahead = task;
    else place.running = task;
    void done.then(() => {
      // one that was ahead waited for about as long as it took
      this.#sizes.took(size, (performance.now() - begun) / (running ? 2 : 1));
      this.#done(source, place, task);
    });
  }

  #done(source: string, place: Place, task: Running): void {
    if (place.running === task) place.running = place.ahead;
    place.ahead = undefined;
    this.#host.arrived(source);
    this.#start(source, place);
  }

  /** All pixels, once the value stays. */
  #rest(source: string, place: Place, effect: PictureEffect): void {
    place.resting ??= setTimeout(() => {
      place.resting = undefined;
      this.#settle(source, place, effect);
    }, REST);
  }

  #settle(source: string, place: Place, effect: PictureEffect): void {
    const plain = this.#host.plain(source);
    if (!plain || place.key !== effect.key || this.#failures.has(nameOf(source, effect))) return;
    // what is under way is small and soon ready
    if (place.running) return this.#rest(source, place, effect);
    const whole = workableSize(plain.bitmap);
    const size = bytesOf(whole) <= MOST_AT_REST ? whole : this.#sizes.crisp(place.asked, whole);
    if (this.#find(nameOf(source, effect), size)?.width === size.width) return;
    const { id, done } = this.#compute(source, effect, size, { urgent: false });
    const task = { id, key: effect.key, full: true };
    place.running = task;
    void done.then(() => this.#done(source, place, task));
  }

  #compute(
    source: string,
    effect: PictureEffect,
    { width, height }: Size,
    { urgent, passing = false }: { urgent: boolean; passing?: boolean },
  ): { readonly id: number; readonly done: Promise<void> } {
    const id = ++this.#lastId;
    const task = { id, source, effect, width, height, urgent };
    const done = this.#host.runner.run(task, this.#host.plain(source)!).then(
      (bitmap) => {
        // an outlined picture is larger, and still the one of this size
        if (bitmap) this.#keep(nameOf(source, effect), { width, height }, bitmap, passing);
      },
      (error: unknown) => this.#fail(source, effect, error),
    );
    return { id, done };
  }

  #fail(source: string, effect: PictureEffect, error: unknown): void {
    this.#failures.add(nameOf(source, effect));
    this.#host.failed(source, error);
  }

  #keep(name: string, { width, height }: Size, picture: Picture, passing = false): void {
    const entry = `${name} ${width}x${height}`;
    const variants = this.#variants.get(name) ?? new Map<string, Size>();
    this.#variants.set(name, variants.set(entry, { width, height }));
    this.#computed.set(entry, { picture, width, height }, bytesOf({ width, height }));
    if (!passing) return;
    this.#passing = [...this.#passing.filter((other) => other !== entry), entry];
    if (this.#passing.length > MOST_PASSING) this.#letGo(this.#passing.shift()!);
  }

  /** The smallest there is that is large enough, or else the largest. */
  #find(name: string, asked: Size): Computed | undefined {
    const variants = this.#variants.get(name);
    if (!variants) return undefined;
    const sorted = [...variants].sort(([, a], [, b]) => a.width - b.width);
    const fit = sorted.find(([, size]) => size.width >= asked.width && size.height >= asked.height);
    for (const [entry] of [...(fit ? [fit] : []), ...sorted.reverse()]) {
      const found = this.#computed.get(entry);
      if (found) return found;
      variants.delete(entry);
    }
    this.#variants.delete(name);
    return undefined;
  }

  /** Frees the memory of a passing picture at once, unless it is on the screen. */
  #letGo(entry: string): void {
    const picture = this.#computed.get(entry)?.picture;
    this.#computed.delete(entry);
    if (!picture || [...this.#places.values()].some(({ shown }) => shown === picture)) return;
    if ('close' in picture) picture.close();
  }
}

const newPlace = (): Place => ({
  key: '',
  shown: undefined,
  running: undefined,
  ahead: undefined,
  waiting: undefined,
  resting: undefined,
  asked: { width: 0, height: 0 },
  painted: 0,
});

/** What stands for an effect that cannot be computed: no line is better than the picture where its line should be. */
const asItIs = ({ bitmap }: PictureFile, { outline }: PictureEffect): Picture | undefined =>
  outline ? undefined : bitmap;

const nameOf = (source: string, { key }: PictureEffect): string => `${source} ${key}`;
