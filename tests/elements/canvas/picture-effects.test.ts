import { expect } from '@open-wc/testing';
import { EffectPictures, type EffectHost } from '../../../elements/editor/resources/effect-pictures.js';
import { setAdjustment, setFilter } from '../../../elements/editor/effects/picture-effects.js';
import { applyEffect } from '../../../elements/imaging/apply-effect.js';
import { pictureEffect, type PictureEffect } from '../../../elements/imaging/effect.js';
import type { EffectRunner, EffectTask, PictureFile } from '../../../elements/imaging/workers/effect-task.js';
import { MainThreadRunner } from '../../../elements/imaging/workers/main-thread-runner.js';
import { WorkerRunner } from '../../../elements/imaging/workers/worker-runner.js';
import { renderPage } from '../../../elements/render/render-page.js';
import { open } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const SHOWN = { width: 240, height: 180 };

const effectOf = (brightness: number, owner = 'o'): PictureEffect =>
  pictureEffect({ adjustments: { brightness }, owner })!;

async function picture(width = 400, height = 300, color = '#806040'): Promise<PictureFile> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  const file = await canvas.convertToBlob();
  return { file, bitmap: await createImageBitmap(file) };
}

function pixelsOf(source: CanvasImageSource, width: number, height: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** A runner whose tasks are answered by hand. */
class Hand implements EffectRunner {
  readonly tasks: {
    readonly task: EffectTask;
    readonly answer: (bitmap: ImageBitmap | undefined) => Promise<void>;
    readonly fail: () => Promise<void>;
  }[] = [];
  readonly dropped: number[] = [];

  run(task: EffectTask): Promise<ImageBitmap | undefined> {
    return new Promise((resolve, reject) => {
      const settled = async (settle: () => void): Promise<void> => {
        settle();
        await new Promise((turn) => setTimeout(turn));
      };
      this.tasks.push({
        task,
        answer: (bitmap) => settled(() => resolve(bitmap)),
        fail: () => settled(() => reject(new Error('no memory'))),
      });
    });
  }

  drop(id: number): void {
    this.dropped.push(id);
    void this.tasks.find(({ task }) => task.id === id)?.answer(undefined);
  }
}

async function byHand(plain?: PictureFile) {
  const file = plain ?? (await picture());
  const hand = new Hand();
  const arrived: string[] = [];
  const failed: string[] = [];
  const host: EffectHost = {
    runner: hand,
    plain: () => file,
    now: () => file.bitmap,
    arrived: (source) => arrived.push(source),
    failed: (source) => failed.push(source),
  };
  const pictures = new EffectPictures(host);
  const result = ({ width, height }: EffectTask): Promise<ImageBitmap> =>
    createImageBitmap(file.bitmap, { resizeWidth: width, resizeHeight: height });
  return { file, hand, arrived, failed, pictures, result };
}

describe('pictures with effects on the screen', () => {
  it('never fall back to the picture as it is while a new value is computed', async () => {
    const { pictures, hand, result, file, arrived } = await byHand();
    pictures.showedPlain('a');
    expect(pictures.picture('a', effectOf(10), SHOWN)).to.equal(file.bitmap);
    const ten = await result(hand.tasks[0]!.task);
    await hand.tasks[0]!.answer(ten);
    expect(arrived).to.deep.equal(['a']);
    expect(pictures.picture('a', effectOf(10), SHOWN)).to.equal(ten);
    for (const value of [11, 12, 13]) expect(pictures.picture('a', effectOf(value), SHOWN)).to.equal(ten);
  });

  it('keep the runner busy with two at a time, and compute only the newest of what came meanwhile', async () => {
    const { pictures, hand, result } = await byHand();
    const values = (): unknown[] => hand.tasks.map(({ task }) => task.effect.adjustments.brightness);
    for (let value = 1; value <= 30; value++) pictures.picture('a', effectOf(value), SHOWN);
    expect(values()).to.deep.equal([1, 2]);
    await hand.tasks[0]!.answer(await result(hand.tasks[0]!.task));
    expect(values()).to.deep.equal([1, 2, 30]);
    for (let value = 31; value <= 40; value++) pictures.picture('a', effectOf(value), SHOWN);
    pictures.picture('a', effectOf(30), SHOWN);
    expect(values()).to.deep.equal([1, 2, 30]);
    await hand.tasks[1]!.answer(await result(hand.tasks[1]!.task));
    expect(values()).to.deep.equal([1, 2, 30, 40]);
    for (const { answer, task } of hand.tasks.slice(2)) await answer(await result(task));
    expect(values()).to.deep.equal([1, 2, 30, 40]);
  });

  it('are computed small while a slider moves and whole once it rests', async () => {
    const { pictures, hand, result } = await byHand(await picture(1600, 1200));
    pictures.picture('a', effectOf(5), SHOWN);
    expect(hand.tasks[0]!.task.width).to.equal(240);
    await hand.tasks[0]!.answer(await result(hand.tasks[0]!.task));
    await waitUntil(() => hand.tasks.length === 2, 'the whole picture is asked for');
    expect(hand.tasks[1]!.task).to.include({ width: 1600, height: 1200, urgent: false });
    // a newer value does not wait for the whole picture of the older one
    pictures.picture('a', effectOf(6), SHOWN);
    expect(hand.dropped).to.deep.equal([hand.tasks[1]!.task.id]);
  });

  it('leave a place empty rather than show a new picture in the wrong colors first', async () => {
    const { pictures, hand, result } = await byHand();
    expect(pictures.picture('a', effectOf(10), SHOWN)).to.equal(undefined);
    const ready = await result(hand.tasks[0]!.task);
    await hand.tasks[0]!.answer(ready);
    expect(pictures.picture('a', effectOf(10), SHOWN)).to.equal(ready);
  });

  it('show each object its own older value, though both show one picture', async () => {
    const { pictures, hand, result } = await byHand();
    pictures.picture('a', effectOf(10, 'one'), SHOWN);
    pictures.picture('a', effectOf(90, 'two'), SHOWN);
    const [one, two] = await Promise.all(hand.tasks.map(({ task }) => result(task)));
    await hand.tasks[0]!.answer(one);
    await hand.tasks[1]!.answer(two);
    pictures.picture('a', effectOf(10, 'one'), SHOWN);
    pictures.picture('a', effectOf(90, 'two'), SHOWN);
    expect(pictures.picture('a', effectOf(11, 'one'), SHOWN)).to.equal(one);
    expect(pictures.picture('a', effectOf(91, 'two'), SHOWN)).to.equal(two);
  });

  it('show the picture as it is when the effect cannot be computed, and say so once', async () => {
    const { pictures, hand, failed, file } = await byHand();
    pictures.picture('a', effectOf(10), SHOWN);
    await hand.tasks[0]!.fail();
    expect(failed).to.deep.equal(['a']);
    for (let i = 0; i < 3; i++) expect(pictures.picture('a', effectOf(10), SHOWN)).to.equal(file.bitmap);
    expect(hand.tasks).to.have.length(1);
    pictures.retry();
    pictures.picture('a', effectOf(10), SHOWN);
    expect(hand.tasks).to.have.length(2);
  });
});

/** What the kernels make of the picture here and now. */
function expected({ bitmap }: PictureFile, effect: PictureEffect): Uint8ClampedArray {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height);
  applyEffect(pixels, effect);
  return pixels.data;
}

