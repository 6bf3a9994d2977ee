import { effect, untracked } from '@preact/signals-core';
import type { DocumentRecord } from '../document/records.js';
import { DESIGN_ID } from '../document/records.js';
import type { Editor } from '../editor/editor.js';
import { deepFocus } from '../base/deep-focus.js';
import { bleedOf } from '../editor/pages/bleed.js';
import { isText } from '../editor/styling/text-style.js';
import { isField } from '../editor/text-editing/keep-focus.js';
import { textEditingOf } from '../editor/text-editing/session.js';
import { Toolbox } from '../editor/tools/toolbox.js';
import type { Point, Rect, Size } from '../math/geometry.js';
import type { Matrix } from '../math/matrix.js';
import type { DesignObject } from '../objects/kinds.js';
import type { Surface } from '../ports/surface.js';
import type { Diff } from '../store/diff.js';
import { Chrome } from './chrome/chrome.js';
import { effectDamage } from './scene/effect-damage.js';
import { RulerGuides } from './rulers/ruler-guides.js';
import { Rulers } from './rulers/rulers.js';
import { watchContextLoss } from './painting/context-loss.js';
import { deviceView } from './painting/page-painter.js';
import { sheetRect } from './painting/device-rect.js';
import { PageColumn } from './neighbors/page-column.js';
import { PaintScheduler } from './painting/paint-scheduler.js';
import { PointerInput } from './input/pointer-input.js';
import { Scene, type SceneChange } from './scene/scene.js';
import { t } from './strings.js';
import { TextInput } from './input/text-input.js';

/** The elements a canvas is made of. */
export interface CanvasParts {
  readonly host: HTMLElement;
  readonly stage: HTMLElement;
  /** Holds the pages above and below the one being edited. */
  readonly neighbors: HTMLElement;
  readonly page: HTMLElement;
  readonly art: HTMLCanvasElement;
  readonly chrome: HTMLCanvasElement;
  readonly field: HTMLTextAreaElement;
  readonly guides: HTMLElement;
  readonly rulers: HTMLElement;
}

/** One design shown on one canvas, from setting `editor` until another is set or the element leaves. */
export class CanvasSession implements Surface {
  readonly tools: Toolbox;
  readonly #editor: Editor;
  readonly #parts: CanvasParts;
  readonly #scene: Scene;
  readonly #paintScheduler: PaintScheduler;
  readonly #chrome: Chrome;
  /** Rulers and guides, where something can be edited. */
  readonly #rulers: Rulers | null = null;
  readonly #guides: RulerGuides | null = null;
  /** The pages around, where something can be edited. */
  readonly #column: PageColumn | null = null;
  readonly #pointer: PointerInput;
  readonly #text: TextInput;
  readonly #stop: (() => void)[] = [];
  readonly #unsettled = new Set<string>();
  #ratio = 1;
  #frame: number | null = null;

