import type { FolderSource, PictureFolder } from '../../../elements/ports/folders.js';
import type { Client } from '../../../server/contract/client.js';
import { folder, type FolderEntry } from '../../../server/contract/folder.js';
import type { ToAddress } from '../asset-mapping.js';
import { wholeFolder } from '../whole-folder.js';
import { folderPicture } from '../folder-picture.js';

interface FolderSourceParts {
  readonly api: Client;
  readonly address: ToAddress;
  readonly signedIn: () => boolean;
  readonly signIn: () => void;
}

/** Folders of pictures of whoever is signed in; those of designs hold nothing that goes on a page. */
export const createFolderSource = ({ api, address, signedIn, signIn }: FolderSourceParts): FolderSource => ({
  signedIn,
  signIn,
  folders: async (options = {}) => {
    const entries = await api(folder.get, {}, options);
    return entries.filter(({ folder: { type } }) => type === 'photo').map(folderOf(address));
  },
  pictures: async (id, options = {}) => {
    const entry = await wholeFolder(api, id, options);
    return entry.folder.resources.map(folderPicture(address)).reverse();
  },
});

const OWN: Readonly<Record<NonNullable<FolderEntry['folder']['own']>, PictureFolder['own']>> = {
  my_photos: 'photos',
  my_purchases: 'purchases',
  my_designs: null,
};

const folderOf =
  (address: ToAddress) =>
  ({ ownership, shared_by, folder: { _id, name, own, count, resources } }: FolderEntry): PictureFolder => ({
    ...{ id: _id, name, count, own: own && OWN[own] },
    sharedBy: ownership === 'shared' ? shared_by : null,
    newest: resources
      .slice(-3)
      .reverse()
      .map(({ low_path }) => address(low_path)),
  });
