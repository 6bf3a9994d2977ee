import type { Art } from '../pictures/art.js';
import { type PlannedPrint, planScene, type Rgb, type SurfacePlan } from '../scene/surface-plan.js';
import type { Pyramid } from '../pictures/pyramid.js';
import type { PreparedScene, SceneInputs } from '../scene/scene.js';
import { VERTEX } from './glsl.js';
import type { ShaderLayout } from './shader.js';
import { codesTexture, placesTexture, tableTexture } from './textures.js';

/** What a scene needs of the compositor that loaded it. */
export interface GpuOwner {
  readonly canvas: { width: number; height: number };
  readonly gl: WebGL2RenderingContext;
  /** The texture of a picture, until `release`. */
  use(levels: Pyramid['levels']): WebGLTexture;
  release(levels: Pyramid['levels']): void;
}

/** A scene on the GPU: one pass draws it, a change of the inputs is a few numbers. Made by `GpuCompositor.load`. */
export class GpuScene {
  readonly #owner: GpuOwner;
  readonly #scene: PreparedScene;
  readonly #layout: ShaderLayout;
  readonly #program: WebGLProgram;
  readonly #textures: readonly { readonly target: GLenum; readonly texture: WebGLTexture }[];
  readonly #locations = new Map<string, WebGLUniformLocation | null>();
  /** What is in each picture's place. */
  #shown: (Pyramid['levels'] | undefined)[] = [];

  /** @internal */
  static create(owner: GpuOwner, scene: PreparedScene, layout: ShaderLayout): GpuScene | null {
    const program = newProgram(owner.gl, layout.source);
    return program ? new GpuScene(owner, scene, layout, program) : null;
  }

  private constructor(owner: GpuOwner, scene: PreparedScene, layout: ShaderLayout, program: WebGLProgram) {
    const { gl } = owner;
    this.#owner = owner;
    this.#scene = scene;
    this.#layout = layout;
    this.#program = program;
    const flat = (texture: WebGLTexture) => ({ target: gl.TEXTURE_2D, texture });
    this.#textures = [
      { target: gl.TEXTURE_2D_ARRAY, texture: codesTexture(gl, scene, layout.masks) },
      flat(tableTexture(gl, scene.tone.decode)),
      ...layout.prints.map(({ print }) => flat(placesTexture(gl, print.uv))),
    ];
    gl.useProgram(program);
    const names = ['codes', 'decode', ...layout.prints.map((_, i) => `places${i}`)];
    const pictures = layout.pictures.map((_, i) => `picture${i}`);
    [...names, ...pictures].forEach((name, unit) => gl.uniform1i(this.#at(name), unit));
  }

  /** Draws on the compositor's canvas, which takes the scene's size. False when the context is lost. */
  draw(inputs: SceneInputs): boolean {
    const { gl, canvas } = this.#owner;
    if (gl.isContextLost()) return false;
    const { width, height } = this.#scene;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    gl.viewport(0, 0, width, height);
    gl.useProgram(this.#program);
    this.#textures.forEach(({ target, texture }, unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(target, texture);
    });
    const plans = planScene(this.#scene, inputs);
    this.#bindPictures(plans);
    this.#tell(plans);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    return !gl.isContextLost();
  }

  /** RGBA of what was drawn last, from the top row down; only in the task that drew it. */
  read(): Uint8ClampedArray<ArrayBuffer> {
    const { gl } = this.#owner;
    const { width, height } = this.#scene;
    const turned = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, turned);
    const pixels = new Uint8ClampedArray(turned.length);
    for (let y = 0; y < height; y++)
      pixels.set(turned.subarray(4 * (height - 1 - y) * width, 4 * (height - y) * width), 4 * y * width);
    return pixels;
  }

  dispose(): void {
    const { gl } = this.#owner;
    for (const { texture } of this.#textures) gl.deleteTexture(texture);
    for (const levels of this.#shown) if (levels) this.#owner.release(levels);
    this.#shown = [];
    gl.deleteProgram(this.#program);
  }

  /** Each picture of the plans in its unit; the one that is no longer shown leaves the GPU. */
  #bindPictures(plans: readonly SurfacePlan[]): void {
    const { gl } = this.#owner;
    const steps = plans.flatMap((plan) => plan.steps);
    this.#layout.pictures.forEach((index, i) => {
      const step = steps.find((each) => each.kind === 'print' && each.print.image === index);
      const levels = step?.kind === 'print' ? step.art?.levels : undefined;
      gl.activeTexture(gl.TEXTURE0 + this.#textures.length + i);
      const before = this.#shown[i];
      if (levels === before && before) return this.#rebind(before);
      gl.bindTexture(gl.TEXTURE_2D, levels ? this.#owner.use(levels) : null);
      if (before) this.#owner.release(before);
      this.#shown[i] = levels;
    });
  }

  /** Another scene may have used the unit meanwhile. */
  #rebind(levels: Pyramid['levels']): void {
    const { gl } = this.#owner;
    gl.bindTexture(gl.TEXTURE_2D, this.#owner.use(levels));
    this.#owner.release(levels);
  }

  #tell(plans: readonly SurfacePlan[]): void {
    const { gl } = this.#owner;
    let step = 0;
    this.#scene.surfaces.forEach(({ steps }, i) => {
      const plan = plans[i]!;
      gl.uniform3fv(this.#at(`base[${i}]`), plan.base);
      for (const own of steps) {
        const planned = plan.steps.find((each) => (each.kind === 'fill' ? each.fill : each.print) === own);
        const paint = planned?.kind === 'fill' ? planned.paint : planned?.ground;
        this.#tellPaint(step, paint?.color ?? [0, 0, 0], paint?.alpha ?? 0);
        if (own.kind === 'print') this.#tellArt(step, planned as PlannedPrint | undefined);
        step++;
      }
    });
  }

  #tellPaint(step: number, color: Rgb, alpha: number): void {
    this.#owner.gl.uniform4f(this.#at(`paint[${step}]`), ...color, alpha);
  }

  #tellArt(step: number, planned: PlannedPrint | undefined): void {
    const { gl } = this.#owner;
    const name = `art[${this.#layout.prints.findIndex((each) => each.step === step)}]`;
    const art: Art | null = planned?.art ?? null;
    gl.uniform1i(this.#at(`${name}.present`), art ? 1 : 0);
    if (!art) return;
    gl.uniform3fv(this.#at(`${name}.toS`), art.matrix.slice(0, 3));
    gl.uniform3fv(this.#at(`${name}.toT`), art.matrix.slice(3));
    gl.uniform4fv(this.#at(`${name}.slack`), art.slack);
  }

  #at(name: string): WebGLUniformLocation | null {
    const known = this.#locations.get(name);
    if (known !== undefined) return known;
    const found = this.#owner.gl.getUniformLocation(this.#program, name);
    this.#locations.set(name, found);
    return found;
  }
}

/** Null when the context is lost, or the GPU's compiler refuses what the standard allows. */
function newProgram(gl: WebGL2RenderingContext, fragment: string): WebGLProgram | null {
  const program = gl.createProgram();
  const sources = [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  for (const [kind, source] of sources) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}
