import type { Editor } from '../editor.js';
import type { DesignObject } from '../../objects/kinds.js';

/** The words on a page in reading order, a paragraph an object: what a page is to somebody who cannot see it. */
export const pageText = (editor: Editor, page: string): string =>
  editor.index
    .objects(page)
    .map((id) => editor.object(id) as DesignObject)
    .filter((object) => 'text_details' in object && object.text_details)
    .sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
    .map((object) => (object as { text_details: { text: string } }).text_details.text)
    .join('\n');
