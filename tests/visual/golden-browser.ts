import { browserRenderEnv, decodePicture } from '../../elements/render/browser.js';
import type { GoldenPage } from '../support/golden-files.js';
import { goldenPixels, type Platform } from './golden.js';

/** The bundle of the page and of its worker: renders fixtures on a DOM canvas here, on an OffscreenCanvas there. */

interface Request {
  readonly golden: GoldenPage;
  readonly scale: number;
  readonly faces: Platform['faces'];
}

export type RenderGolden = (where: 'page' | 'worker', request: Request) => Promise<string>;

const inWorker = typeof document === 'undefined';

const platform = (faces: Platform['faces']): Platform => ({
  canvas: (width, height) =>
    inWorker
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement('canvas'), { width, height }),
  env: browserRenderEnv,
  decode: (bytes) => decodePicture(new Blob([bytes as BlobPart])),
  bytes: (source) => read(`/source/${source}`),
  font: (id) => read(`/font/${id}`),
  faces,
});

async function read(path: string): Promise<Uint8Array> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const pixels = ({ golden, scale, faces }: Request): Promise<Uint8ClampedArray> =>
  goldenPixels(golden, scale, platform(faces));

let worker: Worker | undefined;

/** One worker for all requests, one request at a time. */
async function fromWorker(request: Request): Promise<Uint8ClampedArray> {
  const running = (worker ??= await startWorker());
  return new Promise((resolve, reject) => {
    running.onmessage = ({ data }) => resolve(data as Uint8ClampedArray);
    running.onerror = (event) => reject(new Error(event.message));
    running.postMessage(request);
  });
}

function startWorker(): Promise<Worker> {
  const started = new Worker('/bundle.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    // its first message says that it listens
    started.onmessage = () => resolve(started);
    started.onerror = (event) => reject(new Error(event.message));
  });
}

/** Pixels cross to Node as base64: an array of millions of numbers takes minutes. */
async function base64(data: Uint8ClampedArray): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data as BlobPart]));
  await new Promise((resolve) => (reader.onload = resolve));
  return (reader.result as string).split(',')[1]!;
}

if (inWorker) {
  onmessage = async ({ data }) => postMessage(await pixels(data as Request));
  postMessage('ready');
} else {
  const render: RenderGolden = async (where, request) =>
    base64(await (where === 'worker' ? fromWorker(request) : pixels(request)));
  Object.assign(window, { renderGolden: render });
}
