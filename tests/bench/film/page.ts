import { durationOf } from '../../../elements/animation/duration.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { pageOps } from '../../../elements/display/page-ops.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import { makeVideo } from '../../../elements/export/video/make-video.js';
import type { Encoder, VideoJob } from '../../../elements/export/video/video-job.js';
import { seededRandom } from '../../../elements/math/random.js';
import { kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import type { PaintEnv } from '../../../elements/paint/env.js';
import { drawnPicture, fakeAssets, fakeFonts } from '../../support/fakes/fake-ports.js';
import { scene } from '../canvas/scene.js';
import { storedObject } from '../canvas/stored.js';

/** Runs in the browser: `filmBench()`. */

export interface FilmBench {
  /** Frames made in a second. */
  readonly framesASecond: number;
  readonly kB: number;
}

export type FilmBenches = Record<string, FilmBench>;

const SIZE = { width: 1080, height: 1080 };
const RATE = 30;
const SECONDS = 2;
const OBJECTS = 40;
const KINDS: readonly (readonly [name: string, format: VideoJob['format'], encoder?: Encoder])[] = [
  ['MP4 by the browser’s H.264', 'mp4', 'avc'],
  ['MP4 by our H.264', 'mp4', 'avc-software'],
  ['MP4 by VP9', 'mp4', 'vp9'],
  ['GIF', 'gif'],
];
/** As a camera makes them, side by side over the whole page. */
const PHOTO = { width: 4000, height: 3000 };
const PHOTOS = 4;

/** Something to see everywhere. */
async function photo(seed: number): Promise<string> {
  const { width, height } = PHOTO;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const random = seededRandom(seed);
  for (let i = 0; i < 600; i++) {
    context.fillStyle = `hsl(${random() * 360} 60% ${20 + random() * 60}% / 0.6)`;
    context.fillRect(random() * width - 300, random() * height - 300, 600 * random(), 600 * random());
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg' }));
}

async function objectsOfPhotos(
  addresses: Record<string, string>,
): Promise<ReturnType<typeof storedObject>[]> {
  const side = SIZE.width / 2;
  const objects = [];
  for (let i = 0; i < PHOTOS; i++) {
    const src = `photo${i}`;
    addresses[`src:${src}`] = await photo(i);
    objects.push({
      ...{ id: `o${i}`, layer_index: i, position: { x: (i % 2) * side, y: Math.floor(i / 2) * side } },
      ...{ width: side, height: side * 0.75, rotation: i === 3 ? 8 : 0, opacity: 1, locked: false },
      ...{ type: 'image', image_details: { src, image_needs_autoset: true } },
    });
  }
  return objects;
}

async function pagesOf(
  objects: readonly ReturnType<typeof storedObject>[],
  addresses: Readonly<Record<string, string>>,
  animation: string,
) {
  const stored = { id: 'p', background_color: '#ffffff', background_image: null, groups: [], objects };
  const page = { ...stored, animation, animation_duration: SECONDS };
  const file = parseDesignFile({ version: 1, id: 'd', ...SIZE, pages: [page] });
  const hub = new ResourceHub(fakeAssets(addresses), fakeFonts);
  const [first] = file.pages;
  const own = first!.objects as readonly DesignObject[];
  await hub.ensure(own);
  const drawn = pageOps({ ...first!, objects: own }, file, kinds, hub.env);
  const image: PaintEnv['image'] = (source, effect) => hub.paint.image(source, effect);
  return { pages: [{ motion: { animation, objects: own }, drawn, duration: durationOf(first!) }], image };
}

async function timed(job: VideoJob, image: PaintEnv['image']): Promise<FilmBench> {
  const from = performance.now();
  const made = await makeVideo(job, image, () => undefined);
  const seconds = (performance.now() - from) / 1000;
  return {
    framesASecond: Math.round((10 * RATE * SECONDS) / seconds) / 10,
    kB: Math.round(made.size / 1024),
  };
}

async function filmBench(): Promise<FilmBenches> {
  const objects = scene(OBJECTS).map((object, i) => storedObject({ ...object, x: object.x * 0.65 }, i));
  const { pages, image } = await pagesOf(objects, { 'src:picture': drawnPicture(1, 1) }, 'cascade');
  const sized = { size: SIZE, pixels: SIZE, rate: RATE };
  const result: FilmBenches = {};
  for (const [name, format, encoder] of KINDS)
    result[`${OBJECTS} objects, as ${name}`] = await timed(
      { ...sized, pages, format, ...(encoder && { encoders: [encoder] }) },
      image,
    );
  const addresses = {};
  const photos = await pagesOf(await objectsOfPhotos(addresses), addresses, 'simple');
  for (const animation of ['simple', 'ken_burns', 'blur_in']) {
    const moving = photos.pages.map((page) => ({ ...page, motion: { ...page.motion, animation } }));
    const name = `${PHOTOS} photos of 12 megapixels (${animation}), as MP4`;
    result[name] = await timed({ ...sized, pages: moving, format: 'mp4' }, photos.image);
  }
  return result;
}

Object.assign(window, { filmBench });
