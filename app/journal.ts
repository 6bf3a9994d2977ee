import { IdbJournal } from './ports/saving/journal-store.js';

/** The journal of this page: what came to it from an editor that is gone is held by this one object. */
export const journal = new IdbJournal();
