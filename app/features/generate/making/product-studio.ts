import { createStudio } from './create-studio.js';
import type { Studio } from './studio.js';

let studio: Studio | undefined;

/** One for the visit: fonts and pictures it has loaded serve the next design too. */
export const productStudio = (): Studio => (studio ??= createStudio());

/** Frees its memory; what is asked of it afterwards begins anew. */
export const closeStudio = (): void => studio?.close();