  constructor(editor: Editor, parts: CanvasParts, options: { readonly readonly: boolean }) {
    this.#editor = editor;
    this.#parts = parts;
    this.tools = new Toolbox(editor, options);
    this.#scene = new Scene(editor, editor.resources.paint);
    this.#paintScheduler = new PaintScheduler(editor, this.#scene, parts.art);
    this.#chrome = new Chrome(editor, this.tools.view, parts.chrome, () => this.requestFrame());
    if (!options.readonly) {
      this.#rulers = new Rulers(editor, this.tools.view, parts.rulers, () => this.requestFrame());
      this.#guides = new RulerGuides(editor, parts.guides, () => parts.host.focus({ preventScroll: true }));
    }
    this.#text = new TextInput(parts.field, editor);
    if (!options.readonly)
      this.#column = new PageColumn(editor, this.tools, parts.neighbors, () => this.requestFrame());
    this.#pointer = new PointerInput(parts.stage, editor, this.tools, {
      pressing: (at, touch) => this.#column?.press(at, touch),
      pressed: () => this.#takeFocus(),
    });
    if (!options.readonly) editor.surface = this;
    this.#stop.push(editor.store.listen(({ diff }) => this.#follow(diff)));
    this.#stop.push(
      watchContextLoss([parts.art, parts.chrome], {
        restored: () => this.#repaint(),
        missing: () => editor.notifier.warning(t('pictureLost')),
      }),
    );
    window.addEventListener('online', this.#online);
    this.#watch();
  }

  get size(): Size {
    return this.#editor.viewport.size.value;
  }

  get view(): Matrix {
    return this.#editor.viewport.matrix.value;
  }

  /** True when the layers for dragging the selection are ready. */
  get prepared(): boolean {
    return this.#paintScheduler.prepared;
  }

  /** True when all of the page is painted as sharp as it will be. */
  get crisp(): boolean {
    return this.#paintScheduler.crisp;
  }

  hitTest(point: Point): string | null {
    if (this.#column?.covers(point)) return null;
    return this.#scene.hitTest(point, 1 / this.#editor.viewport.scale.value);
  }

  hitTestAll(point: Point): readonly string[] {
    if (this.#column?.covers(point)) return [];
    return this.#scene.hitTestAll(point, 1 / this.#editor.viewport.scale.value);
  }

  within(area: Rect): readonly string[] {
    return this.#scene.within(area);
  }

  /** Makes the page under a point of the canvas, CSS pixels, the one being edited. */
  showPageAt(point: Point): void {
    this.#column?.showPageAt(point);
  }

  prepareDrag(): void {
    this.#paintScheduler.prepareDrag();
  }

  /** What is added may come late, when its picture or font is here: letters typed meanwhile are not meant for it. */
  takeKeyboard(): void {
    const { field, host } = this.#parts;
    const focused = deepFocus();
    if (!focused || focused === field || !isField(focused)) host.focus({ preventScroll: true });
  }

  /** CSS pixels of the canvas, and device pixels to one of them. */
  resize(size: Size, ratio: number): void {
    this.#ratio = ratio;
    this.#column?.resize(ratio);
    this.#editor.viewport.resize(size);
    this.#paintScheduler.resize(size, ratio);
    this.#chrome.resize(size, ratio);
    this.#rulers?.resize(size, ratio);
    this.#placePage();
    // setting a canvas's size empties it: no frame may show that
    this.paintNow();
  }

  /** Whether the keyboard is in the words being edited. */
  set textFocused(value: boolean) {
    this.#chrome.focused = value;
  }

  requestFrame(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.paintNow();
    });
  }

  /** Does what the next frame would do, at once. */
  paintNow(): void {
    this.#settle();
    this.#paintScheduler.paint();
    this.#chrome.paint();
    this.#rulers?.paint();
    this.#column?.place();
    this.#text.place();
  }

  /** Paints the whole page crisp, at once. */
  paintAll(): void {
    this.#settle();
    this.#paintScheduler.paintAll();
    this.#chrome.paint();
  }

  dispose(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.tools.cancelGesture();
    window.removeEventListener('online', this.#online);
    if (this.#editor.surface === this) this.#editor.surface = null;
    for (const stop of this.#stop) stop();
    for (const part of [this.#pointer, this.#text, this.#chrome, this.#paintScheduler, this.#scene])
      part.dispose();
    this.#column?.dispose();
    this.#rulers?.dispose();
    this.#guides?.dispose();
  }

  /** Nothing of what was painted is left. */
  #repaint(): void {
    this.#paintScheduler.changedAll();
    this.#chrome.redraw();
    this.paintNow();
  }

  #watch(): void {
    const { page, resources, selection, viewport } = this.#editor;
    const { cursor, transforming } = this.tools.view;
    const on = (run: () => void): number => this.#stop.push(effect(run));
    on(() => this.#show(page.value));
    on(() => {
      const arrived = resources.effectArrival.value;
      if (arrived) untracked(() => this.#damaged(effectDamage(this.#scene, arrived.source)));
    });
    on(() => {
      void resources.version.value;
      untracked(() => this.#took(this.#scene.takeArrivals()));
    });
    on(() => {
      const renewed = resources.renewed.value;
      if (renewed.size > 0) untracked(() => this.#took(this.#scene.takeRenewed(renewed)));
    });
    on(() => {
      if (resources.retries.value > 0) untracked(() => this.#lookAgain());
    });
    on(() => {
      void viewport.matrix.value;
      untracked(() => this.#placePage());
      this.requestFrame();
    });
    on(() => {
      void selection.ids;
      this.#paintScheduler.prepareDrag();
    });
    on(() => void (this.#paintScheduler.transforming = transforming.value));
    on(() => void (this.#parts.stage.style.cursor = cursor.value));
  }

  #show(page: string): void {
    untracked(() => {
      this.#scene.show(page);
      this.#paintScheduler.changedAll();
      for (const item of this.#scene.items) this.#unsettled.add(item.object.id);
      this.#placePage();
      this.#askForMissing();
    });
    this.requestFrame();
  }

  #follow(diff: Diff<DocumentRecord>): void {
    if (diff.updated.has(DESIGN_ID)) {
      this.#editor.viewport.refresh();
      this.#placePage();
      // the trim line comes and goes with the bleed
      this.#chrome.redraw();
    }
    this.#took(this.#scene.follow(diff));
    this.#askForMissing();
  }

  #damaged(change: SceneChange): void {
    this.#paintScheduler.changed(change);
    this.requestFrame();
  }

  #took(change: SceneChange): void {
    this.#paintScheduler.changed(change);
    for (const id of change.redrawn) this.#unsettled.add(id);
    this.requestFrame();
  }

  #askForMissing(): void {
    const { waiting } = this.#scene;
    if (waiting.length > 0) void this.#editor.resources.ensure(waiting);
  }

  #lookAgain(): void {
    this.#scene.lookAgain();
    this.#askForMissing();
  }

  /** What could not be had while there was no network is asked for again. */
  readonly #online = (): void => this.#editor.resources.retry();

  /** Sets fields that follow from fonts and pictures, a text's height most of all; not a step of the history. */
  #settle(): void {
    if (this.#unsettled.size === 0) return;
    const ids = [...this.#unsettled];
    this.#unsettled.clear();
    const patches = ids.flatMap((id) => {
      const object = this.#editor.object(id);
      const patch = object ? this.#editor.settled(object) : {};
      return Object.keys(patch).length > 0 ? [{ id, patch }] : [];
    });
    if (patches.length === 0) return;
    // what was added before its face was here is only now as the user meant it, and is to be saved so
    if (patches.some(({ id }) => isUnfinished(this.#editor.object(id)))) this.#editor.history.note();
    this.#editor.run(
      'Settle',
      () => patches.forEach(({ id, patch }) => this.#editor.patch(id, patch)),
      'ignore',
    );
    // what settling changed is settled: looking again next frame would find nothing
    for (const { id } of patches) this.#unsettled.delete(id);
  }

  /** The paper under the art, with its bleed: its shadow, and what shows through where the page has no color. */
  #placePage(): void {
    const { style } = this.#parts.page;
    const { x, y, width, height } = sheetRect(
      this.#editor.size,
      bleedOf(this.#editor),
      deviceView(this.view, this.#ratio),
    );
    style.transform = `translate(${x / this.#ratio}px, ${y / this.#ratio}px)`;
    style.width = `${width / this.#ratio}px`;
    style.height = `${height / this.#ratio}px`;
  }

  #takeFocus(): void {
    if (textEditingOf(this.#editor).peek()) this.#text.focus();
    // the ring is for the keyboard: whoever pressed knows where they are
    else this.#parts.host.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
  }
}

const isUnfinished = (object: DesignObject | undefined): boolean =>
  object !== undefined && isText(object) && object.text_details.text_needs_autoset === true;
