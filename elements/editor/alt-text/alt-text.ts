import { kindFor, type DesignObject } from '../../objects/kinds.js';
import { LONGEST_ALT } from '../../objects/schema.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** The one selected object that can have an alternative text: words speak for themselves. Follows the selection. */
export function describable(editor: Editor): DesignObject | null {
  const { objects, locked } = editor.selection;
  const [only, ...others] = objects.value;
  return only && others.length === 0 && only.type !== 'text' && !locked.value ? only : null;
}

/** What is said of an object: `typed` is null while nobody typed anything, `own` what it then says ('' for nothing). */
export function altTextOf(object: DesignObject): { readonly typed: string | null; readonly own: string } {
  const meaning = kindFor(object).meaning?.(object);
  return { typed: object.alt ?? null, own: meaning?.kind === 'picture' ? meaning.alt : '' };
}

/** Gives an object a text, '' for decoration, or null for what it says by itself; one step of the history. */
export function setAltText(editor: Editor, id: string, alt: string | null): void {
  const object = editor.object(id);
  if (!object || object.locked) return;
  const said = alt === null ? null : alt.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ALT);
  if ((object.alt ?? null) === said) return;
  editor.run(t('altText'), () => editor.patch(id, { alt: said }));
}
