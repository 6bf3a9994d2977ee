import { useState } from 'react';
import type { FolderEntry } from '../../../../server/contract/folder.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { useFolders } from '../calls.js';
import { useMovePhotos } from './photo-calls.js';
import { rightsOf } from '../rights.js';
import { truncateName } from '../../../../elements/base/i18n/truncate-name.js';
import { dialogs, folders, photos as strings } from '../strings.js';

interface MovePhotosDialogProps {
  readonly folderId: string;
  readonly ids: readonly string[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Where to: the photo folders one may put pictures into. */
export function MovePhotosDialog({ folderId, ids, onMoved, onClose, opener }: MovePhotosDialogProps) {
  return (
    <Modal open onOpenChange={onClose} title={strings.moveTitle(ids.length)} opener={opener}>
      <Targets folderId={folderId} ids={ids} onMoved={onMoved} onClose={onClose} />
    </Modal>
  );
}

function Targets({ folderId, ids, onMoved, onClose }: Omit<MovePhotosDialogProps, 'opener'>) {
  const { data, isError, isFetching, refetch } = useFolders();
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending } = useMovePhotos(folderId, onMoved);
  if (isError && !data)
    return <Failure message={folders.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data)
    return <span className="skeleton" style={{ height: 176 }} role="status" aria-label={folders.loading} />;
  const targets = targetsOf(data, folderId);
  const target = targets.find(({ folder }) => folder._id === chosen)?.folder;
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (target && !isPending) mutate({ ids, to: { id: target._id, name: target.name } });
      }}
    >
      {targets.length === 0 ? (
        <p>{strings.nowhere}</p>
      ) : (
        <fieldset className="move-targets">
          <legend className="sr-only">{folders.sections.photo}</legend>
          {targets.map(({ folder }) => (
            <label key={folder._id} className="move-target">
              <input
                type="radio"
                name="folder"
                checked={folder._id === chosen}
                onChange={() => setChosen(folder._id)}
              />
              <Icon name={folder.own ? 'lock-simple' : 'folder'} size={16} />
              <bdi title={folder.name}>{truncateName(folder.name)}</bdi>
              <span className="move-count">
                {folder.count === 0 ? folders.empty : folders.counts.photo(folder.count)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onClose}>
          {dialogs.cancel}
        </button>
        <button
          type="submit"
          className="button primary large"
          disabled={!target}
          aria-busy={isPending || undefined}
        >
          {isPending && <span className="spinner" />}
          {strings.moveAction}
        </button>
      </div>
    </form>
  );
}

const targetsOf = (all: readonly FolderEntry[], from: string): readonly FolderEntry[] =>
  all.filter((entry) => entry.folder._id !== from && rightsOf(entry).upload);
