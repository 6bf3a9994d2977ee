import type { ImageDetails } from '../../objects/schema.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

const colorsOf = (object: DesignObject): readonly string[] =>
  'image_details' in object
    ? ((object.image_details as ImageDetails).svg_colors ?? []).map(({ color }) => color)
    : [];

/** Colors of the first selected vector's slots, up to five. */
export const slotColors = (editor: Editor): readonly string[] =>
  editor.selection.objects.value.map(colorsOf).find((colors) => colors.length > 0) ?? [];

/** Sets one color slot of the selected vectors. */
export function recolor(editor: Editor, slot: number, color: string, history: HistoryMode = 'record'): void {
  if (editor.selection.locked.value) return;
  const set = (): void => {
    for (const object of editor.selection.objects.value) {
      const colors = colorsOf(object);
      if (slot >= colors.length) continue;
      const svg_colors = colors.map((old, i) => ({ color: i === slot ? color : old }));
      const image_details = { ...(object as { image_details: ImageDetails }).image_details, svg_colors };
      editor.patch(object.id, { image_details } as Partial<DesignObject>);
    }
  };
  editor.run(t('recolor'), set, history);
}
