import { batch, effect, untracked } from '@preact/signals-core';
import { activeMarkToolOf } from '../../editor/background-removal/mark-tools.js';
import { croppingOf } from '../../editor/cropping/session.js';
import type { Editor } from '../../editor/editor.js';
import type { Toolbox } from '../../editor/tools/toolbox.js';
import { selectionHandles } from '../../editor/transform/selection-handles.js';
import { handleAt } from '../../editor/transform/handles.js';
import { pagesScrolled } from '../../editor/view-state/page-scrolling.js';
import type { Point } from '../../math/geometry.js';
import { transformPoint } from '../../math/matrix.js';
import { NeighborPictures } from './neighbor-pictures.js';

/** The view rests this long before the page in the middle is the one being edited, milliseconds. */
const REST = 140;

/**
 * The pages under one another on one surface [E-020]. One of them is edited: the one in the middle once the view rests, or the
 * one that is pressed, and taking over moves nothing on the screen. The others are pictures.
 */
export class PageColumn {
  readonly #editor: Editor;
  readonly #tools: Toolbox;
  readonly #pictures: NeighborPictures;
  readonly #requestFrame: () => void;
  readonly #stop: (() => void)[] = [];
  #ratio = 1;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #page: string;
  #turning = false;

  constructor(editor: Editor, tools: Toolbox, box: HTMLElement, requestFrame: () => void) {
    this.#editor = editor;
    this.#tools = tools;
    this.#requestFrame = requestFrame;
    this.#pictures = new NeighborPictures(editor, box, requestFrame);
    this.#page = editor.page.peek();
    this.#stop.push(
      effect(() => this.#surround()),
      effect(() => {
        void [editor.viewport.matrix.value, editor.viewport.size.value];
        void [editor.editingText.value, croppingOf(editor).value, activeMarkToolOf(editor).value];
        untracked(() => this.#rest());
      }),
    );
  }

  resize(ratio: number): void {
    this.#ratio = ratio;
  }

  /** Puts the pages where they lie. Call once a frame. */
  place(): void {
    if (pagesScrolled.peek()) this.#pictures.place(this.#ratio, { resting: this.#resting === undefined });
  }

  /** A press on another page makes it the one being edited, before any tool knows of the press. */
  press(at: Point, touch: boolean): void {
    // handles of what reaches over the edge lie over the page beside
    const shown = selectionHandles(this.#editor);
    if (shown && handleAt(shown.handles, shown.box, at, touch)) return;
    this.showPageAt(at);
  }

  showPageAt(at: Point): void {
    const places = this.#placesTo(at);
    if (places !== 0 && !this.#isBusy()) this.#turn(places);
  }

  /** True when a point of the current page's plane, page pixels, lies on another page. */
  covers(point: Point): boolean {
    if (!pagesScrolled.peek()) return false;
    return this.#placesTo(transformPoint(this.#editor.viewport.matrix.peek(), point)) !== 0;
  }

  dispose(): void {
    clearTimeout(this.#resting);
    for (const stop of this.#stop) stop();
    this.#pictures.clear();
    this.#editor.viewport.surround({ above: 0, below: 0 });
  }

  /** The view reaches all pages; a page that was gone to in another way than by scrolling comes to the middle. */
  #surround(): void {
    const { index, page, viewport } = this.#editor;
    const pages = index.pages.value;
    const id = page.value;
    const above = pages.indexOf(id);
    const on = pagesScrolled.value;
    untracked(() => {
      viewport.surround(on ? { above, below: pages.length - 1 - above } : { above: 0, below: 0 });
      if (!on) this.#pictures.clear();
      else if (id !== this.#page && !this.#turning) viewport.showPage();
      this.#page = id;
      this.#requestFrame();
    });
  }

  #rest(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    if (!pagesScrolled.peek()) return;
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      // who types or crops goes on with the page at hand; that ends in a signal, a drag does not
      if (this.#editor.editingText.peek() || this.#isInMode()) return;
      if (this.#isBusy()) return this.#rest();
      this.#turn(this.#placesToMiddle());
      this.#requestFrame();
    }, REST);
  }

  /** Makes the page so many places on the one being edited, where it lies. */
  #turn(places: number): void {
    const { index, page, viewport } = this.#editor;
    const next = index.pages.peek()[index.pages.peek().indexOf(page.peek()) + places];
    if (places === 0 || next === undefined) return;
    // it is a picture from now on, and was changed while it was none
    this.#pictures.paint(page.peek(), this.#ratio);
    this.#turning = true;
    batch(() => {
      viewport.turn(places);
      this.#editor.goToPage(next);
    });
    this.#turning = false;
  }

  /** While a picture is cropped or marked the pointer is for that. */
  #isInMode(): boolean {
    return croppingOf(this.#editor).peek() !== null || Boolean(activeMarkToolOf(this.#editor).peek());
  }

  #isBusy(): boolean {
    return this.#isInMode() || this.#editor.history.inGesture || this.#tools.state !== 'idle';
  }

  /** From the current page to the one whose picture is at a point of the canvas; 0 between pages and beside them. */
  #placesTo({ x, y }: Point): number {
    if (!pagesScrolled.peek()) return 0;
    const { viewport, size } = this.#editor;
    const [scale, , , , left] = viewport.matrix.peek();
    if (x < left || x >= left + size.width * scale) return 0;
    const places = Math.floor((y - viewport.topOf(0)) / viewport.pitch);
    return y < viewport.topOf(places) + size.height * scale ? this.#within(places) : 0;
  }

  /** To the page that is nearest to the middle of the canvas. */
  #placesToMiddle(): number {
    const { viewport, size } = this.#editor;
    const middle = viewport.size.peek().height / 2 - (size.height * viewport.scale.peek()) / 2;
    return this.#within(Math.round((middle - viewport.topOf(0)) / viewport.pitch), true);
  }

  #within(places: number, clamped = false): number {
    const { index, page } = this.#editor;
    const pages = index.pages.peek();
    const at = pages.indexOf(page.peek());
    const to = Math.min(pages.length - 1, Math.max(0, at + places));
    return clamped || to === at + places ? to - at : 0;
  }
}
