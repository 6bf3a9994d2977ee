import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Command } from '../../editor/commands/command.js';
import { commandFor } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import type { ActiveEditor } from './active-editor.js';

/** Runs commands by their keys wherever the focus is, but for fields, where few count, and while a dialog is open. */
export class ShortcutController implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly active: ActiveEditor,
    private readonly editor: () => Editor | null,
    /** After a command ran. */
    private readonly ran: () => void = () => undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const editor = this.editor();
    if (!editor || event.isComposing) return;
    const command = commandFor(event, { bare: this.active.onCanvas(event) });
    if (!command || !this.active.receives(event, command) || leavesToBrowser(command, editor)) return;
    event.preventDefault();
    if (!command.enabled(editor)) return;
    if (command.inFields) settleField(event);
    command.run(editor);
    this.ran();
  };
}

/** What is typed in a field counts from now on, as when the field is left. */
function settleField(event: Event): void {
  const [field] = event.composedPath();
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

/** The browser's own copy, cut and paste follow the key as events: only there the system's clipboard is open to us. */
const NATIVE = new Set(['copy', 'cut', 'paste']);

/** Delete in mid-sentence must not take the whole text away. */
const leavesToBrowser = ({ id, available }: Command, editor: Editor): boolean =>
  NATIVE.has(id) || available?.(editor) === false || (id === 'delete' && editor.editingText.peek() !== null);
