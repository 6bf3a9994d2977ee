import { START_ADDRESS } from '../../saved-designs.js';
import type { Role } from './rights.js';

export const FOLDERS_ADDRESS = `${START_ADDRESS}/folders`;

/** All designs of one's own: what the folder My Designs leads to (C-017). */
export const ALL_DESIGNS_ADDRESS = `${START_ADDRESS}/all-designs`;

export const folderAddress = (id: string, role: Role): string =>
  `${FOLDERS_ADDRESS}/${encodeURIComponent(id)}/${role}`;
