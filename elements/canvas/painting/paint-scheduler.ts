import type { Editor } from '../../editor/editor.js';
import { isEmptyRect, unionRects, type Rect, type Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import { Damage } from './damage.js';
import { DragLayers } from './drag-layers.js';
import { ViewSnapshot } from './view-snapshot.js';
import {
  areaOf,
  beginPass,
  deviceView,
  endPass,
  paintPageColor,
  paintItems,
  wholeCanvas,
  type Pass,
} from './page-painter.js';
import type { Scene, SceneChange } from '../scene/scene.js';
import { SlicedPaint } from './sliced-paint.js';

/** The view rests this long before it is painted crisp again, milliseconds. */
const SETTLE = 120;
/** The selection rests this long before layers are prepared for dragging it, milliseconds. */
const REST = 60;
/** Places of one change that are looked at one by one. */
const MANY_PLACES = 200;
/** With more of the canvas than this to repaint, all of it is painted. */
const MOST_DAMAGE = 0.7;

/** Decides what of the page is painted when, so that no frame paints more than it must. */
export class PaintScheduler {
  readonly #editor: Editor;
  readonly #scene: Scene;
  readonly #context: CanvasRenderingContext2D;
  readonly #layers: DragLayers;
  readonly #snapshot: ViewSnapshot;
  readonly #sliced: SlicedPaint;
  readonly #damage = new Damage();
  #ratio = 1;
  /** The view the canvas shows; null when it shows nothing of use. */
  #shown: Matrix | null = null;
  /** Whether it was painted for that view, not moved there. */
  #sharp = false;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #transforming = false;

  constructor(editor: Editor, scene: Scene, canvas: HTMLCanvasElement) {
    this.#editor = editor;
    this.#scene = scene;
    this.#context = canvas.getContext('2d')!;
    this.#layers = new DragLayers(editor);
    this.#snapshot = new ViewSnapshot(editor);
    this.#sliced = new SlicedPaint(editor);
  }

  /** From page to device pixels, as things are now. */
  get view(): Matrix {
    return deviceView(this.#editor.viewport.matrix.peek(), this.#ratio);
  }

  /** True when the layers for the selection are ready. */
  get prepared(): boolean {
    return this.#layers.ready;
  }

  /** True when all of the page is painted as sharp as it will be. */
  get crisp(): boolean {
    return this.#isCrisp() && this.#settling === undefined && !this.#sliced.underWay;
  }

  resize(size: Size, ratio: number): void {
    const { canvas } = this.#context;
    const width = Math.round(size.width * ratio);
    const height = Math.round(size.height * ratio);
    this.#ratio = ratio;
    if (canvas.width === width && canvas.height === height) return;
    Object.assign(canvas, { width, height });
    this.changedAll();
  }

  /** Notes what a change of the document did. */
  changed({ rects, all, ids }: SceneChange): void {
    if (all) this.#damage.addAll();
    // so many places would be joined to one all the same
    const places = rects.length > MANY_PLACES ? [rects.reduce(unionRects)] : rects;
    for (const rect of places) this.#damage.add(rect);
    // what is being painted aside is out of date
    if (this.#sliced.underWay && (all || rects.length + ids.length > 0)) this.#settleLater();
    if (all || ids.some((id) => !this.#layers.isLive(id))) this.#forgetLayers();
  }

  /** Everything is to be painted anew. */
  changedAll(): void {
    this.#shown = null;
    this.#sliced.cancel();
    this.#forgetLayers();
  }

  /** A gesture on the selection began or ended; at its end all is painted once, free of seams. */
  set transforming(value: boolean) {
    const ended = this.#transforming && !value;
    this.#transforming = value;
    if (ended) this.#settleLater();
  }

  /** The selected objects will probably be dragged next. */
  prepareDrag(): void {
    clearTimeout(this.#resting);
    const { ids } = this.#editor.selection;
    if (ids.length === 0) return this.#layers.drop();
    this.#resting = setTimeout(() => {
      if (this.#isCrisp()) this.#prepareLayers();
    }, REST);
  }

  /** Paints what has to be painted. Call once a frame. */
  paint(): void {
    const { canvas } = this.#context;
    if (canvas.width === 0 || canvas.height === 0) return;
    if (!this.#shown || this.#damage.all) return this.paintAll();
    if (!sameView(this.#shown, this.view)) this.#move(this.#shown);
    if (!this.#damage.isEmpty) this.#repaintDamage();
  }

  /** Paints the whole page crisp, at once. */
  paintAll(): void {
    this.#stopSettling();
    this.#painted();
    this.#paintScene(this.#pass(wholeCanvas(this.#context)));
  }

  dispose(): void {
    this.#stopSettling();
    clearTimeout(this.#resting);
    this.#layers.dispose();
    this.#sliced.dispose();
  }

  /** All that is to be seen is on the canvas, or about to be. */
  #painted(): void {
    this.#snapshot.forget();
    this.#damage.clear();
    this.#shown = this.view;
    this.#sharp = true;
  }

  #repaintDamage(): void {
    const { context, view } = { context: this.#context, view: this.view };
    const areas = this.#damage.rects.map((rect) => areaOf(rect, { context, view }));
    this.#damage.clear();
    // the snapshot does not have this
    this.#snapshot.forget();
    this.#repaint(areas.filter((area) => !isEmptyRect(area)));
  }

  #repaint(areas: readonly Rect[]): void {
    const { width, height } = this.#context.canvas;
    const share = areas.reduce((sum, area) => sum + area.width * area.height, 0) / (width * height);
    if (share > MOST_DAMAGE && !this.#layersReady()) return this.paintAll();
    for (const area of areas) this.#paintArea(this.#pass(area));
  }

  /**
   * Much is dragged that was not prepared for: preparing now costs this frame as much as painting everything does, and
   * spares it to all others.
   */
  #layersReady(): boolean {
    if (this.#layers.ready || !this.#transforming || !this.#isCrisp()) return this.#layers.ready;
    // what was begun was begun elsewhere
    this.#prepareLayers();
    return this.#layers.moves && this.#layers.work(Infinity);
  }

  #prepareLayers(): void {
    const { ids } = this.#editor.selection;
    this.#layers.prepare(ids, this.#scene.paintables, this.view, this.#context.canvas);
  }

  #paintArea(pass: Pass): void {
    if (!this.#layers.ready) return this.#paintScene(pass);
    if (beginPass(pass, this.#editor)) this.#layers.paint(pass);
    endPass(pass);
  }

  #paintScene(pass: Pass): void {
    if (beginPass(pass, this.#editor)) {
      paintPageColor(pass, this.#editor);
      paintItems(pass, this.#scene.paintables);
    }
    endPass(pass);
  }

  #pass(area: Rect): Pass {
    return { context: this.#context, view: this.view, area };
  }

  #isCrisp(): boolean {
    return this.#sharp && this.#shown !== null && sameView(this.#shown, this.view);
  }

  #move(shown: Matrix): void {
    this.#layers.drop();
    this.#snapshot.paint(this.#context, shown, this.view);
    this.#shown = this.view;
    this.#sharp = false;
    this.#settleLater();
  }

  /** Has all painted crisp once things rest; whatever happens before begins the rest anew. */
  #settleLater(): void {
    this.#stopSettling();
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.#settle(this.view);
    }, SETTLE);
  }

  #settle(view: Matrix): void {
    const size = wholeCanvas(this.#context);
    if (isEmptyRect(size)) return;
    this.#sliced.start(this.#scene.paintables, view, size, (picture) => {
      // moved since, but not yet shown so: the next frame lets it rest anew
      if (sameView(view, this.view)) this.#show(picture);
    });
  }

  #stopSettling(): void {
    clearTimeout(this.#settling);
    this.#settling = undefined;
    this.#sliced.cancel();
  }

  #show(picture: HTMLCanvasElement): void {
    const context = this.#context;
    const wasSharp = this.#sharp;
    this.#painted();
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'copy';
    context.drawImage(picture, 0, 0);
    context.restore();
    if (!wasSharp) this.prepareDrag();
  }

  /** The layers are wrong now; prepared again once things rest. */
  #forgetLayers(): void {
    this.#layers.drop();
    if (!this.#transforming) this.prepareDrag();
  }
}

const sameView = (a: Matrix, b: Matrix): boolean => a.every((value, i) => value === b[i]);
