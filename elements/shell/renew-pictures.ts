import type { EditorSession } from './create-editor.js';
import { renewGenerator } from './generating/create-generator.js';

/**
 * Loads pictures of an open design anew by their source keys, and shows what came wherever it shows: on the page, in
 * thumbnails, and in what is made of the design from now on (D-036). Those that cannot be had again stay as they are; false
 * then.
 */
export async function renewPictures(
  session: EditorSession,
  concerns: (source: string) => boolean,
): Promise<boolean> {
  const all = await session.editor.resources.renew(concerns);
  renewGenerator(session);
  return all;
}
