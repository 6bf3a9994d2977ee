import { brandKit } from '../../../server/contract/brand-kit.js';
import { api } from '../../api.js';
import { pictureAddress } from '../../configuration.js';
import { journal } from '../../journal.js';
import { createAssetSource } from '../../ports/assets/asset-source.js';
import { createBrandSource } from '../../ports/assets/brand-source.js';
import { createFolderSource } from '../../ports/assets/folder-source.js';
import { createMockupSource } from '../../ports/assets/mockup-source.js';
import { paintPage } from '../../ports/assets/page-painter.js';
import { createFontSource } from '../../ports/fonts/font-source.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { createSaveTarget } from '../../ports/saving/save-target.js';
import { localUploads, uploadsOf } from '../../uploads.js';
import { currentUser, openLogin } from '../account/index.js';

/** Pictures in mockups: as any other of the editor's; pages of designs are painted. */
async function mockupPicture(src: string): Promise<Blob> {
  if (src.startsWith('dm-page:')) return paintPage(src);
  const response = await fetch(/^(blob|data):/.test(src) ? src : await assets.resolve(`src:${src}`));
  if (!response.ok) throw new Error('This picture could not be loaded. It may have been deleted.');
  return response.blob();
}
const mockups = createMockupSource({
  ...{ api, address: pictureAddress, signedIn: () => currentUser() !== null },
  signIn: () => openLogin(),
  resolve: mockupPicture,
  upload: (file) => assets.upload(file, {}),
});

/** One for the whole visit: listings, fonts and the addresses of uploads outlive a single design. */
const assets = createAssetSource({
  ...{ api, address: pictureAddress, uploads: localUploads, mockups },
  memberUploads: () => {
    const user = currentUser();
    return user && uploadsOf(user);
  },
});
const folders = createFolderSource({
  ...{ api, address: pictureAddress, signedIn: () => currentUser() !== null },
  // the dialog of the editor saves what is open before it leaves
  signIn: () => openLogin(),
});
const fonts = createFontSource({
  address: pictureAddress,
  team: async () => (currentUser() ? ((await api(brandKit.fetchTeams, {})).own_teams[0] ?? null) : null),
});
const brand = createBrandSource({
  ...{ api, address: pictureAddress, signedIn: () => currentUser() !== null, families: fonts.families },
  signIn: () => openLogin(),
});

/** What the editor is given from outside for one design; `user` is who opens it, null for a visitor. */
export const editorPorts = (design: string, user: string | null = null) => ({
  assets,
  brand,
  folders,
  fonts,
  mockups: mockups.source,
  notifier,
  saveTarget: createSaveTarget(api, design, user),
  journal: { store: journal, design, user },
});
