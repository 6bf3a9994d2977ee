import type { SubjectService } from '../../../elements/ports/subject-service.js';
import type { AssetSource } from '../../../elements/ports/assets.js';
import { brandKit } from '../../../server/contract/brand-kit.js';
import { API_BASE } from '../../../server/contract/contract.js';
import { api } from '../../api.js';
import { pictureAddress, settings } from '../../configuration.js';
import { journal } from '../../journal.js';
import { createAssetSource } from '../../ports/assets/asset-source.js';
import { CatalogPictures } from '../../ports/assets/catalog-pictures.js';
import { createBrandSource } from '../../ports/assets/brand-source.js';
import { createFolderSource } from '../../ports/assets/folder-source.js';
import { createMockupSource } from '../../ports/assets/mockup-source.js';
import { paintPage } from '../../ports/assets/page-painter.js';
import { createFontSource } from '../../ports/fonts/font-source.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { createSoundSource } from '../../ports/uploads/sound-source.js';
import { createUploadCall } from '../../ports/uploads/upload-call.js';
import { createBulkTarget } from '../../ports/saving/bulk-target.js';
import { createSaveTarget } from '../../ports/saving/save-target.js';
import { shows, type SoldRef } from '../../ports/sold-pictures.js';
import { localUploads, uploadsOf } from '../../uploads.js';
import { currentUser, openLogin } from '../account/index.js';
import { imageMaker } from '../ai-images/index.js';

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

/** Where pictures of the catalog are loaded from, by whoever is signed in. */
const catalog = new CatalogPictures({ api, address: pictureAddress, user: () => currentUser()?._id ?? null });

/** One for the whole visit: listings, fonts and the addresses of uploads outlive a single design. */
const assets: AssetSource = {
  ...createAssetSource({
    ...{ api, address: pictureAddress, uploads: localUploads, catalog, mockups },
    memberUploads: () => {
      const user = currentUser();
      return user && uploadsOf(user);
    },
  }),
  // most installations have no providers
  stockPhotos: async () =>
    (await import('../../ports/assets/stock-photos.js')).createStockPhotos({
      ...{ api, address: pictureAddress, uploads: localUploads },
      signedIn: () => currentUser() !== null,
    }),
};
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

const send = createUploadCall(`${settings.apiUrl ?? ''}${API_BASE}`);

const sounds = createSoundSource({
  send,
  signedIn: () => currentUser() !== null,
  signIn: () => openLogin(),
});

/** By the operator's model, where there is one, for members [E-014]; the others have the built-in cut-out. */
const subjects: SubjectService = {
  async find(...asked) {
    if (!currentUser()) return null;
    const { createSubjectService } = await import('../../ports/assets/subject-service.js');
    return createSubjectService(send).find(...asked);
  },
};

/** Pictures that were bought: their addresses are asked for again, and mockups that show them are composed again. */
export function forgetMarked(refs: readonly SoldRef[]): void {
  catalog.forget(refs);
  mockups.forget(shows(refs));
}

/** Pictures that are whoever is signed in's from now on: lists ask no price for them. */
export const markOwned = (refs: readonly SoldRef[]): void => catalog.own(refs.map(({ id }) => id));

/** Those of the pictures that are shown with their watermark. */
export const markedAmong = (refs: readonly SoldRef[]): readonly SoldRef[] => catalog.marked(refs);

/** What is the same for every design. */
export const productSources = { assets, brand, folders, fonts, ...(settings.cutoutModel && { subjects }) };

/** What the editor is given from outside for one design; `user` is who opens it, null for a visitor. */
export const editorPorts = (design: string, user: string | null = null) => ({
  ...productSources,
  sounds,
  mockups: mockups.source,
  imageMaker: imageMaker.source,
  notifier,
  saveTarget: createSaveTarget(api, design, user),
  bulk: createBulkTarget({
    ...{ api, design, signedIn: () => currentUser() !== null },
    signIn: () => openLogin(),
  }),
  bulkRows: 1000,
  environment: settings.environment ?? '',
  journal: { store: journal, design, user },
});
