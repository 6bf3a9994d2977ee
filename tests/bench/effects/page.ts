import '../../../elements/canvas/dm-canvas.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { Editor } from '../../../elements/editor/editor.js';
import { setAdjustments, setFilter } from '../../../elements/editor/effects/picture-effects.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import type { Adjustments } from '../../../elements/imaging/effect.js';
import { fakeAssets, fakeFonts, FakeNotifier } from '../../support/fakes/fake-ports.js';
import { frameCost, type FrameCost } from '../stats.js';

/** Runs in the browser: `slideBench(frames)`. */

const PHOTO = { width: 2000, height: 1500 };
const VIEW = { width: 1200, height: 900 };

export interface SlideBench {
  /** Work of the page's own thread for one value: the change and the painting, milliseconds. */
  readonly work: FrameCost;
  /** Time from frame to frame while the slider slides, milliseconds. */
  readonly frame: FrameCost;
  /** Values that reached the screen each second. */
  readonly shownPerSecond: number;
}

/** What a hand does to a slider, and what is set beside it. */
const SLIDES: Readonly<Record<string, (at: number) => Adjustments>> = {
  brightness: (at) => ({ brightness: Math.round(80 * at) }),
  blur: (at) => ({ blur: Math.round(5 + 60 * at) }),
  everything: (at) => ({
    brightness: 10,
    contrast: 15,
    saturation: 20,
    tint: Math.round(50 * at),
    x_process: 20,
    vignette: 40,
  }),
};

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** A photo's worth of detail: noise over gradients. */
async function photo(): Promise<string> {
  const canvas = new OffscreenCanvas(PHOTO.width, PHOTO.height);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(PHOTO.width, PHOTO.height);
  for (let i = 0, seed = 1; i < image.data.length; i++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    image.data[i] = i % 4 === 3 ? 255 : ((i / 8000) % 200) + ((seed >> 16) & 31);
  }
  context.putImageData(image, 0, 0);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
}

async function openPhoto(): Promise<Editor> {
  const object = {
    id: 'photo',
    type: 'image',
    layer_index: 0,
    position: { x: 100, y: 75 },
    width: 1000,
    height: 750,
    rotation: 0,
    opacity: 1,
    locked: false,
    image_details: { src: 'photo' },
  };
  const page = {
    id: 'p',
    background_color: '#ffffff',
    background_image: null,
    groups: [],
    objects: [object],
  };
  const file = parseDesignFile({ version: 1, id: 'd', ...VIEW, pages: [page] });
  const resources = new ResourceHub(fakeAssets({ 'src:photo': await photo() }), fakeFonts);
  await resources.ensure(file.pages[0]!.objects as Parameters<ResourceHub['ensure']>[0]);
  const editor = new Editor(file, { resources, notifier: new FakeNotifier() });
  const canvas = document.createElement('dm-canvas');
  canvas.style.cssText = `position: absolute; inset: 0; width: ${VIEW.width}px; height: ${VIEW.height}px`;
  canvas.editor = editor;
  document.body.append(canvas);
  await canvas.updateComplete;
  editor.viewport.choose(1);
  editor.selection.set(['photo']);
  canvas.paintNow({ all: true });
  return editor;
}

/** Each slide at the speed of the display. */
async function slideBench(frames: number): Promise<Record<string, SlideBench>> {
  const editor = await openPhoto();
  const result: Record<string, SlideBench> = {};
  for (const [name, values] of Object.entries(SLIDES)) result[name] = await slide(editor, frames, values);
  setFilter(editor, 'polaroid');
  result['filter and brightness'] = await slide(editor, frames, SLIDES['brightness']!);
  return result;
}

async function slide(
  editor: Editor,
  frames: number,
  values: (at: number) => Adjustments,
): Promise<SlideBench> {
  let shown = -1;
  const stop = editor.resources.effectArrival.subscribe(() => void shown++);
  const between: number[] = [];
  const work: number[] = [];
  const begun = await frame();
  for (let i = 0, last = begun; i < frames; i++) {
    const from = performance.now();
    setAdjustments(editor, values(i / frames), i === 0 ? 'record' : 'merge');
    (editor.surface as unknown as { paintNow(): void }).paintNow();
    document
      .querySelector('dm-canvas')!
      .shadowRoot!.querySelectorAll('canvas')
      .forEach((canvas) => {
        canvas.getContext('2d')!.getImageData(0, 0, 1, 1);
      });
    work.push(performance.now() - from);
    const now = await frame();
    between.push(now - last);
    last = now;
  }
  const seconds = (performance.now() - begun) / 1000;
  stop();
  return {
    work: frameCost([work]),
    frame: frameCost([between]),
    shownPerSecond: Math.round(shown / seconds),
  };
}

Object.assign(window, { slideBench });
