import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { copySelection } from '../../editor/clipboard/clipboard.js';
import { markSystemWritten, clipTexts, pasteEvent } from '../../editor/clipboard/system-clipboard.js';
import { readDataTransfer } from '../../editor/clipboard/clipboard-content.js';
import { copy } from '../../editor/commands/clipboard/copy.js';
import { cut } from '../../editor/commands/clipboard/cut.js';
import { croppingOf } from '../../editor/cropping/session.js';
import type { Editor } from '../../editor/editor.js';
import { removeObjects } from '../../editor/layers/remove-objects.js';
import { t as named } from '../../editor/strings.js';
import type { Point } from '../../math/geometry.js';
import type { ActiveEditor } from './active-editor.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Safari sends copy without a marked text only where the event before it was answered. */
const BEFORE = ['beforecopy', 'beforecut', 'beforepaste'];

/** Text of the page that the user marked is copied as everywhere. */
const textMarked = (): boolean => (document.getSelection()?.toString() ?? '') !== '';

/** The browser's copy, cut and paste: objects go to the system's clipboard and come from it, no questions asked. */
export class ClipboardEvents implements ReactiveController {
  /** Where the pointer rests, window pixels; null while it is not over the canvas. */
  #pointer: Point | null = null;

  constructor(
    private readonly host: Host,
    private readonly active: ActiveEditor,
    private readonly editor: () => Editor | null,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('copy', this.#onCopy);
    document.addEventListener('cut', this.#onCut);
    document.addEventListener('paste', this.#onPaste);
    for (const name of BEFORE) document.addEventListener(name, this.#onBefore);
    this.host.addEventListener('pointermove', this.#onPointer);
    this.host.addEventListener('pointerleave', this.#onLeave);
  }

  hostDisconnected(): void {
    document.removeEventListener('copy', this.#onCopy);
    document.removeEventListener('cut', this.#onCut);
    document.removeEventListener('paste', this.#onPaste);
    for (const name of BEFORE) document.removeEventListener(name, this.#onBefore);
    this.host.removeEventListener('pointermove', this.#onPointer);
    this.host.removeEventListener('pointerleave', this.#onLeave);
  }

  readonly #onBefore = (event: Event): void => {
    if (this.editor() && this.active.receives(event) && !textMarked()) event.preventDefault();
  };

  readonly #onCopy = (event: ClipboardEvent): void => void this.#copy(event);

  readonly #onCut = (event: ClipboardEvent): void => {
    const editor = this.editor();
    if (!editor || !cut.enabled(editor) || !this.#copy(event)) return;
    removeObjects(editor, editor.selection.ids, named('cut'));
  };

  #copy(event: ClipboardEvent): boolean {
    const editor = this.editor();
    if (!editor || !this.active.receives(event) || textMarked()) return false;
    if (!copy.enabled(editor) || editor.editingText.peek()) return false;
    event.preventDefault();
    copySelection(editor);
    for (const [type, text] of clipTexts()) event.clipboardData?.setData(type, text);
    markSystemWritten();
    return true;
  }

  readonly #onPaste = (event: ClipboardEvent): void => {
    const editor = this.editor();
    if (!editor || !event.clipboardData || !this.active.receives(event)) return;
    // as for the command: what comes from elsewhere must not end a crop
    if (croppingOf(editor).peek()) return;
    event.preventDefault();
    void pasteEvent(editor, readDataTransfer(event.clipboardData), this.#place(editor));
  };

  /** The page point under the pointer, when the page is under it. */
  #place(editor: Editor): Point | undefined {
    const canvas = this.host.shadowRoot?.querySelector('dm-canvas');
    if (!this.#pointer || !canvas) return undefined;
    const { left, top } = canvas.getBoundingClientRect();
    const { x, y } = editor.viewport.toPage({ x: this.#pointer.x - left, y: this.#pointer.y - top });
    const { width, height } = editor.size;
    return x >= 0 && y >= 0 && x <= width && y <= height ? { x, y } : undefined;
  }

  readonly #onPointer = (event: PointerEvent): void => {
    const over = event.composedPath().some((node) => (node as Partial<Element>).localName === 'dm-canvas');
    this.#pointer = over ? { x: event.clientX, y: event.clientY } : null;
  };

  readonly #onLeave = (): void => void (this.#pointer = null);
}
