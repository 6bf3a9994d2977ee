import { effect } from '@preact/signals-core';
import type { RulerGuide } from '../../document/design-file.js';
import type { Editor } from '../../editor/editor.js';
import { guidesOf, guidesShown, guideWanted, moveGuide, removeGuide } from '../../editor/arranging/guides.js';
import { lengthText, STEPS, toPixels } from '../../math/measure.js';
import { t } from '../strings.js';

/** With Shift an arrow moves a guide by so many steps. */
const FAR = 10;

const TOWARDS: Readonly<Record<RulerGuide['axis'], Readonly<Record<string, number>>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * The guides pulled from the rulers, an element each so that the keyboard comes to them: arrows move, Delete removes,
 * Escape goes back to the canvas. The pointer's part is the tools'.
 */
export class RulerGuides {
  readonly #editor: Editor;
  readonly #place: HTMLElement;
  readonly #leave: () => void;
  readonly #stop: readonly (() => void)[];

  /** `leave` gives the keyboard back to the canvas. */
  constructor(editor: Editor, place: HTMLElement, leave: () => void) {
    this.#editor = editor;
    this.#place = place;
    this.#leave = leave;
    const asked = guideWanted.peek();
    this.#stop = [
      effect(() => {
        const { page, store, viewport } = editor;
        void store.signal(page.value).value;
        void viewport.matrix.value;
        this.#show(guidesShown(editor));
      }),
      effect(() => {
        const wanted = guideWanted.value;
        // a menu that closes takes the keyboard first
        if (wanted !== asked && wanted?.editor === editor)
          requestAnimationFrame(() => this.focus(wanted.index));
      }),
    ];
  }

  /** Gives the keyboard to the guide at a place of the list. */
  focus(index: number): void {
    (this.#place.children[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }

  dispose(): void {
    for (const stop of this.#stop) stop();
    this.#place.replaceChildren();
  }

  /** Elements stay where they can: the one with the keyboard keeps it while its guide moves. */
  #show(guides: readonly RulerGuide[]): void {
    const { children } = this.#place;
    while (children.length > guides.length) children[children.length - 1]!.remove();
    guides.forEach((guide, index) => {
      const element = (children[index] as HTMLElement | undefined) ?? this.#add(index);
      this.#tell(element, guide);
    });
  }

  #add(index: number): HTMLElement {
    const element = document.createElement('div');
    element.tabIndex = 0;
    element.setAttribute('role', 'slider');
    element.addEventListener('keydown', (event) => this.#press(index, event));
    this.#place.append(element);
    return element;
  }

  #tell(element: HTMLElement, { axis, at }: RulerGuide): void {
    const { measure, size, viewport } = this.#editor;
    const view = viewport.matrix.peek();
    const place = Math.round(at * view[0] + (axis === 'x' ? view[4] : view[5]));
    element.className = `guide ${axis}`;
    element.style.transform = axis === 'x' ? `translateX(${place}px)` : `translateY(${place}px)`;
    const length = (pixels: number) => lengthText(pixels, axis, measure);
    const said = {
      label: t(axis === 'x' ? 'guideVertical' : 'guideHorizontal'),
      // a slider that moves along the other way than its line runs
      orientation: axis === 'x' ? 'horizontal' : 'vertical',
      valuemin: '0',
      valuemax: length(axis === 'x' ? size.width : size.height),
      valuenow: length(at),
      valuetext: t('guideAt', { at: length(at), unit: measure.unit }),
    };
    for (const [name, value] of Object.entries(said)) element.setAttribute(`aria-${name}`, value);
  }

  #press(index: number, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.#act(index, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** True when the key did something here. */
  #act(index: number, { key, shiftKey, repeat }: KeyboardEvent): boolean {
    const guide = guidesOf(this.#editor)[index];
    if (!guide) return false;
    const step = TOWARDS[guide.axis][key];
    if (step !== undefined) {
      // held down it is one step
      const { measure } = this.#editor;
      const by = toPixels(step * STEPS[measure.unit], guide.axis, measure) * (shiftKey ? FAR : 1);
      moveGuide(this.#editor, index, guide.at + by, repeat ? 'merge' : 'record');
      return true;
    }
    if (key === 'Delete' || key === 'Backspace') this.#remove(index);
    else if (key === 'Escape') this.#leave();
    else return key.startsWith('Arrow');
    return true;
  }

  #remove(index: number): void {
    removeGuide(this.#editor, index);
    const left = this.#place.children.length;
    if (left > 0) this.focus(Math.min(index, left - 1));
    else this.#leave();
  }
}
