import { useId, useRef } from 'react';
import type { FolderEntry } from '../../../server/contract/folder.js';
import { FolderCard, FolderCardSkeleton } from './folder-card.js';
import type { Ask } from './folder-dialogs.js';
import { folders as strings, type FolderType } from './strings.js';

/** Fills a row of the widest window. */
const SKELETONS = 10;

interface FolderSectionProps {
  readonly type: FolderType;
  /** Undefined while they load. */
  readonly entries: readonly FolderEntry[] | undefined;
  readonly onAsk: (what: Ask, opener: () => Element | null) => void;
}

/** 'Photo Folders' or 'Design Folders': how many there are, a way to make another, and the folders. */
export function FolderSection({ type, entries, onAsk }: FolderSectionProps) {
  const heading = useId();
  const create = useRef<HTMLButtonElement>(null);
  const section = strings.sections[type];
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
      <ul className="folder-cards">
        {entries
          ? entries.map((entry) => <FolderCard key={entry.folder._id} entry={entry} onAsk={onAsk} />)
          : Array.from({ length: SKELETONS }, (_, place) => <FolderCardSkeleton key={place} />)}
      </ul>
    </section>
  );
}
