import {
  beginsOn,
  designTimeline,
  leavesPage,
  momentAt,
} from '../../../elements/animation/design-timeline.js';
import { schedulePage } from '../../../elements/animation/schedule.js';
import { pageOps } from '../../../elements/display/page-ops.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import { makeVideo } from '../../../elements/export/video/make-video.js';
import type { Encoder, FilmedPage, VideoFormat, VideoJob } from '../../../elements/export/video/video-job.js';
import { kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import type { PaintContext } from '../../../elements/paint/env.js';
import { PageStage } from '../../../elements/player/page-stage.js';
import { paintTurn } from '../../../elements/player/paint-turn.js';
import { scene } from '../../bench/canvas/scene.js';
import { storedObject } from '../../bench/canvas/stored.js';
import { drawnPicture, fakeAssets, fakeFonts } from '../../support/fakes/fake-ports.js';
import { tone } from '../../support/media/wav.js';

/** Runs in the browser: `film(wanted)`. */

export interface Wanted {
  readonly animation: string;
  readonly transition: string | null;
  readonly format: VideoFormat;
  readonly encoder?: Encoder;
  readonly sound: boolean;
  /** Of which the player's pictures are wanted. */
  readonly frames: readonly number[];
}

export interface Made {
  /** Base64. */
  readonly file: string;
  /** What the player shows at those frames: RGBA by rows, base64. */
  readonly shown: readonly string[];
}

export const SIZE = { width: 320, height: 240 };
export const RATE = 12;
/** Of two pages. */
export const SECONDS = 2;

const hub = new ResourceHub(fakeAssets({ 'src:picture': drawnPicture(1, 1) }), fakeFonts);

/** Two pages of nine objects; the second has no color of its own. */
async function filmedPages({ animation, transition }: Wanted): Promise<FilmedPage[]> {
  const objects = scene(18).map((object, i) =>
    storedObject({ ...object, x: object.x * 0.16, y: object.y * 0.2, width: object.width * 0.7 }, i),
  );
  const pages = [objects.slice(0, 9), objects.slice(9)].map((own, i) => ({
    id: `p${i}`,
    background_color: i === 0 ? '#f8f0e3' : null,
    background_image: null,
    groups: [],
    objects: own,
  }));
  const file = parseDesignFile({ version: 1, id: 'd', ...SIZE, pages });
  const filmed = file.pages.map(async (page, i) => {
    const own = page.objects as readonly DesignObject[];
    await hub.ensure(own);
    const drawn = pageOps({ ...page, objects: own }, file, kinds, hub.env);
    return { motion: { animation, objects: own }, drawn, duration: 1, transition: i > 0 ? transition : null };
  });
  return Promise.all(filmed);
}

/** The player's picture at a moment, on white as films are. */
function player(pages: readonly FilmedPage[]): (time: number) => Uint8ClampedArray {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const timeline = designTimeline(
    pages.map(({ duration, transition }) => ({ animation_duration: duration, transition })),
  );
  const stages = pages.map(({ motion, drawn, duration }, index) => {
    const schedule = schedulePage(motion, drawn, {
      duration,
      leaves: leavesPage(timeline, index),
      begins: beginsOn(timeline, index),
    });
    const stage = new PageStage(schedule, 1, hub.paint);
    stage.prepare(Infinity);
    return stage;
  });
  return (at) => {
    const { index, time, turn } = momentAt(timeline, at);
    const stage = stages[index]!;
    if (turn) paintTurn(canvas, turn, { stage: stages[index - 1]!, time: turn.until }, { stage, time });
    else stage.paint(context as unknown as PaintContext, time);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, SIZE.width, SIZE.height);
    context.globalCompositeOperation = 'source-over';
    return context.getImageData(0, 0, SIZE.width, SIZE.height).data;
  };
}

async function film(wanted: Wanted): Promise<Made> {
  const pages = await filmedPages(wanted);
  const { format, encoder, sound, frames } = wanted;
  const channels = [440, 660].map((hertz) => tone(SECONDS, { hertz }) as Float32Array<ArrayBuffer>);
  const job: VideoJob = {
    ...{ pages, size: SIZE, pixels: SIZE, rate: RATE, format },
    ...(encoder && { encoders: [encoder] }),
    ...(sound && { sound: { channels, rate: 48_000 } }),
  };
  const file = await makeVideo(
    job,
    (source) => hub.paint.image(source),
    () => undefined,
  );
  const shows = player(pages);
  const shown = frames.map((frame) => base64(shows(frame / RATE)));
  return { file: base64(new Uint8Array(await file.arrayBuffer())), shown };
}

function base64(bytes: Uint8Array | Uint8ClampedArray): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

Object.assign(window, { film });
