import { duplicateNames } from '../../document/bulk/bulk-columns.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { overlayOf, type Overlay } from '../view-state/overlays.js';
import { bulkLabelsOf, labeledSlotsOf } from './label-state.js';

/** Opens the sheet or the previews, unless two labels have one name: then that is said instead [B-027]. */
export function openBulk(editor: Editor, dialog: Extract<Overlay, 'bulk_data' | 'bulk_generate'>): void {
  const labels = bulkLabelsOf(editor).peek();
  if (labels.length === 0 && dialog === 'bulk_data') return;
  if (duplicateNames(labels).length > 0) return editor.notifier.warning(t('uniqueLabels'));
  overlayOf(editor).value = dialog;
}

/** Shows the first object of a label and selects it; answers false for a label without objects. */
export function selectLabeled(editor: Editor, label: string): boolean {
  const slots = labeledSlotsOf(editor)
    .peek()
    .filter((slot) => slot.label === label);
  const pages = slots.map(({ id }) => editor.objectRecord(id)?.page);
  // those on the page shown, or else the page of the first
  const page = pages.includes(editor.page.peek()) ? editor.page.peek() : pages[0];
  if (page === undefined) return false;
  editor.goToPage(page);
  editor.selection.set(
    slots.filter((_, i) => pages[i] === page).map(({ id }) => id),
    { deep: true },
  );
  return true;
}
