import '../../../elements/canvas/dm-canvas.js';
import type { DmCanvas } from '../../../elements/canvas/dm-canvas.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { Editor } from '../../../elements/editor/editor.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import { fakeAssets, fakeFonts, FakeNotifier } from '../../support/fakes/fake-ports.js';
import { dragOffset, marqueeReach, panOffset, SCENE, zoomScale, type SceneObject } from './scene.js';
import { storedObject } from './stored.js';
import { flush, type Subject } from './subject.js';

export interface DmSubject extends Subject {
  /** Place in the scene of an object that is on top in its middle, so that a press takes it. */
  readonly dragged: number;
  /** Selects all, and waits until that may be dragged. */
  prepareAll(): Promise<void>;
  /** What taking the last drag of all back, doing it again and taking it back cost, milliseconds each. */
  readonly undone: readonly number[];
  /** Paints the whole page at once; milliseconds. */
  repaint(): number;
  /** What painting crisp after a zoom costs. */
  settle(): Promise<SettleCost>;
}

/** Milliseconds. */
export interface SettleCost {
  /** All of it in one block. */
  readonly atOnce: number;
  /** Slowest frame from a zoom until the page is crisp again. */
  readonly longestFrame: number;
  /** Time from the zoom until then, the rest that is waited for included. */
  readonly crispAfter: number;
}

/** A place of the canvas beside the page, where a press begins a marquee. */
const BESIDE = 20;
const OFF_PAGE = [-BESIDE / 2, 10] as const;

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Told when fonts and pictures are here and building begins, and when the first picture is there. */
interface Told {
  loaded?(): void;
  painted?(): void;
}

/** dm-canvas driven by pointer events, as by a hand. */
export async function dmSubject(
  objects: readonly SceneObject[],
  picture: HTMLCanvasElement,
  told: Told = {},
): Promise<DmSubject> {
  const page = {
    id: 'p',
    background_color: '#ffffff',
    background_image: null,
    groups: [],
    objects: objects.map(storedObject),
  };
  const file = parseDesignFile({ version: 1, id: 'd', ...SCENE, pages: [page] });
  const resources = new ResourceHub(fakeAssets({ 'src:picture': picture.toDataURL() }), fakeFonts);
  await resources.ensure(file.pages[0]!.objects as Parameters<ResourceHub['ensure']>[0]);
  told.loaded?.();
  const editor = new Editor(file, { resources, notifier: new FakeNotifier() });
  editor.viewport.choose(1);
  const canvas = document.createElement('dm-canvas');
  // room beside the page, for beginning a marquee; the page's corner stays at that of the window
  canvas.style.cssText = `position: absolute; top: 0; left: ${-BESIDE}px; width: ${SCENE.width + 2 * BESIDE}px; height: ${SCENE.height}px`;
  canvas.editor = editor;
  document.body.append(canvas);
  await canvas.updateComplete;
  const layers = [...canvas.shadowRoot!.querySelectorAll('canvas')];
  // the page's first painting is no part of the first frame
  layers.forEach(flush);
  told.painted?.();
  return new DrivenCanvas(canvas, editor, objects, layers);
}

class DrivenCanvas implements DmSubject {
  readonly dragged: number;
  undone: readonly number[] = [];
  readonly #canvas: DmCanvas;
  readonly #editor: Editor;
  readonly #layers: readonly HTMLCanvasElement[];
  readonly #middle: readonly [number, number];
  readonly #middles: readonly (readonly [number, number])[];
  #down = false;
  #brushing = false;
  #pan: readonly [number, number] = [0, 0];

  constructor(
    canvas: DmCanvas,
    editor: Editor,
    objects: readonly SceneObject[],
    layers: readonly HTMLCanvasElement[],
  ) {
    this.#canvas = canvas;
    this.#editor = editor;
    this.#layers = layers;
    const middle = ({ x, y, width, height }: SceneObject) => ({ x: x + width / 2, y: y + height / 2 });
    const from = objects.length >> 1;
    const order = objects.map((_, i) => (from + i) % objects.length);
    this.dragged = order.find((i) => editor.surface!.hitTest(middle(objects[i]!)) === `o${i}`)!;
    this.#middles = objects.map(middle).map(({ x, y }) => [x, y] as const);
    this.#middle = this.#middles[this.dragged]!;
  }

