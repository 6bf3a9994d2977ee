import { browserRenderEnv, decodePicture } from '../../elements/render/browser.js';
import type { GoldenPage } from '../support/golden-files.js';
import { difference, type Difference } from './difference.js';
import { goldenPixels, type Platform } from './golden.js';

/** The bundle of the page and of its worker: renders fixtures on a DOM canvas here, on an OffscreenCanvas there. */

interface Request {
  /** Of the page, and of the pixels that its picture is held against. */
  readonly name: string;
  readonly scale: number;
}

export type CompareGolden = (where: 'page' | 'worker', request: Request) => Promise<Difference>;

const inWorker = typeof document === 'undefined';

let platform: Promise<Platform> | undefined;

const openPlatform = async (): Promise<Platform> => ({
  canvas: (width, height) =>
    inWorker
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement('canvas'), { width, height }),
  env: browserRenderEnv,
  decode: (bytes) => decodePicture(new Blob([bytes as BlobPart])),
  bytes: (source) => read(`/source/${source}`),
  font: (id) => read(`/font/${id}`),
  faces: await readJson<Platform['faces']>('/faces/all'),
});

async function read(path: string): Promise<Uint8Array> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const readJson = async <T>(path: string): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await read(path))) as T;

/** Judged where the picture is: millions of pixels that cross to Node as text take longer than painting them. */
async function compared({ name, scale }: Request): Promise<Difference> {
  const golden = await readJson<GoldenPage>(`/golden/${name}`);
  const [painted, expected] = await Promise.all([
    goldenPixels(golden, scale, await (platform ??= openPlatform())),
    read(`/pixels/${name}`),
  ]);
  return difference(expected, painted);
}

let worker: Promise<Worker> | undefined;

/** One worker for all requests, one request at a time. */
async function fromWorker(request: Request): Promise<Difference> {
  const running = await (worker ??= startWorker());
  return new Promise((resolve, reject) => {
    running.onmessage = ({ data }) => resolve(data as Difference);
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

if (inWorker) {
  // a rejection that nobody takes does not reach the page as an error
  onmessage = ({ data }) =>
    void compared(data as Request).then(postMessage, (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
  postMessage('ready');
} else {
  const compare: CompareGolden = (where, request) =>
    where === 'worker' ? fromWorker(request) : compared(request);
  Object.assign(window, { compareGolden: compare });
}
