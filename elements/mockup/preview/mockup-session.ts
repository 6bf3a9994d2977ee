import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { NO_INPUTS, type MockupInputs, type UserImage } from '../../compose/format/mockup-inputs.js';
import { imageLayers } from '../../compose/format/package-layers.js';
import type { PrintPlace } from '../../compose/scene/print-at.js';
import { warnOnce } from '../../base/warn-once.js';
import { sharedRenderer } from '../rendering/shared-renderer.js';
import { watermarkedFile, type ExportOptions } from './watermarked-file.js';
import { loadPackage, type LoadedPackage } from '../loading/package-loader.js';
import { plainPictures, type LoadedPicture, type Pictures } from './picture-loader.js';
import { previewLevel } from '../loading/preview-size.js';
import { PictureCache } from './picture-cache.js';
import { ScenePainter, type RendererScene, type PainterInputs } from './scene-painter.js';

export type MockupState = 'idle' | 'loading' | 'ready' | 'failed';

export interface SessionEvents {
  readonly ready: (loaded: LoadedPackage) => void;
  /** A picture stands that shows the newest inputs. */
  readonly rendered: () => void;
  /** Of the mockup, or of one of the pictures that were put in. */
  readonly failed: (error: Error, place: number | null) => void;
}

type Wanted = readonly (UserImage | null)[];

/** Of who only looks: faults were told already. */
const NO_TURN = -1;

/**
 * A mockup on a canvas: loads what `src` names, puts the inputs in and keeps the picture up to date. Whatever is set last
 * counts; what comes late for something else is dropped.
 */
export class MockupSession {
  readonly #events: SessionEvents;
  readonly #cache = new PictureCache();
  readonly #state = signal<MockupState>('idle');
  readonly #busy = signal(false);
  #canvas: HTMLCanvasElement | null = null;
  #loaded: LoadedPackage | null = null;
  #open: RendererScene | null = null;
  #painter: ScenePainter | null = null;
  #abort = new AbortController();
  #loading: Promise<void> = Promise.resolve();
  #inputs: MockupInputs = NO_INPUTS;
  #pictures: Pictures = plainPictures;
  #loadedPictures: readonly (LoadedPicture | null)[] = [];
  #shownSide = 0;
  /** The newest inputs, those that were drawn last, and those whose picture was told of. */
  #turn = 0;
  #drawnTurn = 0;
  #toldTurn = 0;
  /** How often each picture is waited for that is not put in yet. */
  readonly #coming = signal<readonly string[]>([]);

