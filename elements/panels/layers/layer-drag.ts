import type { LitElement } from 'lit';
import type { Editor } from '../../editor/editor.js';
import { placeAt, type DropSide, type LayerRow } from '../../editor/layers/layer-rows.js';
import { moveLayers } from '../../editor/layers/layers.js';

const DRAG_TYPE = 'application/x-design-maker-layer';
/** Parts of a group's row that mean above and below; between them, into it. */
const EDGE = 0.3;

/** What is dragged over the rows of the layers panel, and where it would go. */
export class LayerDrag {
  #over: { readonly id: string; readonly side: DropSide } | null = null;

  constructor(
    private readonly host: LitElement,
    private readonly rows: () => readonly LayerRow[],
  ) {}

  /** Which side of a row shows that something would go there; '' for none. */
  sideOf({ id }: LayerRow): DropSide | '' {
    return this.#over?.id === id ? this.#over.side : '';
  }

  start(event: DragEvent, row: LayerRow, locked: boolean): void {
    if (!event.dataTransfer || row.kind === 'background' || locked) return event.preventDefault();
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData(DRAG_TYPE, row.id);
  }

  over(event: DragEvent, row: LayerRow): void {
    if (!event.dataTransfer?.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    const { top, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const part = (event.clientY - top) / height;
    const into = row.kind === 'group' && part > EDGE && part < 1 - EDGE;
    // nothing lies behind the background
    const side = into ? 'into' : part < 0.5 || row.kind === 'background' ? 'above' : 'below';
    if (this.#over?.id !== row.id || this.#over.side !== side) this.#set({ id: row.id, side });
  }

  leave(event: DragEvent): void {
    if (!(event.currentTarget as Node).contains(event.relatedTarget as Node | null)) this.end();
  }

  end(): void {
    this.#set(null);
  }

  drop(event: DragEvent, row: LayerRow, editor: Editor): void {
    const id = event.dataTransfer?.getData(DRAG_TYPE);
    const side = this.#over?.side;
    this.end();
    if (!id || !side) return;
    event.preventDefault();
    const children = this.rows().filter(({ parent }) => parent === row.id).length;
    moveLayers(editor, this.#taken(editor, id), placeAt(row, side, children));
  }

  /** A selected row takes all that is selected with it; members of a group that is taken go with the group. */
  #taken({ selection }: Editor, id: string): ReadonlySet<string> {
    const whole = (row: LayerRow): boolean => row.ids.every((one) => selection.has(one));
    const dragged = this.rows().find((row) => row.id === id);
    if (!dragged || !whole(dragged)) return new Set([id]);
    const chosen = this.rows().filter((row) => row.kind !== 'background' && whole(row));
    const ids = new Set(chosen.map((row) => row.id));
    return new Set(chosen.filter(({ parent }) => !parent || !ids.has(parent)).map((row) => row.id));
  }

  #set(over: { readonly id: string; readonly side: DropSide } | null): void {
    this.#over = over;
    this.host.requestUpdate();
  }
}
