import { CpuCompositor } from '../../compose/cpu/cpu-compositor.js';
import { halfSizeScene } from '../../compose/scene/half-size-scene.js';
import { printAt, type PrintPlace } from '../../compose/scene/print-at.js';
import { canonicalSize, pyramidOf, type Pyramid } from '../../compose/pictures/pyramid.js';
import {
  prepareScene,
  type DecodedScene,
  type PreparedScene,
  type SceneInputs,
} from '../../compose/scene/scene.js';
import { loadScene } from '../loading/scene-loader.js';
import type { LoadedPackage } from '../loading/package-loader.js';
import { rgbaOf } from '../loading/pixels.js';
import type { RendererInputs, RendererPicture, DrawnRegion, OpenScene, MockupRenderer } from './renderer.js';

/** A scene at its levels: 0 whole, each further one half the size; made when they are first asked for. */
class Levels {
  readonly #decoded: DecodedScene[];
  readonly #prepared: PreparedScene[] = [];
  readonly #drawn: CpuCompositor[] = [];

  constructor(whole: DecodedScene) {
    this.#decoded = [whole];
  }

  #scene(level: number): DecodedScene {
    return (this.#decoded[level] ??= halfSizeScene(this.#scene(level - 1)));
  }

  prepared(level: number): PreparedScene {
    return (this.#prepared[level] ??= prepareScene(this.#scene(level)));
  }

  compositor(level: number): CpuCompositor {
    return (this.#drawn[level] ??= new CpuCompositor(this.prepared(level)));
  }
}

/** The renderer in the thread that calls it. */
export class LocalRenderer implements MockupRenderer {
  readonly #scenes = new Map<number, Levels>();
  readonly #pictures = new Map<number, Pyramid>();
  #last = 0;

  async open(loaded: LoadedPackage): Promise<OpenScene> {
    const decoded = await loadScene(loaded);
    const id = ++this.#last;
    this.#scenes.set(id, new Levels(decoded));
    return { id, width: decoded.width, height: decoded.height };
  }

  async prepared(scene: number, level: number): Promise<PreparedScene> {
    return Promise.resolve(this.#at(scene).prepared(level));
  }

  async picture(bitmap: ImageBitmap, give: boolean): Promise<RendererPicture> {
    const { width, height } = canonicalSize(bitmap);
    const pyramid = pyramidOf(rgbaOf(bitmap, width, height), width, height);
    bitmap.close();
    return give ? { id: null, pyramid } : { id: await this.adopt(pyramid), pyramid: null };
  }

  async adopt(pyramid: Pyramid): Promise<number> {
    const id = ++this.#last;
    this.#pictures.set(id, pyramid);
    return Promise.resolve(id);
  }

  async draw(
    scene: number,
    level: number,
    inputs: RendererInputs,
    whole: boolean,
  ): Promise<DrawnRegion | null> {
    const compositor = this.#at(scene).compositor(level);
    const changed = compositor.draw(this.#inputs(inputs));
    const { width, height } = this.#at(scene).prepared(level);
    const box = whole ? { x0: 0, y0: 0, x1: width, y1: height } : changed;
    if (!box) return null;
    const across = box.x1 - box.x0;
    const pixels = new Uint8ClampedArray(across * (box.y1 - box.y0) * 4);
    for (let y = box.y0, to = 0; y < box.y1; y++, to += 4 * across)
      pixels.set(compositor.pixels.subarray(4 * (y * width + box.x0), 4 * (y * width + box.x1)), to);
    return Promise.resolve({ x: box.x0, y: box.y0, width: across, height: box.y1 - box.y0, pixels });
  }

  async printAt(scene: number, x: number, y: number): Promise<PrintPlace | null> {
    return Promise.resolve(printAt(this.#at(scene).prepared(0), x, y));
  }

  close(scene: number): void {
    this.#scenes.delete(scene);
  }

  drop(picture: number): void {
    this.#pictures.delete(picture);
  }

  #at(scene: number): Levels {
    const found = this.#scenes.get(scene);
    if (!found) throw new Error('the mockup was closed');
    return found;
  }

  /** A picture that was dropped meanwhile is none. */
  #inputs({ hues, images }: RendererInputs): SceneInputs {
    return {
      hues,
      images: images.map((image) => {
        const pyramid = image && this.#pictures.get(image.picture);
        return pyramid ? { ...image, pyramid } : null;
      }),
    };
  }
}
