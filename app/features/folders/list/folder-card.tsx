import { Link } from 'react-router-dom';
import type { FolderEntry } from '../../../../server/contract/folder.js';
import { Icon } from '../../../ui/icon.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { Tile } from '../../../ui/lists/tile.js';
import { folderSummary } from '../folder-summary.js';
import { folderAddress } from '../addresses.js';
import { FolderMosaic } from './folder-mosaic.js';
import { truncateName } from '../../../../elements/base/i18n/truncate-name.js';
import { folders as strings } from '../strings.js';

interface FolderCardProps {
  readonly entry: FolderEntry;
  /** null for a folder one may do nothing with. */
  readonly onMenu: ((id: string, place: MenuPlace) => void) | null;
}

/** A folder in the list: what lies in it, its name, whose it is, and what one may do with it. */
export function FolderCard({ entry, onMenu }: FolderCardProps) {
  const { _id, name } = entry.folder;
  if (!onMenu)
    return (
      <li className="folder-card">
        <FolderLink entry={entry} />
      </li>
    );
  return (
    <li className="folder-card">
      <Tile id={_id} onMenu={onMenu} menuLabel={strings.menuOf(name)}>
        <FolderLink entry={entry} />
      </Tile>
    </li>
  );
}

function FolderLink({ entry }: { readonly entry: FolderEntry }) {
  const { folder, role } = entry;
  const summary = folderSummary(entry);
  return (
    <Link className="card" to={folderAddress(folder._id, role)} draggable={false}>
      <FolderMosaic resources={folder.resources} />
      <span className="card-name" title={folder.name}>
        {folder.own && (
          <>
            <Icon name="lock-simple" size={16} />
            <span className="sr-only">{strings.protected} </span>
          </>
        )}
        <bdi>{truncateName(folder.name)}</bdi>
      </span>
      <span className="card-sub" title={summary}>
        {summary}
      </span>
    </Link>
  );
}

/** The room of a card while it loads. */
export function FolderCardSkeleton() {
  return (
    <li className="folder-card">
      <span className="skeleton mosaic" />
      <span className="skeleton skeleton-line" style={{ width: '70%' }} />
      <span className="skeleton skeleton-line thin" style={{ width: '45%' }} />
    </li>
  );
}
