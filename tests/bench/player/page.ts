import { pageFrame } from '../../../elements/animation/page-frame.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { setPageMotion } from '../../../elements/editor/animating/animate.js';
import { pageSchedule } from '../../../elements/editor/animating/page-motion.js';
import { Editor } from '../../../elements/editor/editor.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import type { PaintContext } from '../../../elements/paint/env.js';
import { paintOps } from '../../../elements/paint/painter.js';
import { PageStage } from '../../../elements/player/page-stage.js';
import { fakeAssets, fakeFonts, FakeNotifier } from '../../support/fakes/fake-ports.js';
import { scene } from '../canvas/scene.js';
import { storedObject } from '../canvas/stored.js';
import { frameCost, type FrameCost } from '../stats.js';
import { openPanel } from './panel.js';

/** Runs in the browser: `playerBench(objects)`. */

export interface PlayerBench {
  /** Painting all objects ahead, milliseconds. */
  readonly prepare: number;
  /** One frame with objects painted ahead. */
  readonly frame: FrameCost;
  /** The same frames by the painter alone. */
  readonly painter: FrameCost;
}

const SIDE = 1080;
const ANIMATIONS = ['cascade', 'editorial', 'party', 'blur_in'];
/** Every fifth frame of five seconds at 60 a second. */
const MOMENTS = Array.from({ length: 60 }, (_, i) => i / 12);

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkWPDrPwAEkQJ3dqRzeQAAAABJRU5ErkJggg==';

async function open(count: number): Promise<Editor> {
  const objects = scene(count).map((object, i) =>
    storedObject({ ...object, x: object.x * 0.65, y: object.y }, i),
  );
  const page = { id: 'p', background_color: '#ffffff', background_image: null, groups: [], objects };
  const file = parseDesignFile({ version: 1, id: 'd', width: SIDE, height: SIDE, pages: [page] });
  const resources = new ResourceHub(fakeAssets({ 'src:picture': pixel }), fakeFonts);
  await resources.ensure(file.pages[0]!.objects as Parameters<ResourceHub['ensure']>[0]);
  return new Editor(file, { resources, notifier: new FakeNotifier() });
}

async function playerBench(count: number): Promise<Record<string, PlayerBench>> {
  const editor = await open(count);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d')!;
  const target = context as unknown as PaintContext;
  const measure = (paint: (time: number) => void): FrameCost =>
    frameCost([
      MOMENTS.map((time) => {
        const from = performance.now();
        paint(time);
        // forces the raster
        context.getImageData(0, 0, 1, 1);
        return performance.now() - from;
      }),
    ]);
  const result: Record<string, PlayerBench> = {};
  for (const animation of ANIMATIONS) {
    setPageMotion(editor, { animation, options: {} });
    const schedule = pageSchedule(editor, 'p')!;
    const stage = new PageStage(schedule, 1, editor.resources.paint);
    const from = performance.now();
    stage.prepare(Infinity);
    const prepare = Math.round(performance.now() - from);
    const frame = measure((time) => stage.paint(target, time));
    const painter = measure((time) => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, SIDE, SIDE);
      paintOps(target, pageFrame(schedule, time), editor.resources.paint);
    });
    result[animation] = { prepare, frame, painter };
  }
  return result;
}

let opened: Editor | undefined;

/** A page of 40 objects, for `openingBench`. */
async function prepareOpening(): Promise<void> {
  opened = await open(40);
}

const openingBench = (): Promise<void> => openPanel(opened!);

Object.assign(window, { playerBench, prepareOpening, openingBench });
