import { durationOf } from '../../../elements/animation/duration.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { pageOps } from '../../../elements/display/page-ops.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import { makeVideo } from '../../../elements/export/video/make-video.js';
import type { Encoder, VideoJob } from '../../../elements/export/video/video-job.js';
import { kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import { drawnPicture, fakeAssets, fakeFonts } from '../../support/fakes/fake-ports.js';
import { scene } from '../canvas/scene.js';
import { storedObject } from '../canvas/stored.js';

/** Runs in the browser: `filmBench()`. */

export interface FilmBench {
  /** Frames made in a second. */
  readonly framesASecond: number;
  readonly kB: number;
}

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

async function filmBench(): Promise<Record<string, FilmBench>> {
  const objects = scene(OBJECTS).map((object, i) => storedObject({ ...object, x: object.x * 0.65 }, i));
  const stored = { id: 'p', background_color: '#ffffff', background_image: null, groups: [], objects };
  const page = { ...stored, animation: 'cascade', animation_duration: SECONDS };
  const file = parseDesignFile({ version: 1, id: 'd', ...SIZE, pages: [page] });
  const hub = new ResourceHub(fakeAssets({ 'src:picture': drawnPicture(1, 1) }), fakeFonts);
  const [first] = file.pages;
  const own = first!.objects as readonly DesignObject[];
  await hub.ensure(own);
  const drawn = pageOps({ ...first!, objects: own }, file, kinds, hub.env);
  const pages = [{ motion: { animation: 'cascade', objects: own }, drawn, duration: durationOf(first!) }];
  const result: Record<string, FilmBench> = {};
  for (const [name, format, encoder] of KINDS) {
    const job = {
      pages,
      size: SIZE,
      pixels: SIZE,
      rate: RATE,
      format,
      ...(encoder && { encoders: [encoder] }),
    };
    const from = performance.now();
    const made = await makeVideo(
      job,
      (source) => hub.paint.image(source),
      () => undefined,
    );
    const seconds = (performance.now() - from) / 1000;
    result[name] = {
      framesASecond: Math.round((10 * RATE * SECONDS) / seconds) / 10,
      kB: Math.round(made.size / 1024),
    };
  }
  return result;
}

Object.assign(window, { filmBench });
