import { expect } from '@open-wc/testing';
import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny';
import { designTimeline, momentAt } from '../../../elements/animation/design-timeline.js';
import type { Settings } from '../../../elements/animation/presets/preset.js';
import { setPageDuration, setPageMotion } from '../../../elements/editor/animating/animate.js';
import { setPageTransition } from '../../../elements/editor/animating/transition.js';
import { pageSchedule } from '../../../elements/editor/animating/page-motion.js';
import type { Editor } from '../../../elements/editor/editor.js';
import type { Encoder } from '../../../elements/export/video/video-job.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { PaintContext } from '../../../elements/paint/env.js';
import { paintTurn } from '../../../elements/player/paint-turn.js';
import { PageStage } from '../../../elements/player/page-stage.js';
import { exportVideo } from '../../../elements/shell/exporting/export-video.js';
import { ssim } from '../../visual/ssim.js';
import { line, photo, shape, words, type Stored } from '../canvas/support.js';
import { openSession, type Opened } from '../shell/support.js';

const SIZE = { width: 320, height: 240 };
const RATE = 12;
/** Of 24: at the beginning, as the page turns, as objects come and leave, the last one. */
const FRAMES = [2, 8, 12, 15, 23];
/** How alike a decoded frame and the player look at least (SSIM). */
const ALIKE = 0.98;

const FIRST = [photo('p', 10, 10), words('w', 'Summer camp', 20, 150), line('l', 20, 220)];
const SECOND = [shape('a', 20, 30), shape('b', 150, 90), words('v', 'See you', 40, 160)];

/** One after the other: objects by layer, in reading order, in letters, blurred, cut and as a whole with the page; pages that turn. */
const DESIGNS: readonly (readonly [animation: string, options: Settings, transition?: string])[] = [
  ['simple', {}],
  ['cascade', { speed: 'fast' }],
  ['letters', {}, 'fade'],
  ['blur_in', {}],
  ['block', { direction: 'left' }, 'slide'],
  ['light_sweep', {}],
];

async function openDesign(animation: string, options: Settings, transition = ''): Promise<Opened> {
  const session = openSession([FIRST, SECOND] satisfies (readonly Stored[])[], {}, SIZE);
  const { editor } = session;
  for (const page of editor.index.pages.peek()) {
    editor.goToPage(page);
    setPageMotion(editor, { animation, options });
    setPageDuration(editor, 1);
    setPageTransition(editor, transition || null);
    await editor.resources.ensure(editor.index.objects(page).map((id) => editor.object(id) as DesignObject));
  }
  return session;
}

/** What the player shows, at the film's size. */
function player(editor: Editor): (time: number) => Uint8ClampedArray {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const pages = editor.index.pages.peek();
  const timeline = designTimeline(pages.map((id) => editor.pageRecord(id).page));
  const stages = pages.map((id) => new PageStage(pageSchedule(editor, id)!, 1, editor.resources.paint));
  return (at) => {
    const { index, time, turn } = momentAt(timeline, at);
    for (const stage of stages) while (!stage.prepare(Infinity));
    const stage = stages[index]!;
    if (turn) paintTurn(canvas, turn, { stage: stages[index - 1]!, time: turn.until }, { stage, time });
    else stage.paint(context as unknown as PaintContext, time);
    return context.getImageData(0, 0, SIZE.width, SIZE.height).data;
  };
}

/** The likeness of each frame asked for. */
async function likeness(session: Opened, encoder: Encoder): Promise<number[]> {
  const options = { format: 'mp4', pages: [1, 2], rate: RATE, encoders: [encoder] } as const;
  const file = await exportVideo(session, options, new AbortController().signal, () => {});
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const sink = new VideoSampleSink((await input.getPrimaryVideoTrack())!);
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const shown = player(session.editor);
  const found: number[] = [];
  for (const frame of FRAMES) {
    // the middle of the frame: its borders belong to two
    const sample = (await sink.getSample((frame + 0.5) / RATE))!;
    sample.draw(context, 0, 0);
    sample.close();
    const decoded = context.getImageData(0, 0, SIZE.width, SIZE.height).data;
    found.push(ssim(decoded, shown(frame / RATE), SIZE.width).all);
  }
  return found;
}

describe('a film beside the player', () => {
  for (const design of DESIGNS)
    it(`shows at frame k what the player shows at k / fps, by both encoders of H.264: ${design[0]} [E-060]`, async () => {
      const session = await openDesign(...design);
      for (const encoder of ['avc', 'avc-software'] as const)
        for (const [i, alike] of (await likeness(session, encoder)).entries())
          expect(alike, `by ${encoder}, frame ${FRAMES[i]}`).to.be.at.least(ALIKE);
    });
});
