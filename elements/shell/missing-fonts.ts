import type { Editor } from '../editor/editor.js';
import { kindFor } from '../objects/kinds.js';
import { t } from './strings.js';

const told = new WeakSet<Editor>();

/**
 * Says which families of the design the host does not have: their texts show in another one. Once for each editor, also
 * when it is shown again; nothing while the host cannot say what it has.
 */
export async function tellMissingFonts(editor: Editor): Promise<void> {
  if (told.has(editor)) return;
  told.add(editor);
  const wanted = familiesOf(editor);
  if (wanted.size === 0) return;
  const known = new Set(await editor.resources.fontNames());
  const names = [...wanted].filter((family) => !known.has(family)).sort();
  if (known.size > 0 && names.length > 0) editor.notifier.warning(t('fontsMissing', { names }));
}

/** Every family that texts of the design ask for, on all its pages. */
function familiesOf({ store }: Editor): ReadonlySet<string> {
  const families = new Set<string>();
  for (const record of store.values()) {
    if (record.typeName !== 'object') continue;
    for (const need of kindFor(record.object).needs(record.object))
      if (need.type === 'font') families.add(need.family);
  }
  return families;
}
