import type { DmCanvas } from '../../canvas/dm-canvas.js';
import type { Editor } from '../../editor/editor.js';
import { center, type Point } from '../../math/geometry.js';
import { transformPoint } from '../../math/matrix.js';
import type { DmContextMenu } from './dm-context-menu.js';

/** Opens the context menu of the canvas: by the right button or a finger that rests, and by the keys of the system. */
export class ContextMenuOpener {
  #byKeys = false;

  constructor(
    private readonly editor: () => Editor | null,
    private readonly menu: () => DmContextMenu | null,
  ) {}

  readonly onContextMenu = (event: MouseEvent): void => {
    const editor = this.editor();
    if (!editor) return;
    // the words being edited keep the menu of their field, with its spelling
    if (editor.editingText.peek() && event.composedPath()[0] instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    const canvas = event.currentTarget as DmCanvas;
    if (this.#byKeys) this.#openByKeys(editor, canvas);
    else this.#open(editor, canvas, { x: event.clientX, y: event.clientY });
    this.#byKeys = false;
  };

  /** The event that follows does not say by what it came. */
  readonly onKeyDown = ({ key, shiftKey }: KeyboardEvent): void => {
    this.#byKeys = key === 'ContextMenu' || (key === 'F10' && shiftKey);
  };

  readonly onPointerDown = (): void => {
    this.#byKeys = false;
  };

  #open(editor: Editor, canvas: DmCanvas, at: Point): void {
    const { left, top } = canvas.getBoundingClientRect();
    const page = editor.viewport.toPage({ x: at.x - left, y: at.y - top });
    void this.menu()?.openAt(at, page);
  }

  /** By keys it is for the selection, and opens where that is. */
  #openByKeys(editor: Editor, canvas: DmCanvas): void {
    const box = editor.selection.box.peek();
    const page = center(box ?? { x: 0, y: 0, ...editor.size });
    const { left, top, right, bottom } = canvas.getBoundingClientRect();
    const at = transformPoint(editor.viewport.matrix.peek(), page);
    const x = Math.min(right, Math.max(left, left + at.x));
    const y = Math.min(bottom, Math.max(top, top + at.y));
    void this.menu()?.openAt({ x, y }, page, { select: false });
  }
}
