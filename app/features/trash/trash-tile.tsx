import type { TrashItem } from '../../../server/contract/trash.js';
import { pictureAddress } from '../../configuration.js';
import { Icon } from '../../ui/icon.js';
import { trash as strings } from './strings.js';
import { timeLeft } from './trash-texts.js';

interface TrashTileProps {
  readonly item: TrashItem;
  /** It is on its way back. */
  readonly busy: boolean;
  readonly onRestore: (item: TrashItem) => void;
  readonly onDelete: (item: TrashItem, opener: HTMLElement) => void;
}

/** Something deleted: what it was, how long it can be restored, and both ways out. It leads nowhere. */
export function TrashTile({ item, busy, onRestore, onDelete }: TrashTileProps) {
  const { kind, name, thumbnail, deleted_at: deleted, owned } = item;
  return (
    <li className="trash-tile">
      <span className="stage">
        {thumbnail ? (
          <img src={pictureAddress(thumbnail)} alt="" loading="lazy" decoding="async" />
        ) : (
          <Icon name={kind === 'folder' ? 'folder' : 'image'} size={24} />
        )}
      </span>
      <span className="card-name" dir="auto">
        {name}
      </span>
      <span className="card-sub">
        {owned ? strings.kinds[kind] : strings.others}
        {' · '}
        {timeLeft(deleted, new Date())}
      </span>
      <span className="trash-verbs">
        <button
          type="button"
          className="button second"
          aria-label={strings.restoreOne(name)}
          aria-busy={busy || undefined}
          onClick={() => !busy && onRestore(item)}
        >
          {busy && <span className="spinner" />}
          {strings.restore}
        </button>
        {owned && (
          <button
            type="button"
            className="icon-button"
            aria-label={strings.deleteOne(name)}
            title={strings.delete}
            onClick={({ currentTarget }) => onDelete(item, currentTarget)}
          >
            <Icon name="trash" />
          </button>
        )}
      </span>
    </li>
  );
}
