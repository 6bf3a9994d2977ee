import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { renderThumbnail } from '../../../../elements/shell/exporting/render-pages.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { dataUrlOf } from '../../../ports/data-url.js';

/** Paints the small picture of an open design here and keeps it. */
export async function sendThumbnail(id: string, session: EditorSession): Promise<void> {
  const thumbnail_data = await dataUrlOf(await renderThumbnail(session));
  await api(savedDesign.updateThumbnail, { id, thumbnail_data });
}
