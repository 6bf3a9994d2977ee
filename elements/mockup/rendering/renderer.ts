import type { CropDetails } from '../../compose/format/mockup-inputs.js';
import type { HueValue } from '../../compose/format/mockup-package.js';
import type { PrintPlace } from '../../compose/scene/print-at.js';
import type { Pyramid } from '../../compose/pictures/pyramid.js';
import type { PreparedScene } from '../../compose/scene/scene.js';
import type { LoadedPackage } from '../loading/package-loader.js';

/**
 * What is heavy: decoding, preparing, composing without a GPU. It is done in a worker, so that the page stays usable, and in
 * the page where none can be had. Scenes and pictures stay there and are known by numbers here.
 */
export interface MockupRenderer {
  /** Fetches and decodes the preview's tier of a package. */
  open(loaded: LoadedPackage): Promise<OpenScene>;
  /** What a GPU is given, at a level: 0 whole, each further one half the size. */
  prepared(scene: number, level: number): Promise<PreparedScene>;
  /** Takes a picture over, which is closed; `give` hands its halves to the caller, who draws by itself. */
  picture(bitmap: ImageBitmap, give: boolean): Promise<RendererPicture>;
  /** Takes halves back, to draw with them here after all. */
  adopt(pyramid: Pyramid): Promise<number>;
  /** Composes a scene: all of it, or what has changed since it was last drawn at that level, null when nothing has. */
  draw(scene: number, level: number, inputs: RendererInputs, whole: boolean): Promise<DrawnRegion | null>;
  /** What lies at a px of the whole scene. */
  printAt(scene: number, x: number, y: number): Promise<PrintPlace | null>;
  /** Lets go of a scene, of a picture. */
  close(scene: number): void;
  drop(picture: number): void;
}

export interface OpenScene {
  readonly id: number;
  /** px at level 0. */
  readonly width: number;
  readonly height: number;
}

export interface RendererPicture {
  /** Null when its halves were given away. */
  readonly id: number | null;
  readonly pyramid: Pyramid | null;
}

export interface RendererInputs {
  readonly hues: readonly (HueValue | null)[];
  readonly images: readonly (RendererImage | null)[];
}

export interface RendererImage {
  readonly picture: number;
  /** px as it was uploaded, upright. */
  readonly width: number;
  readonly height: number;
  readonly crop: CropDetails;
}

/** A rectangle of px, RGBA. */
export interface DrawnRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}
