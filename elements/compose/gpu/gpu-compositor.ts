import type { Pyramid } from '../pictures/pyramid.js';
import type { PreparedScene } from '../scene/scene.js';
import { GpuScene } from './gpu-scene.js';
import { shaderOf } from './shader.js';
import { pictureTexture } from './textures.js';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

export interface GpuOptions {
  /** Takes a GPU that is made of software too, which is slower than `CpuCompositor`; for tests. */
  readonly software?: boolean;
  /** Where to draw, for browsers without OffscreenCanvas. */
  readonly canvas?: Canvas;
}

/**
 * A WebGL2 context for any number of scenes. What a scene draws is on `canvas` until the task ends or another is drawn:
 * copy it at once. When the context is lost all scenes are; compose on the CPU from then on, or create another.
 */
export class GpuCompositor {
  readonly canvas: Canvas;
  readonly gl: WebGL2RenderingContext;
  /** Resolves when the context is lost. */
  readonly gone: Promise<void>;
  /** Pictures on the GPU, and how many scenes show them. */
  readonly #pictures = new Map<Pyramid['levels'], { readonly texture: WebGLTexture; users: number }>();

  /** Null where there is no GPU that speaks WebGL2. */
  static create(options: GpuOptions = {}): GpuCompositor | null {
    const canvas = options.canvas ?? newCanvas();
    const gl = canvas?.getContext('webgl2', {
      alpha: false,
      antialias: false,
      depth: false,
      powerPreference: 'high-performance',
      failIfMajorPerformanceCaveat: !options.software,
    }) as WebGL2RenderingContext | null | undefined;
    if (!canvas || !gl || (!options.software && isSoftware(gl))) return null;
    return new GpuCompositor(canvas, gl);
  }

  private constructor(canvas: Canvas, gl: WebGL2RenderingContext) {
    this.canvas = canvas;
    this.gl = gl;
    this.gone = new Promise((resolve) => {
      canvas.addEventListener('webglcontextlost', () => resolve(), { once: true });
    });
  }

  get lost(): boolean {
    return this.gl.isContextLost();
  }

  /** Puts a scene, prepared for all its rows, on the GPU; null when it is too large for it or the context is lost. */
  load(scene: PreparedScene): GpuScene | null {
    const { gl } = this;
    const layout = shaderOf(scene);
    const most = (name: GLenum): number => Number(gl.getParameter(name) ?? 0);
    const units = 2 + layout.prints.length + layout.pictures.length;
    const layers = 1 + scene.surfaces.length + layout.masks.length;
    const fits =
      units <= most(gl.MAX_TEXTURE_IMAGE_UNITS) &&
      layers <= most(gl.MAX_ARRAY_TEXTURE_LAYERS) &&
      Math.max(scene.width, scene.height) <= most(gl.MAX_TEXTURE_SIZE);
    return fits ? GpuScene.create(this, scene, layout) : null;
  }

  /** The texture of a picture, made once for all scenes that use it. @internal */
  use(levels: Pyramid['levels']): WebGLTexture {
    const known = this.#pictures.get(levels) ?? { texture: pictureTexture(this.gl, levels), users: 0 };
    known.users++;
    this.#pictures.set(levels, known);
    return known.texture;
  }

  /** @internal */
  release(levels: Pyramid['levels']): void {
    const known = this.#pictures.get(levels);
    if (!known || --known.users > 0) return;
    this.gl.deleteTexture(known.texture);
    this.#pictures.delete(levels);
  }

  /** Gives the context back to the browser, which has few. */
  dispose(): void {
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
    this.#pictures.clear();
  }
}

/** Browsers do not all count their own rasterizers as a caveat. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

const newCanvas = (): Canvas | null =>
  typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
