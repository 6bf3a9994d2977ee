import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FolderEntry } from '../../../server/contract/folder.js';
import { Icon } from '../../ui/icon.js';
import { aboutText } from './about.js';
import { folderAddress } from './addresses.js';
import type { Ask } from './folder-dialogs.js';
import { folderEntries } from './folder-entries.js';
import { MenuButton, WithContextMenu } from './item-menu.js';
import { Mosaic } from './mosaic.js';
import { rightsOf } from './rights.js';
import { shownName } from './shown-name.js';
import { folders as strings } from './strings.js';

interface FolderCardProps {
  readonly entry: FolderEntry;
  readonly onAsk: (what: Ask, opener: () => Element | null) => void;
}

/** A folder in the list: what lies in it, its name, whose it is, and what one may do with it. */
export function FolderCard({ entry, onAsk }: FolderCardProps) {
  const { folder, role } = entry;
  const [menu, setMenu] = useState<HTMLButtonElement | null>(null);
  // the menu is for those who may change the folder (spec 3 section 6)
  const rights = rightsOf(entry, role);
  const entries = role === 'edit' ? folderEntries(entry, rights, (what) => onAsk(what, () => menu)) : [];
  return (
    <WithContextMenu entries={entries}>
      <li className="folder-card">
        <Link className="card" to={folderAddress(folder._id, role)} draggable={false}>
          <Mosaic resources={folder.resources} />
          <span className="card-name" title={folder.name}>
            {folder.own && (
              <>
                <Icon name="lock-simple" size={16} />
                <span className="sr-only">{strings.protected} </span>
              </>
            )}
            <bdi>{shownName(folder.name)}</bdi>
          </span>
          <span className="card-sub" title={aboutText(entry)}>
            {aboutText(entry)}
          </span>
        </Link>
        <MenuButton
          entries={entries}
          label={strings.menuOf(folder.name)}
          className="icon-button card-menu"
          ref={setMenu}
        />
      </li>
    </WithContextMenu>
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
