import type { DragEvent } from 'react';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { designs as strings } from '../strings.js';

/** What a drag of designs is called among those of files and texts. */
const TYPE = 'application/x-design-ids';

type Transfer = Pick<DataTransfer, 'types' | 'getData'>;

/** Gives a drag its designs, and a picture that says how many. */
export function carryDesigns({ dataTransfer }: DragEvent, designs: readonly DesignInList[]): void {
  dataTransfer.setData(TYPE, JSON.stringify(designs.map(({ _id }) => _id)));
  dataTransfer.effectAllowed = 'move';
  const sign = Object.assign(document.createElement('div'), {
    className: 'carried-designs',
    textContent: designs.length === 1 ? designs[0]!.name : strings.count(designs.length),
  });
  document.body.append(sign);
  dataTransfer.setDragImage(sign, -12, -8);
  // the browser has taken its picture by then
  setTimeout(() => sign.remove());
}

export const carriesDesigns = ({ types }: Transfer): boolean => types.includes(TYPE);

/** Ids of the designs that were dropped; none for a drag of anything else. */
export function carriedDesigns(transfer: Transfer): string[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(TYPE) || '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
