import type { CropDetails } from '../../compose/format/mockup-inputs.js';
import type { GpuScene } from '../../compose/gpu/gpu-scene.js';
import type { HueValue } from '../../compose/format/mockup-package.js';
import type { SceneInputs } from '../../compose/scene/scene.js';
import type { LoadedPicture } from './picture-loader.js';
import { newContext } from '../loading/pixels.js';
import { sharedGpu } from './shared-gpu.js';
import type { RendererInputs, OpenScene, MockupRenderer } from '../rendering/renderer.js';

/** What is put into a scene, with the pictures loaded. */
export interface PainterInputs {
  readonly hues: readonly (HueValue | null)[];
  readonly images: readonly ({ readonly picture: LoadedPicture; readonly crop: CropDetails } | null)[];
}

/** Without a GPU: how long a hand must rest before the picture is made at full size, ms. */
const REST = 80;

/** A scene and where it lies. */
export interface RendererScene {
  readonly renderer: MockupRenderer;
  readonly scene: OpenScene;
}

type Context = ReturnType<typeof newContext>;

/**
 * Draws a scene on a canvas of the page. On a GPU every change at once; without one at half the size while changes come, and
 * whole once they rest. Of changes that come faster than they can be drawn only the newest counts.
 */
export class ScenePainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: MockupRenderer;
  readonly #scene: OpenScene;
  readonly #level: number;
  readonly #onSettled: () => void;
  /** What each level of the renderer has drawn so far. */
  readonly #sheets: Context[] = [];
  #gpu: Promise<GpuScene | null> | null;
  #wanted: { readonly inputs: PainterInputs; readonly live: boolean } | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /**
   * @param level - 0 draws all px there are, each further one half as many across
   * @param onSettled - a picture stands that shows the newest inputs at full size
   */
  constructor(
    canvas: HTMLCanvasElement,
    { renderer, scene }: RendererScene,
    level: number,
    onSettled: () => void,
  ) {
    this.#canvas = canvas;
    this.#renderer = renderer;
    this.#scene = scene;
    this.#level = level;
    this.#onSettled = onSettled;
    this.#gpu = sharedGpu() && this.#loadGpu();
    Object.assign(canvas, this.#sizeAt(level));
  }

  get level(): number {
    return this.#level;
  }

  /** Resolves when these inputs, or newer ones, are on the canvas; `live` while a hand moves something and more will come. */
  draw(inputs: PainterInputs, { live = false }: { readonly live?: boolean } = {}): Promise<void> {
    clearTimeout(this.#timer);
    this.#wanted = { inputs, live };
    return (this.#running ??= this.#run().finally(() => (this.#running = null)));
  }

  async #run(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const { inputs, live } = next;
      const level = live ? Math.max(1, this.#level) : this.#level;
      const onGpu = await this.#onGpu(inputs);
      if (!onGpu) await this.#onRenderer(inputs, level);
      if (this.#over || this.#wanted) continue;
      if (onGpu || level === this.#level) this.#onSettled();
      else this.#timer = setTimeout(() => void this.draw(inputs).catch(() => undefined), REST);
    }
  }

  #next(): { readonly inputs: PainterInputs; readonly live: boolean } | null {
    const next = this.#over ? null : this.#wanted;
    this.#wanted = null;
    return next;
  }

  async #loadGpu(): Promise<GpuScene | null> {
    const prepared = await this.#renderer.prepared(this.#scene.id, this.#level).catch(() => null);
    return (!this.#over && prepared && sharedGpu()?.load(prepared)) || null;
  }

  /** False without a GPU, and from when it was lost. */
  async #onGpu({ hues, images }: PainterInputs): Promise<boolean> {
    const scene = await this.#gpu;
    const gpu = sharedGpu();
    if (!scene || !gpu || this.#over || images.some((image) => image && !image.picture.pyramid)) return false;
    const inputs: SceneInputs = {
      hues,
      images: images.map((image) => {
        if (!image) return null;
        const { width, height, pyramid } = image.picture;
        return { width, height, crop: image.crop, pyramid: pyramid! };
      }),
    };
    if (!scene.draw(inputs)) {
      this.#gpu = null;
      return false;
    }
    this.#canvas.getContext('2d')?.drawImage(gpu.canvas, 0, 0);
    return true;
  }

  async #onRenderer({ hues, images }: PainterInputs, level: number): Promise<void> {
    if (this.#over) return;
    const inputs: RendererInputs = {
      hues,
      images: await Promise.all(
        images.map(async (image) => {
          if (!image) return null;
          const { width, height } = image.picture;
          return { width, height, crop: image.crop, picture: await image.picture.rendererId() };
        }),
      ),
    };
    const fresh = !this.#sheets[level];
    const drawn = await this.#renderer.draw(this.#scene.id, level, inputs, fresh);
    if (this.#over) return;
    const sheet = this.#sheet(level);
    if (drawn) sheet.putImageData(new ImageData(drawn.pixels, drawn.width, drawn.height), drawn.x, drawn.y);
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(sheet.canvas, 0, 0, this.#canvas.width, this.#canvas.height);
  }

  #sheet(level: number): Context {
    const { width, height } = this.#sizeAt(level);
    return (this.#sheets[level] ??= newContext(width, height));
  }

  #sizeAt(level: number): { width: number; height: number } {
    return { width: this.#scene.width >> level, height: this.#scene.height >> level };
  }

  dispose(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    void this.#gpu?.then((scene) => scene?.dispose());
    this.#gpu = null;
    this.#sheets.length = 0;
  }
}
