import type { LitElement, ReactiveController } from 'lit';
import { deepFocus } from '../../base/deep-focus.js';

/** Keys that say nothing of where the user wants the keyboard: they close things, or are held while pressing. */
const NEUTRAL = new Set(['Escape', 'Shift', 'Control', 'Alt', 'Meta']);

/** What goes on with keys after a press: fields and sliders. */
const TAKES_KEYS = 'input, textarea, select, [role=slider], [contenteditable]';

/**
 * Who works with the pointer expects keys to be for the page: after a press on a button, a color that was picked or a menu
 * that closed, the keyboard is given back. Who came here by keys keeps it where it is, and so do fields and what has just
 * been opened.
 */
export class KeyboardReturn implements ReactiveController {
  #byPointer = false;

  /** `give` brings the keyboard where it belongs. */
  constructor(
    private readonly host: LitElement,
    private readonly give: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('pointerdown', this.#onPointer, { capture: true });
    this.host.addEventListener('keydown', this.#onKey, { capture: true });
    this.host.addEventListener('click', this.#onClick);
    // on the way in: who answers a change may let it go no further
    for (const name of ['dm-change', 'dm-close'])
      this.host.addEventListener(name, this.#onDone, { capture: true });
  }

  hostDisconnected(): void {
    this.host.removeEventListener('pointerdown', this.#onPointer, { capture: true });
    this.host.removeEventListener('keydown', this.#onKey, { capture: true });
    this.host.removeEventListener('click', this.#onClick);
    for (const name of ['dm-change', 'dm-close'])
      this.host.removeEventListener(name, this.#onDone, { capture: true });
  }

  readonly #onPointer = (): void => void (this.#byPointer = true);

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (!NEUTRAL.has(key)) this.#byPointer = false;
  };

  /** The button that opens a box gives it away to that box. */
  readonly #onClick = (event: Event): void => {
    if (!event.composedPath().some(isOpener)) this.#settle({ inOpenBox: true });
  };

  /** What closed has no use for it; a color that was picked in an open box neither, though the box stays. */
  readonly #onDone = (event: Event): void => {
    const [from] = event.composedPath();
    const fromList = from instanceof HTMLElement && from.localName === 'dm-select';
    this.#settle({ inOpenBox: event.type === 'dm-change', fromList });
  };

  #settle({ inOpenBox, fromList = false }: { inOpenBox: boolean; fromList?: boolean }): void {
    if (!this.#byPointer) return;
    // first the browser and whoever closes a box put it on a button
    requestAnimationFrame(() => {
      const focused = deepFocus();
      if (!this.#byPointer || (!fromList && focused?.matches(TAKES_KEYS))) return;
      const path = focused ? ancestorsOf(focused) : [];
      if (focused && !path.includes(this.host)) return;
      if (!inOpenBox && path.some(isOpenBox)) return;
      // a list that can be typed into is a field, which nobody takes the keyboard from
      if (fromList) focused?.blur();
      this.give();
    });
  }
}

const isOpener = (node: EventTarget): boolean =>
  node instanceof HTMLElement && (node.slot === 'anchor' || node.localName === 'dm-select');

const isOpenBox = (node: Node): boolean => node instanceof HTMLElement && node.matches(':popover-open');

/** The node and all it lies in as the user sees it: in the slot it fills, in the element whose shadow it is in. */
function ancestorsOf(node: Node): readonly Node[] {
  const found: Node[] = [];
  for (let at: Node | null = node; at; at = outer(at)) found.push(at);
  return found;
}

function outer(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element && node.assignedSlot) || node.parentNode;
}
