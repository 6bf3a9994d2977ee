/** The type under which a dragged thumbnail's `drag` lies in `event.dataTransfer`, as JSON. */
export const ASSET_DRAG_TYPE = 'application/x-design-maker-asset';

/** A type that tells what kind of thing is dragged: while a drag is on its way only types can be read. */
export const dragTypeOf = (kind: string): string => `${ASSET_DRAG_TYPE}.${kind.toLowerCase()}`;

/** Lets a drag carry the data of a thumbnail. */
export function setDragData(transfer: DataTransfer, drag: unknown): void {
  transfer.effectAllowed = 'copy';
  transfer.setData(ASSET_DRAG_TYPE, JSON.stringify(drag));
  const kind = (drag as { readonly kind?: unknown } | null)?.kind;
  if (typeof kind === 'string') transfer.setData(dragTypeOf(kind), kind);
}
