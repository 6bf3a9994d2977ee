import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Command } from '../editor/commands/command.js';
import { commandFor } from '../editor/commands/keys.js';
import type { Editor } from '../editor/editor.js';

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
const editors: ShortcutController[] = [];

/**
 * Runs commands by their keys wherever the focus is, except in fields and while a dialog is open. Where several editors
 * share a page, keys pressed inside one are its own, and those pressed elsewhere go to the one used last.
 */
export class ShortcutController implements ReactiveController {
  constructor(
    private readonly host: Host,
    private readonly editor: () => Editor | null,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    editors.push(this);
    document.addEventListener('keydown', this.#onKey);
    this.host.addEventListener('pointerdown', this.#use, { capture: true });
    this.host.addEventListener('focusin', this.#use);
  }

  hostDisconnected(): void {
    editors.splice(editors.indexOf(this), 1);
    document.removeEventListener('keydown', this.#onKey);
    this.host.removeEventListener('pointerdown', this.#use, { capture: true });
    this.host.removeEventListener('focusin', this.#use);
  }

  readonly #use = (): void => {
    editors.splice(editors.indexOf(this), 1);
    editors.push(this);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const editor = this.editor();
    if (!editor || event.defaultPrevented || event.isComposing || !this.#isOurs(event)) return;
    if (this.#isForAField(event) || document.querySelector(MODAL)) return;
    const command = commandFor(event);
    if (!command || leavesToBrowser(command, editor)) return;
    event.preventDefault();
    if (command.enabled(editor)) command.run(editor);
  };

  #isOurs(event: Event): boolean {
    const path = event.composedPath();
    const inside = editors.find(({ host }) => path.includes(host));
    return (inside ?? editors.at(-1)) === this;
  }

  /** The canvas takes what it needs of the words being edited and lets the rest pass. */
  #isForAField(event: KeyboardEvent): boolean {
    const path = event.composedPath();
    const fromCanvas = path.some((node) => node instanceof HTMLElement && node.localName === 'dm-canvas');
    return isField(path[0]) && !fromCanvas;
  }
}

/** Text of the page that the user marked can be copied; Delete in mid-sentence must not take the whole text away. */
function leavesToBrowser({ id }: Command, editor: Editor): boolean {
  if (id === 'copy' || id === 'cut') return (document.getSelection()?.toString() ?? '') !== '';
  return id === 'delete' && editor.editingText.peek() !== null;
}
