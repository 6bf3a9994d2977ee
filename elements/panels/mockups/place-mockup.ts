import type { Editor } from '../../editor/editor.js';
import { insertMockup } from '../../editor/pictures/mockups.js';
import type { Point } from '../../math/geometry.js';
import type { MockupCard, SavedMockupCard } from '../../ports/mockups.js';

/** Puts a mockup, or a saved one with what was put into it, on the page. */
export const placeMockup = (editor: Editor, card: MockupCard | SavedMockupCard, at?: Point): Promise<void> =>
  insertMockup(editor, withId(card), 'filled' in card ? card.filled.inputs : undefined, at);

/** A saved mockup has an id of its own beside that of its scene. */
const withId = (card: MockupCard | SavedMockupCard): MockupCard =>
  'filled' in card ? { ...card, id: card.filled.id } : card;
