import type { Editor } from '../editor/editor.js';
import { isEmptyRect, type Rect, type Size } from '../math/geometry.js';
import { invert, multiply, type Matrix } from '../math/matrix.js';
import { Damage } from './damage.js';
import { pageRect } from './device-rect.js';
import { DragLayers } from './drag-layers.js';
import {
  areaOf,
  beginPass,
  deviceView,
  endPass,
  paintGround,
  paintItems,
  wholeCanvas,
  type Pass,
} from './page-painter.js';
import type { Scene, SceneChange } from './scene.js';

/** The view rests this long before it is painted crisp again, milliseconds. */
const SETTLE = 120;
/** The selection rests this long before layers are prepared for dragging it, milliseconds. */
const REST = 60;
/** With more of the canvas than this to repaint, all of it is painted. */
const MOST_DAMAGE = 0.7;

/** Decides what of the page is painted when, so that no frame paints more than it must. */
export class PageView {
  readonly #editor: Editor;
  readonly #scene: Scene;
  readonly #context: CanvasRenderingContext2D;
  readonly #layers: DragLayers;
  readonly #damage = new Damage();
  #ratio = 1;
  /** The view the canvas was last painted crisp for. */
  #crisp: Matrix | null = null;
  /** The canvas as it was then, while the view moves. */
  #snapshot: HTMLCanvasElement | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #transforming = false;

  constructor(editor: Editor, scene: Scene, canvas: HTMLCanvasElement) {
    this.#editor = editor;
    this.#scene = scene;
    this.#context = canvas.getContext('2d')!;
    this.#layers = new DragLayers(editor);
  }

  /** From page to device pixels, as things are now. */
  get view(): Matrix {
    return deviceView(this.#editor.viewport.matrix.peek(), this.#ratio);
  }

  /** True when the layers for the selection are ready. */
  get prepared(): boolean {
    return this.#layers.ready;
  }

  resize(size: Size, ratio: number): void {
    const { canvas } = this.#context;
    const width = Math.round(size.width * ratio);
    const height = Math.round(size.height * ratio);
    this.#ratio = ratio;
    if (canvas.width === width && canvas.height === height) return;
    Object.assign(canvas, { width, height });
    this.#crisp = null;
    this.#forgetLayers();
  }

  /** Notes what a change of the document did. */
  changed({ rects, all, ids }: SceneChange): void {
    if (all) this.#damage.addAll();
    for (const rect of rects) this.#damage.add(rect);
    if (all || ids.some((id) => !this.#layers.isLive(id))) this.#forgetLayers();
  }

  /** Everything is to be painted anew. */
  changedAll(): void {
    this.#crisp = null;
    this.#forgetLayers();
  }

  /** A gesture on the selection began or ended; at its end all is painted once, free of seams. */
  set transforming(value: boolean) {
    const ended = this.#transforming && !value;
    this.#transforming = value;
    if (!ended) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.paintAll(), SETTLE);
  }

  /** The selected objects will probably be dragged next. */
  prepareDrag(): void {
    clearTimeout(this.#resting);
    const { ids } = this.#editor.selection;
    if (ids.length === 0) return this.#layers.drop();
    const { canvas } = this.#context;
    this.#resting = setTimeout(() => {
      if (this.#isCrisp()) this.#layers.prepare(ids, this.#scene.painted, this.view, canvas);
    }, REST);
  }

  /** Paints what has to be painted. Call once a frame. */
  paint(): void {
    const { canvas } = this.#context;
    if (canvas.width === 0 || canvas.height === 0) return;
    if (this.#crisp && !this.#isCrisp()) return this.#blit();
    if (!this.#crisp || this.#damage.all) return this.paintAll();
    const { context, view } = { context: this.#context, view: this.view };
    const areas = this.#damage.rects.map((rect) => areaOf(rect, { context, view }));
    this.#damage.clear();
    this.#repaint(areas.filter((area) => !isEmptyRect(area)));
  }

  /** Paints the whole page crisp. */
  paintAll(): void {
    clearTimeout(this.#settling);
    this.#snapshot = null;
    this.#damage.clear();
    this.#crisp = this.view;
    this.#paintScene(this.#pass(wholeCanvas(this.#context)));
  }

  dispose(): void {
    clearTimeout(this.#settling);
    clearTimeout(this.#resting);
    this.#layers.dispose();
  }

  #repaint(areas: readonly Rect[]): void {
    const { width, height } = this.#context.canvas;
    const share = areas.reduce((sum, area) => sum + area.width * area.height, 0) / (width * height);
    if (share > MOST_DAMAGE && !this.#layers.ready) return this.paintAll();
    for (const area of areas) this.#paintArea(this.#pass(area));
  }

  #paintArea(pass: Pass): void {
    if (!this.#layers.ready) return this.#paintScene(pass);
    if (beginPass(pass, this.#editor)) this.#layers.paint(pass);
    endPass(pass);
  }

  #paintScene(pass: Pass): void {
    if (beginPass(pass, this.#editor)) {
      paintGround(pass, this.#editor);
      paintItems(pass, this.#scene.painted);
    }
    endPass(pass);
  }

  #pass(area: Rect): Pass {
    return { context: this.#context, view: this.view, area };
  }

  #isCrisp(): boolean {
    const now = this.view;
    return this.#crisp !== null && this.#crisp.every((value, i) => value === now[i]);
  }

  /** While the view moves: the picture as it was, moved and scaled; crisp once the view rests. */
  #blit(): void {
    this.#layers.drop();
    const context = this.#context;
    this.#snapshot ??= copyOf(context.canvas);
    const view = this.view;
    const page = pageRect(this.#editor.size, view);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const color = this.#editor.pageRecord().page.background_color;
    if (color) context.fillStyle = color;
    // places that were out of sight show the page's colour until then
    if (color) context.fillRect(page.x, page.y, page.width, page.height);
    context.setTransform(...multiply(view, invert(this.#crisp!)));
    context.imageSmoothingQuality = 'low';
    context.drawImage(this.#snapshot, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.paintAll();
      this.prepareDrag();
    }, SETTLE);
  }

  /** The layers are wrong now; prepared again once things rest. */
  #forgetLayers(): void {
    this.#layers.drop();
    if (!this.#transforming) this.prepareDrag();
  }
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')!.drawImage(canvas, 0, 0);
  return copy;
}
