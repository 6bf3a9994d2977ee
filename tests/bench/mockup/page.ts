import { composite } from '../../../elements/compose/cpu/composite.js';
import { CpuCompositor } from '../../../elements/compose/cpu/cpu-compositor.js';
import { GpuCompositor } from '../../../elements/compose/gpu/gpu-compositor.js';
import { halfSizeScene } from '../../../elements/compose/scene/half-size-scene.js';
import { cropDetails } from '../../../elements/compose/format/mockup-inputs.js';
import { readMesh } from '../../../elements/compose/mesh/mesh.js';
import { parsePackage } from '../../../elements/compose/format/mockup-package.js';
import { hueLayers, imageLayers } from '../../../elements/compose/format/package-layers.js';
import { canonicalSize, pyramidOf } from '../../../elements/compose/pictures/pyramid.js';
import {
  prepareScene,
  type DecodedScene,
  type PreparedScene,
  type SceneImage,
  type SceneInputs,
} from '../../../elements/compose/scene/scene.js';
import { frameCost, type FrameCost } from '../stats.js';

/** Runs in the browser: `mockupBench(folder, frames)`. */

export interface MockupBench {
  /** Fetching and decoding the files of 1200 px, milliseconds. */
  readonly open: number;
  /** A scene's places: at 1200 px, and at 600 px with the halving. */
  readonly prepare: number;
  readonly prepareHalf: number;
  /** A picture of 2400 x 2400 px as its halves. */
  readonly picture: number;
  /** One thread: the picture is dragged at 600 px, comes to rest at 1200 px; another color at 600 px. */
  readonly drag: FrameCost;
  readonly rest: FrameCost;
  readonly color: FrameCost;
  /** WebGL2 made of software, at 1200 px, with all px read back. */
  readonly softwareGpu: FrameCost;
  /** The most a code value of the GPU's picture differs from the CPU's. */
  readonly gpuApart: number;
}

const TIER = 1200;

async function bytesOf(address: string, channels: 1 | 3): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  const context = new OffscreenCanvas(TIER, TIER).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, TIER, TIER);
  return Uint8Array.from({ length: TIER * TIER * channels }, (_, i) =>
    channels === 1 ? data[4 * i]! : data[4 * Math.floor(i / 3) + (i % 3)]!,
  );
}

async function open(folder: string): Promise<DecodedScene> {
  const pack = parsePackage(await (await fetch(`${folder}/mockup.json`)).json());
  const read = (file: string, channels: 1 | 3) => bytesOf(`${folder}/${file}`, channels);
  const mesh = async (file: string) => new Uint8Array(await (await fetch(`${folder}/${file}`)).arrayBuffer());
  return {
    package: pack,
    width: TIER,
    height: TIER,
    plate: await read(pack.tiers.find(({ px }) => px === TIER)!.plate, 3),
    responses: await Promise.all(pack.surfaces.map(({ files }) => read(files[TIER]!, 3))),
    placements: await Promise.all(
      pack.layers.map((layer) =>
        Promise.all(
          (layer.placements ?? []).map(async (each) => ({
            mesh: readMesh(await mesh(each.mesh.file), each.mesh),
            mask: each.masks ? await read(each.masks[TIER]!, 1) : null,
          })),
        ),
      ),
    ),
  };
}

/** Stripes with a gradient: detail at every size. */
function picture(): SceneImage {
  const { width, height } = canonicalSize({ width: 2400, height: 2400 });
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < rgba.length; i++)
    rgba[i] = i % 4 === 3 ? 255 : ((i >> 6) & 1) * 120 + ((i >> 13) & 127);
  return { pyramid: pyramidOf(rgba, width, height), width: 2400, height: 2400, crop: cropDetails.parse({}) };
}

/** What frames of a drag put in. */
const dragged = (scene: DecodedScene, image: SceneImage, at: number): SceneInputs => {
  const crop = { ...image.crop, zoom: 20, x: 0.4 + 0.2 * at, y: 0.5 + 0.05 * at };
  return { hues: [], images: imageLayers(scene.package).map(() => ({ ...image, crop })) };
};

function series(frames: number, draw: (at: number) => void): FrameCost {
  const times = Array.from({ length: frames }, (_, i) => {
    const begun = performance.now();
    draw(i / frames);
    return performance.now() - begun;
  });
  return frameCost([times]);
}

function timed<T>(work: () => T): [T, number] {
  const begun = performance.now();
  const result = work();
  return [result, Math.round(performance.now() - begun)];
}

function gpuSeries(scene: PreparedScene, frames: number, inputs: (at: number) => SceneInputs) {
  const gpu = GpuCompositor.create({ software: true })!;
  const loaded = gpu.load(scene)!;
  let pixels = new Uint8ClampedArray();
  const softwareGpu = series(frames, (at) => {
    loaded.draw(inputs(at));
    pixels = loaded.read();
  });
  const last = composite(scene, inputs((frames - 1) / frames));
  const gpuApart = pixels.reduce((most, value, i) => Math.max(most, Math.abs(value - last[i]!)), 0);
  loaded.dispose();
  gpu.dispose();
  return { softwareGpu, gpuApart };
}

async function mockupBench(folder: string, frames: number): Promise<MockupBench> {
  const begun = performance.now();
  const decoded = await open(folder);
  const opened = Math.round(performance.now() - begun);
  const [whole, prepare] = timed(() => prepareScene(decoded));
  const [half, prepareHalf] = timed(() => prepareScene(halfSizeScene(decoded)));
  const [image, pictured] = timed(picture);
  const [small, large] = [new CpuCompositor(half), new CpuCompositor(whole)];
  const inputs = (at: number) => dragged(decoded, image, at);
  const colored = (at: number): SceneInputs => ({
    ...inputs(0),
    hues: hueLayers(decoded.package).map(() => [360 * at, 0.5, 0.5, 1]),
  });
  return {
    open: opened,
    prepare,
    prepareHalf,
    picture: pictured,
    drag: series(frames, (at) => void small.draw(inputs(at))),
    rest: series(frames, (at) => void large.draw(inputs(at))),
    color: series(frames, (at) => void small.draw(colored(at))),
    ...gpuSeries(whole, Math.ceil(frames / 8), inputs),
  };
}

Object.assign(window, { mockupBench });
