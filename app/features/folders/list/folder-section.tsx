import { useId, useRef, useState } from 'react';
import type { FolderEntry } from '../../../../server/contract/folder.js';
import { ItemMenu } from '../../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { FolderCard, FolderCardSkeleton } from './folder-card.js';
import type { FolderRequest } from '../folder-dialogs.js';
import { folderVerbs } from '../folder-verbs.js';
import { rightsOf } from '../rights.js';
import { folders as strings, type FolderType } from '../strings.js';

/** Fills a row of the widest window. */
const SKELETONS = 10;

interface FolderSectionProps {
  readonly type: FolderType;
  /** Undefined while they load. */
  readonly entries: readonly FolderEntry[] | undefined;
  readonly onAsk: (what: FolderRequest, opener: () => Element | null) => void;
}

/** 'Photo Folders' or 'Design Folders': how many there are, a way to make another, and the folders. */
export function FolderSection({ type, entries, onAsk }: FolderSectionProps) {
  const heading = useId();
  const create = useRef<HTMLButtonElement>(null);
  const section = strings.sections[type];
  const [menu, setMenu] = useState<{ readonly id: string; readonly place: MenuPlace } | null>(null);
  const open = entries?.find(({ folder }) => folder._id === menu?.id);
  return (
    <section className="folder-section" aria-labelledby={heading} aria-busy={!entries || undefined}>
      <header>
        <h2 className="title-2" id={heading}>
          {section}
        </h2>
        {entries && <span className="folder-count">{entries.length}</span>}
        <button
          type="button"
          className="button second"
          aria-label={strings.createIn(section)}
          onClick={() => onAsk({ kind: 'create', type }, () => create.current)}
          ref={create}
        >
          {strings.create}
        </button>
      </header>
      <ul className={entries ? 'folder-cards' : 'folder-cards one-row'}>
        {entries
          ? entries.map((entry) => (
              <FolderCard
                key={entry.folder._id}
                entry={entry}
                onMenu={hasMenu(entry) ? (id, place) => setMenu({ id, place }) : null}
              />
            ))
          : Array.from({ length: SKELETONS }, (_, place) => <FolderCardSkeleton key={place} />)}
      </ul>
      {menu && open && (
        <ItemMenu
          label={strings.menuOf(open.folder.name)}
          place={menu.place}
          verbs={folderVerbs(open, rightsOf(open), onAsk)}
          onClose={() => setMenu(null)}
        />
      )}
    </section>
  );
}

/** The menu is for those who may change the folder (spec 3 section 6). */
const hasMenu = (entry: FolderEntry): boolean =>
  entry.role === 'edit' && folderVerbs(entry, rightsOf(entry), () => undefined).length > 0;
