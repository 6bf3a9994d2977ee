import type { DesignFile } from '../../document/design-file.js';
import type { GridBox } from '../../objects/grid/model.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { SlotLabel } from './fill-inputs.js';

type Labels = { readonly text?: unknown; readonly image?: unknown } | null | undefined;

/** What an object is filled by: the key of its texts or of its picture; null when it is no slot. */
export interface SlotReader {
  text(object: DesignObject): string | null;
  image(object: DesignObject): string | null;
  box(box: GridBox): string | null;
}

/** How slots of a design are found. A bulk label counts both where the object names it and where it names the object. */
export function slotReader(by: SlotLabel, file: DesignFile): SlotReader {
  const assigned = by === 'bulk-label' ? assignedLabels(file) : new Map<string, never>();
  const labelsOf = (holder: unknown): Labels =>
    (holder as { labels?: Labels; user_labels?: Labels } | null | undefined)?.[
      by === 'role-label' ? 'labels' : 'user_labels'
    ];
  const read = (object: DesignObject, type: 'text' | 'image'): string | null => {
    const own = named(labelsOf(object)?.[type]);
    const given = assigned.get(object.id);
    return own ?? (given?.type === type ? given.id : null);
  };
  return {
    text: (object) => (object.type === 'text' ? read(object, 'text') : null),
    image: (object) => ('image_details' in object ? read(object, 'image') : null),
    box: (box) => named(labelsOf(box.image)?.image) ?? named(labelsOf(box)?.image),
  };
}

const named = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

interface BulkLabelLike {
  readonly id: string;
  readonly type: 'text' | 'image';
  readonly assigned: readonly string[];
}

function assignedLabels(file: DesignFile): Map<string, BulkLabelLike> {
  const { bulk_labels: labels = [] } = file as { bulk_labels?: readonly BulkLabelLike[] };
  return new Map(labels.flatMap((label) => label.assigned.map((object) => [object, label] as const)));
}
