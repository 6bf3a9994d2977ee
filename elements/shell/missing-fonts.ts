import type { Editor } from '../editor/editor.js';
import { t } from './strings.js';

const warned = new WeakSet<Editor>();

/**
 * Says which fonts of the design the host does not have: their texts show in another one. Once for each editor, also when
 * it is shown again; nothing while the host cannot say what it has.
 */
export async function warnMissingFonts(editor: Editor): Promise<void> {
  if (warned.has(editor)) return;
  warned.add(editor);
  const objects = [...editor.store.values()].flatMap((record) =>
    record.typeName === 'object' ? [record.object] : [],
  );
  const names = await editor.resources.unknownFonts(objects);
  if (names.length > 0) editor.notifier.warning(t('fontsMissing', { names }));
}
