import { api } from '../../api.js';
import { pictureAddress } from '../../configuration.js';
import { journal } from '../../journal.js';
import { createAssetSource } from '../../ports/asset-source.js';
import { createFontSource } from '../../ports/font-source.js';
import { notifier } from '../../ports/notifier.js';
import { createSaveTarget } from '../../ports/save-target.js';
import { localUploads, uploadsOf } from '../../uploads.js';
import { currentUser } from '../account/index.js';

/** One for the whole visit: listings, fonts and the addresses of uploads outlive a single design. */
const assets = createAssetSource({
  ...{ api, address: pictureAddress, uploads: localUploads },
  memberUploads: () => {
    const user = currentUser();
    return user && uploadsOf(user);
  },
});
const fonts = createFontSource({ address: pictureAddress });

/** What the editor is given from outside for one design; `user` is who opens it, null for a visitor. */
export const editorPorts = (design: string, user: string | null = null) => ({
  assets,
  fonts,
  notifier,
  saveTarget: createSaveTarget(api, design, user),
  journal: { store: journal, design, user },
});
