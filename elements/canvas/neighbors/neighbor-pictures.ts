import type { Editor } from '../../editor/editor.js';
import { pageName } from '../../editor/pages/page-names.js';
import { followPage, paintPage } from '../../editor/pages/page-picture.js';
import { transformRect } from '../../math/matrix.js';
import { t } from '../strings.js';

/** Most canvas pixels of a picture: a page zoomed far in is a little soft until it is the one being edited. */
const MOST_PIXELS = 4_000_000;
/** Pictures kept although they are out of sight. */
const KEPT = 6;
/** A picture is painted anew when it is off by more than this. */
const SHARP = 1.02;

interface Neighbor {
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly label: HTMLElement;
  readonly stop: () => void;
  /** Canvas pixels to one of the page when it was painted; 0 while it was not. */
  scale: number;
  stale: boolean;
}

/** Pictures of the pages around the one being edited, and what each page is called above it. */
export class NeighborPictures {
  readonly #editor: Editor;
  readonly #box: HTMLElement;
  readonly #requestFrame: () => void;
  readonly #shown = new Map<string, Neighbor>();

  constructor(editor: Editor, box: HTMLElement, requestFrame: () => void) {
    this.#editor = editor;
    this.#box = box;
    this.#requestFrame = requestFrame;
  }

  /** Puts the pages in sight where they lie, and paints one that needs it; asks for another frame while more do. */
  place(ratio: number, { resting }: { readonly resting: boolean }): void {
    const { viewport, size, index, page } = this.#editor;
    const pages = index.pages.peek();
    const current = pages.indexOf(page.peek());
    const { x, width, height } = transformRect(viewport.matrix.peek(), { x: 0, y: 0, ...size });
    const seen = viewport.size.peek().height;
    const inSight: string[] = [];
    pages.forEach((id, at) => {
      const top = viewport.topOf(at - current);
      if (top > seen || top + height < 0) return;
      inSight.push(id);
      const { element, label } = this.#of(id);
      element.style.cssText = `transform:translate(${x}px,${top}px);width:${width}px;height:${height}px`;
      const text = [t('pageNumber', { number: at + 1 }), pageName(this.#editor, id)]
        .filter(Boolean)
        .join(' · ');
      if (label.textContent !== text) label.textContent = text;
    });
    this.#forgetFar(inSight);
    const waiting = inSight.filter((id) => id !== page.peek() && this.#needsPaint(id, ratio, resting));
    if (waiting[0] && !this.#editor.history.inGesture) this.paint(waiting[0], ratio);
    if (waiting.length > 1) this.#requestFrame();
  }

  /** Paints a page now, if it is shown and out of date. */
  paint(id: string, ratio: number): void {
    const neighbor = this.#shown.get(id);
    if (!neighbor || !this.#needsPaint(id, ratio, true)) return;
    neighbor.scale = this.#scale(ratio);
    neighbor.stale = false;
    paintPage(this.#editor, id, neighbor.canvas, neighbor.scale);
    neighbor.element.classList.add('drawn');
  }

  clear(): void {
    for (const id of [...this.#shown.keys()]) this.#forget(id);
  }

  /** One of another scale will do while the view moves. */
  #needsPaint(id: string, ratio: number, resting: boolean): boolean {
    const { scale, stale } = this.#shown.get(id)!;
    if (stale || scale === 0) return true;
    const off = scale / this.#scale(ratio);
    return resting && (off > SHARP || off < 1 / SHARP);
  }

  #scale(ratio: number): number {
    const { size, viewport } = this.#editor;
    return Math.min(viewport.scale.peek() * ratio, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  }

  #of(id: string): Neighbor {
    let found = this.#shown.get(id);
    if (!found) this.#shown.set(id, (found = this.#create(id)));
    return found;
  }

  #create(id: string): Neighbor {
    const element = document.createElement('div');
    element.className = 'neighbor';
    element.dataset['page'] = id;
    const canvas = document.createElement('canvas');
    const label = document.createElement('p');
    label.className = 'label';
    label.dir = 'auto';
    element.append(canvas, label);
    this.#box.append(element);
    const stop = followPage(this.#editor, id, () => {
      const neighbor = this.#shown.get(id);
      if (neighbor) neighbor.stale = true;
      this.#requestFrame();
    });
    return { element, canvas, label, stop, scale: 0, stale: true };
  }

  /** A few that went out of sight last stay painted: who scrolls back sees them at once. */
  #forgetFar(inSight: readonly string[]): void {
    const far = [...this.#shown.keys()].filter((id) => !inSight.includes(id));
    for (const id of far) this.#shown.get(id)!.element.style.cssText = 'display:none';
    far.slice(0, Math.max(0, far.length - KEPT)).forEach((id) => this.#forget(id));
  }

  #forget(id: string): void {
    const { element, canvas, stop } = this.#shown.get(id)!;
    stop();
    element.remove();
    // its memory comes back at once, not when it is collected
    canvas.width = canvas.height = 0;
    this.#shown.delete(id);
  }
}
