import type { BulkTarget, DesignFolder } from '../../../elements/ports/bulk.js';
import { SaveFailed, type SaveTrouble } from '../../../elements/ports/host.js';
import type { Client } from '../../../server/contract/client.js';
import { ApiError, type ErrorCode } from '../../../server/contract/envelope.js';
import { folder, type FolderEntry } from '../../../server/contract/folder.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { fileStem } from '../../../elements/math/file-names.js';
import { saveFile } from '../../files/save-file.js';
import { UniqueNames } from '../../../elements/math/unique-names.js';

interface BulkTargetParts {
  readonly api: Client;
  /** Id of the design that the others are made from. */
  readonly design: string;
  readonly signedIn: () => boolean;
  readonly signIn: () => void;
}

/** Designs that one call may carry. */
const MOST = 100;

/** Letters of a file's name; patterns make longer ones than names of designs are. */
const LONGEST_STEM = 120;

/** What a failure of the call means for the designs; all others are the server's trouble and pass. */
const TROUBLE: Partial<Record<ErrorCode, SaveTrouble>> = {
  offline: 'unreachable',
  unreachable: 'unreachable',
  bad_request: 'invalid',
  too_large: 'too_large',
  not_signed_in: 'signed_out',
  not_allowed: 'refused',
  not_found: 'refused',
};

/** Keeps the designs of a bulk edit on the product server, which paints their thumbnails, and packs files in the browser. */
export const createBulkTarget = ({ api, design, signedIn, signIn }: BulkTargetParts): BulkTarget => ({
  signedIn,
  signIn,
  most: MOST,
  folders: async (options = {}) => (await api(folder.get, {}, options)).filter(isOwnFolder).map(folderOf),
  createFolder: async (name) => {
    const { _id: id } = await api(folder.create, { folder_name: name, folder_type: 'design' });
    return { id, name };
  },
  save: async (designs, { folder: folderId, first, batch, signal }) => {
    const input = {
      ...{ original_save_id: design, folderId, first, batch },
      designs: designs as Record<string, unknown>[],
    };
    try {
      return await api(savedDesign.bulkSave, input, signal ? { signal } : {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw new SaveFailed('unreachable', { cause: error });
      throw new SaveFailed(TROUBLE[error.code] ?? 'fault', { cause: error });
    }
  },
  archive: (name) => {
    const begun = import('../../files/stored-archive.js').then(({ StoredArchive }) => new StoredArchive());
    // told where the first file is added
    begun.catch(() => undefined);
    const names = new UniqueNames();
    return {
      add: async (stem, extension, file) => (await begun).add(names.take(fileName(stem, extension)), file),
      finish: async () => saveFile({ name: fileName(name, 'zip'), blob: (await begun).finish() }),
    };
  },
  download: (stem, extension, blob) => saveFile({ name: fileName(stem, extension), blob }),
});

const fileName = (stem: string, extension: string): string => `${fileStem(stem, LONGEST_STEM)}.${extension}`;

/** The user's own folders of designs; into My Designs everything goes by itself (spec 2 section 5). */
const isOwnFolder = ({ ownership, folder: { type, own } }: FolderEntry): boolean =>
  ownership === 'owned' && type === 'design' && own === null;

const folderOf = ({ folder: { _id: id, name } }: FolderEntry): DesignFolder => ({ id, name });