  readonly state: ReadonlySignal<MockupState> = this.#state;
  /** The picture does not yet show what was put in. */
  readonly busy: ReadonlySignal<boolean> = computed(() => this.#busy.value || this.#coming.value.length > 0);

  constructor(events: SessionEvents) {
    this.#events = events;
  }

  get loaded(): LoadedPackage | null {
    return this.#loaded;
  }

  get inputs(): MockupInputs {
    return this.#inputs;
  }

  /** The picture at a place of `user_images`; null while it is not here. */
  picture(index: number): LoadedPicture | null {
    return this.#loadedPictures[index] ?? null;
  }

  set pictures(pictures: Pictures) {
    this.#pictures = pictures;
  }

  /** Loads another mockup; an empty `src` shows none. */
  async load(src: string): Promise<void> {
    await (this.#loading = this.#load(src));
    if (this.#open) await this.show(this.#inputs);
  }

  async #load(src: string): Promise<void> {
    this.#leave();
    const { signal: aborted } = (this.#abort = new AbortController());
    this.#state.value = src === '' ? 'idle' : 'loading';
    this.#busy.value = src !== '';
    if (src === '') return;
    try {
      this.#loaded = await loadPackage(src, aborted);
      aborted.throwIfAborted();
      this.#events.ready(this.#loaded);
      const renderer = await sharedRenderer();
      const scene = await renderer.open(this.#loaded);
      if (aborted.aborted) return renderer.close(scene.id);
      this.#open = { renderer, scene };
    } catch (error) {
      if (!aborted.aborted) this.#fail(src, error);
    }
  }

  #fail(what: string, error: unknown): void {
    this.#state.value = 'failed';
    this.#busy.value = false;
    warnOnce(`the mockup ${what} cannot be shown: ${String(error)}`);
    this.#events.failed(error instanceof Error ? error : new Error(String(error)), null);
  }

  set canvas(canvas: HTMLCanvasElement | null) {
    if (this.#canvas === canvas) return;
    this.#canvas = canvas;
    this.#drop();
    void this.#draw(false);
  }

  /** CSS px across which the picture is shown; 0 when nobody knows. */
  set shownSide(side: number) {
    this.#shownSide = side;
    // a picture that is finer than need be stays
    if (!this.#painter || this.#level() >= this.#painter.level) return;
    this.#drop();
    void this.#draw(false);
  }

  /** Puts other inputs in. Resolves when they are shown. */
  async show(inputs: MockupInputs, { live = false }: { readonly live?: boolean } = {}): Promise<void> {
    this.#inputs = inputs;
    if (!this.#loaded || !this.#open) return;
    const turn = ++this.#turn;
    this.#busy.value = true;
    const wanted = this.#wanted();
    const pictures = await this.#picturesOf(wanted, turn);
    if (turn !== this.#turn) return;
    this.#loadedPictures = pictures;
    this.#drawnTurn = turn;
    await this.#draw(live);
    // not before the picture without them stands
    if (turn === this.#turn)
      this.#cache.retainOnly(
        new Set([...wanted.flatMap((image) => image?.src ?? []), ...this.#coming.peek()]),
      );
  }

  /** Brings a picture that is about to be put in. Rejects with a PictureError, or with what the host says. */
  async bring(src: string): Promise<void> {
    this.#coming.value = [...this.#coming.peek(), src];
    try {
      await this.#cache.load(src, this.#pictures);
    } finally {
      const coming = [...this.#coming.peek()];
      coming.splice(coming.indexOf(src), 1);
      this.#coming.value = coming;
    }
  }

  /** A picture stands; which of the inputs it shows, the turns say. */
  #settled(): void {
    if (this.#drawnTurn !== this.#turn) return;
    this.#busy.value = false;
    if (this.#toldTurn === this.#turn) return;
    this.#toldTurn = this.#turn;
    this.#events.rendered();
  }

  #wanted(): Wanted {
    return imageLayers(this.#loaded?.package ?? { layers: [] }).map(
      (_, i) => this.#inputs.user_images[i] ?? null,
    );
  }

  /** Null where there is none, or none that can be read, which is told for the newest turn alone. */
  #picturesOf(wanted: Wanted, turn: number): Promise<(LoadedPicture | null)[]> {
    return Promise.all(wanted.map((image, i) => (image ? this.#picture(image.src, i, turn) : null)));
  }

  async #picture(src: string, place: number, turn: number): Promise<LoadedPicture | null> {
    try {
      return await this.#cache.load(src, this.#pictures);
    } catch (error) {
      if (turn === this.#turn) this.#events.failed(error as Error, place);
      return null;
    }
  }

  #painterInputs(pictures = this.#loadedPictures): PainterInputs {
    return {
      hues: this.#inputs.hue_values,
      images: pictures.map((picture, i) => {
        const crop = this.#inputs.user_images[i]?.cropDetails;
        return picture && crop ? { picture, crop } : null;
      }),
    };
  }

  #level(): number {
    return previewLevel(this.#open?.scene.width ?? 0, this.#shownSide);
  }

  async #draw(live: boolean): Promise<void> {
    if (!this.#canvas || !this.#open) return;
    this.#painter ??= new ScenePainter(this.#canvas, this.#open, this.#level(), () => this.#settled());
    const painter = this.#painter;
    try {
      await painter.draw(this.#painterInputs(), { live });
      if (painter === this.#painter) this.#state.value = 'ready';
    } catch (error) {
      if (painter === this.#painter) this.#fail(this.#loaded?.package.id ?? '', error);
    }
  }

  /**
   * The picture with our mark over it, as large as the preview's tier (C-009), once what was put in has come. Rejects where
   * there is none.
   */
  async exportPreview(options: ExportOptions = {}): Promise<Blob> {
    await this.#loading;
    const pictures = await this.#picturesOf(this.#wanted(), NO_TURN);
    if (!this.#open || this.#state.peek() === 'failed') throw new Error('there is no preview yet');
    if (this.#canvas && this.#painter?.level === 0) {
      await this.#painter.draw(this.#painterInputs(pictures));
      return watermarkedFile(this.#canvas, options);
    }
    const canvas = document.createElement('canvas');
    const painter = new ScenePainter(canvas, this.#open, 0, () => undefined);
    try {
      await painter.draw(this.#painterInputs(pictures));
      return await watermarkedFile(canvas, options);
    } finally {
      painter.dispose();
    }
  }

  /** What lies at a point of the picture, 0-1 from its top left corner. */
  async printAt(x: number, y: number): Promise<PrintPlace | null> {
    if (!this.#open) return null;
    const { renderer, scene } = this.#open;
    return renderer.printAt(scene.id, x * scene.width, y * scene.height);
  }

  #drop(): void {
    this.#painter?.dispose();
    this.#painter = null;
  }

  #leave(): void {
    this.#abort.abort();
    this.#turn++;
    this.#drop();
    this.#open?.renderer.close(this.#open.scene.id);
    this.#loaded = null;
    this.#open = null;
    this.#loadedPictures = [];
  }

  /** Lets go of everything but what was set. */
  dispose(): void {
    this.#leave();
    this.#cache.retainOnly(new Set());
    this.#state.value = 'idle';
    this.#busy.value = false;
  }
}
