import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { defersUndo } from '../../controls/behavior/field-undo.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Input types that take no letters: shortcuts work while one has the keyboard. */
const KEYLESS = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']);

const isField = (target: EventTarget | undefined): boolean =>
  (target instanceof HTMLInputElement && !KEYLESS.has(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Open dialogs of the page: native ones, and those of the app, which say so in `data-state`. */
const MODAL = 'dialog[open], [role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** Editors in the document, the one used last at the end: it gets keys pressed outside of all of them. */
const editors: ActiveEditor[] = [];

/** Open menus and lists of choices. */
const CHOICES = '[role=menu]:popover-open, [role=listbox]:popover-open';

const isCanvas = (node: EventTarget): boolean =>
  node instanceof HTMLElement && node.localName === 'dm-canvas';

/**
 * Decides which editor a key is for. Where several editors share a page, keys pressed inside one are its own, and those pressed
 * elsewhere go to the one used last.
 */
export class ActiveEditor implements ReactiveController {
  /** `menuOpen` is whether a menu is open that has the keyboard wherever that is. */
  constructor(
    private readonly host: Host,
    private readonly menuOpen: () => boolean = () => false,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    editors.push(this);
    this.host.addEventListener('pointerdown', this.#use, { capture: true });
    this.host.addEventListener('focusin', this.#use);
  }

  hostDisconnected(): void {
    editors.splice(editors.indexOf(this), 1);
    this.host.removeEventListener('pointerdown', this.#use, { capture: true });
    this.host.removeEventListener('focusin', this.#use);
  }

  /**
   * True when the event is this editor's and nobody else has a use for it: no field, unless fields have none for it, no
   * dialog, no menu.
   */
  receives(event: Event, { inFields = false }: { readonly inFields?: boolean } = {}): boolean {
    if (event.defaultPrevented || !this.#isOurs(event)) return false;
    return (inFields || !this.#isForField(event)) && !this.#inDialog(event) && !this.#inMenu(event);
  }

  /** True when the keyboard is on the canvas, or nowhere. */
  onCanvas(event: Event): boolean {
    const path = event.composedPath();
    return path[0] === document.body || (path.some(isCanvas) && !isField(path[0]));
  }

  readonly #use = (): void => {
    editors.splice(editors.indexOf(this), 1);
    editors.push(this);
  };

  #isOurs(event: Event): boolean {
    const path = event.composedPath();
    const inside = editors.find(({ host }) => path.includes(host));
    return (inside ?? editors.at(-1)) === this;
  }

  /** The canvas takes what it needs of the words being edited and lets the rest pass; fields with a value of the design leave undo to it. */
  #isForField(event: Event): boolean {
    const path = event.composedPath();
    return isField(path[0]) && !path.some(isCanvas) && !defersUndo(event);
  }

  #inMenu(event: Event): boolean {
    const inside = event.composedPath().some((node) => node instanceof HTMLElement && node.matches(CHOICES));
    return inside || this.menuOpen();
  }

  #inDialog(event: Event): boolean {
    const inside = event.composedPath().some((node) => node instanceof HTMLDialogElement && node.open);
    return inside || document.querySelector(MODAL) !== null;
  }
}