  async prepare(): Promise<void> {
    this.#editor.selection.set([`o${this.dragged}`]);
    while (!this.#canvas.dragPrepared) await pause();
  }

  drag(frame: number): void {
    if (!this.#down) this.#send('pointerdown', this.#middle, [0, 0]);
    this.#down = true;
    this.#send('pointermove', this.#middle, dragOffset(frame));
    this.#paint();
  }

  drop(): void {
    this.#send('pointerup', this.#middle, dragOffset(0));
    this.#down = false;
    // back where it was, so that the next press finds it again
    this.#editor.history.undo();
    this.#canvas.paintNow({ all: true });
    this.#editor.selection.clear();
    this.#paint();
  }

  async prepareAll(): Promise<void> {
    this.#editor.selection.set(this.#editor.index.objects(this.#editor.page.value));
    this.#paint();
    while (!this.#canvas.dragPrepared) await pause();
  }

  dragAll(frame: number): void {
    this.drag(frame);
  }

  dropAll(): void {
    this.#send('pointerup', this.#middle, dragOffset(0));
    this.#down = false;
    const { history } = this.#editor;
    this.undone = [() => history.undo(), () => history.redo(), () => history.undo()].map((step) => {
      const from = performance.now();
      step();
      this.#paint();
      return performance.now() - from;
    });
    this.#editor.selection.clear();
    this.#paint();
  }

  zoom(frame: number): void {
    this.#editor.viewport.zoomAt(zoomScale(frame), { x: 0, y: 0 });
    this.#paint();
  }

  select(frame: number): void {
    const at = this.#middles[(frame * 37) % this.#middles.length]!;
    this.#send('pointerdown', at, [0, 0]);
    this.#send('pointerup', at, [0, 0]);
    this.#paint();
  }

  marquee(frame: number): void {
    if (!this.#brushing) {
      this.#editor.selection.clear();
      this.#send('pointerdown', OFF_PAGE, [0, 0]);
    }
    this.#brushing = true;
    this.#send('pointermove', OFF_PAGE, marqueeReach(frame));
    this.#paint();
  }

  release(): void {
    this.#send('pointerup', OFF_PAGE, [0, 0]);
    this.#brushing = false;
    this.#editor.selection.clear();
    this.#paint();
  }

  pan(frame: number): void {
    const [x, y] = panOffset(frame);
    this.#editor.viewport.panBy({ x: x - this.#pan[0], y: y - this.#pan[1] });
    this.#pan = [x, y];
    this.#paint();
  }

  repaint(): number {
    const from = performance.now();
    this.#canvas.paintNow({ all: true });
    this.#layers.forEach(flush);
    return performance.now() - from;
  }

  async settle(): Promise<SettleCost> {
    const atOnce = this.repaint();
    this.#editor.viewport.zoomAt(zoomScale(5), { x: 0, y: 0 });
    this.#canvas.paintNow();
    const begun = await nextFrame();
    let last = begun;
    let longestFrame = 0;
    // the frame after shows what was painted in the one before
    for (let done = false; !done;) {
      done = this.#canvas.crisp;
      const now = await nextFrame();
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
    }
    this.#editor.viewport.zoomAt(1, { x: 0, y: 0 });
    this.repaint();
    return {
      atOnce: rounded(atOnce),
      longestFrame: rounded(longestFrame),
      crispAfter: rounded(last - begun),
    };
  }

  dispose(): void {
    this.#canvas.remove();
  }

  #paint(): void {
    this.#canvas.paintNow();
    this.#layers.forEach(flush);
  }

  #send(type: string, from: readonly [number, number], by: readonly [number, number]): void {
    const at = { clientX: from[0] + by[0], clientY: from[1] + by[1] };
    const init = {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerId: 1,
      pointerType: 'mouse',
    };
    this.#canvas
      .shadowRoot!.querySelector('.stage')!
      .dispatchEvent(new PointerEvent(type, { ...init, ...at }));
  }
}