const task = (id: number, effect: PictureEffect, { bitmap }: PictureFile): EffectTask => ({
  id,
  source: 'a',
  width: bitmap.width,
  height: bitmap.height,
  effect,
  urgent: true,
});

const all = pictureEffect({ filter: { id: 'polaroid' }, adjustments: { blur: 20, tint: 30, vignette: 60 } })!;

describe('who computes effects', () => {
  it('a worker makes the bytes the page makes', async () => {
    const file = await picture(120, 90);
    const runner = new WorkerRunner();
    const bitmap = await runner.run(task(1, all, file), file);
    expect(runner.inPage, 'a worker was there').to.equal(false);
    expect(pixelsOf(bitmap!, 120, 90)).to.deep.equal(expected(file, all));
  });

  it('the page itself, when there is no worker', async () => {
    const file = await picture(120, 90);
    for (const start of [
      () => {
        throw new DOMException('not here', 'SecurityError');
      },
      () => new Worker('/no-such-worker.js', { type: 'module' }),
    ]) {
      const runner = new WorkerRunner(start);
      const bitmap = await runner.run(task(1, all, file), file);
      expect(runner.inPage).to.equal(true);
      expect(pixelsOf(bitmap!, 120, 90)).to.deep.equal(expected(file, all));
    }
  });

  it('an urgent picture goes before a large one that is under way', async () => {
    const [large, small] = [await picture(2400, 1800), await picture(60, 40)];
    const runner = new MainThreadRunner();
    const order: string[] = [];
    const first = runner
      .run({ ...task(1, all, large), urgent: false }, large)
      .then(() => order.push('large'));
    await new Promise((turn) => setTimeout(turn, 30));
    const second = runner.run({ ...task(2, all, small), source: 'b' }, small).then(() => order.push('small'));
    await Promise.all([first, second]);
    expect(order).to.deep.equal(['small', 'large']);
  });

  it('a dropped picture ends without one', async () => {
    const large = await picture(2400, 1800);
    const runner = new MainThreadRunner();
    const run = runner.run({ ...task(1, all, large), urgent: false }, large);
    await new Promise((turn) => setTimeout(turn, 30));
    runner.drop(1);
    expect(await run).to.equal(undefined);
  });
});

