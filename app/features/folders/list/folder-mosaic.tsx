import type { FolderResource } from '../../../../server/contract/folder.js';
import { pictureAddress } from '../../../configuration.js';
import { Icon } from '../../../ui/icon.js';

/** The newest three of a folder, the newest of them big; an empty one shows what it is. */
export function FolderMosaic({ resources }: { readonly resources: readonly FolderResource[] }) {
  const newest = resources.slice(-3).reverse();
  return (
    <span className="stage mosaic" data-count={newest.length}>
      {newest.length === 0 && <Icon name="folder" size={24} />}
      {newest.map(({ _id, low_path }) => (
        <span key={_id} className="mosaic-picture">
          {low_path && (
            <img src={pictureAddress(low_path)} alt="" loading="lazy" decoding="async" draggable={false} />
          )}
        </span>
      ))}
    </span>
  );
}
