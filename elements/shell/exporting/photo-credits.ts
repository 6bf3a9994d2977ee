import { creditsOf } from '../../export/credits.js';
import type { EditorSession } from '../create-editor.js';

/** Who made the pictures that pages of the open design show (numbers from 1), a line each; see `creditsOf` [E-094]. */
export const photoCredits = (
  { editor }: Pick<EditorSession, 'editor'>,
  pages: readonly number[],
): readonly string[] => creditsOf(editor.toFile(), pages);