const PHOTO = {
  id: 'photo',
  type: 'image',
  position: { x: 100, y: 100 },
  width: 240,
  height: 160,
  rotation: 0,
  opacity: 1,
  locked: false,
  image_details: { src: 'photo' },
};

describe('a picture with effects on the canvas', () => {
  it('is painted with its filter, follows a slider, and is exported as it is shown', async () => {
    const { canvas, editor } = await open([PHOTO]);
    const art = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('canvas')!;
    /** The white middle of the picture, on the screen. */
    const middle = (): number[] => {
      const [, , , , left, top] = editor.viewport.matrix.value;
      const [x, y] = [left + 220, top + 180];
      const ratio = devicePixelRatio;
      return [
        ...art
          .getContext('2d')!
          .getImageData(x * ratio, y * ratio, 1, 1)
          .data.subarray(0, 3),
      ];
    };
    expect(middle()).to.deep.equal([255, 255, 255]);
    editor.selection.set(['photo']);
    setFilter(editor, 'duotone');
    await waitUntil(() => middle()[2]! < 140, 'the filter is on the screen');
    const shown = middle();
    const page = editor.toFile().pages[0]! as never;
    await editor.resources.ensure([editor.object('photo')!]);
    const env = { objects: editor.resources.env, paint: editor.resources.paint };
    const exported = renderPage({ page, size: editor.size, scale: 1 }, env) as unknown as OffscreenCanvas;
    const pixel = exported.getContext('2d')!.getImageData(220, 180, 1, 1).data;
    shown.forEach((value, i) => expect(Math.abs(value - pixel[i]!)).to.be.at.most(2));
    // a slide is never painted without the filter
    const seen: number[] = [];
    for (let value = 2; value <= 40; value += 2) {
      setAdjustment(editor, 'brightness', -value, value === 2 ? 'record' : 'merge');
      await new Promise((frame) => requestAnimationFrame(frame));
      seen.push(middle()[2]!);
    }
    expect(Math.max(...seen)).to.be.below(140);
    await waitUntil(() => middle()[2]! < shown[2]! - 10, 'the last value is on the screen');
    editor.history.undo();
    await waitUntil(() => Math.abs(middle()[2]! - shown[2]!) <= 2, 'one step takes the slide back');
  });
});
