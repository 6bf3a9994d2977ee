import type { Resource } from '../../elements/ports/assets.js';
import type { FolderResource } from '../../server/contract/folder.js';
import type { ToAddress } from './asset-mapping.js';

/** A picture that lies in a folder, in the words of the kit's ports. */
export const folderPicture =
  (address: ToAddress) =>
  ({ _id, name, path, low_path, width, height, attribution }: FolderResource): Resource => ({
    ...{ id: _id, name, kind: 'upload', width, height, colors: [], free: true },
    source: `src:${path}`,
    thumbnail: address(low_path),
    ...(attribution && { attribution }),
  });
