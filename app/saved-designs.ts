import { savedDesign } from '../server/contract/saved-design.js';
import { api } from './api.js';

/** Saved designs as every part of the app names and copies them. */

/** The dashboard. */
export const START_ADDRESS = '/designmaker/start';

/** One's own account [E-044]. */
export const ACCOUNT_ADDRESS = `${START_ADDRESS}/account`;

/** Where designs are generated. */
export const WIZARD_ADDRESS = `${START_ADDRESS}/generate-designs`;

/** Where a design is edited, or looked at. */
export const designAddress = (id: string, role: 'edit' | 'view' = 'edit'): string =>
  `${START_ADDRESS}/designs/${encodeURIComponent(id)}/${role}`;

/** Ends an address of a design whose download is to open with it. */
export const DOWNLOAD_MARK = '#download';

/** Where a design is looked at, with its download open (DECISIONS 18). */
export const downloadAddress = (id: string): string => `${designAddress(id, 'view')}${DOWNLOAD_MARK}`;

/** The address that opens something for whoever may see it, with the right they have. */
export const shareAddress = (kind: 'design' | 'folder', id: string): string =>
  `${START_ADDRESS}/share/${kind}/${encodeURIComponent(id)}`;

/** The picture of a new design is painted soon after it was made; one that cannot be painted never has one. */
const PAINTED_WITHIN_MS = 60_000;
/** How often a list is asked for while pictures are on their way, ms. */
export const THUMBNAIL_POLL_MS = 3000;

/** Whether the picture of a design is on its way. */
export const isThumbnailPending = (picture: string, updatedAt: string): boolean =>
  !picture && Date.now() - Date.parse(updatedAt) < PAINTED_WITHIN_MS;

/** What the name of a copy ends with (spec 1 section 9). */
export const COPY_SUFFIX = ' Copy';

/** Makes a copy of one's own of a design one may see, or of `file` (JSON text) in its place; gives the new id. */
export async function copyDesign(id: string, file?: string): Promise<string> {
  const copy = {
    saved_design_id: id,
    name_append: COPY_SUFFIX,
    ...(file !== undefined && { design_file: file }),
  };
  return (await api(savedDesign.clone, copy))._id;
}
