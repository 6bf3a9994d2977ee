import { useState, type FormEvent } from 'react';
import type { FolderEntry } from '../../../../server/contract/folder.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import type { DesignDialogProps } from './design-dialog-types.js';
import { moveTargets } from '../actions/move-targets.js';
import { NewFolderField } from './new-folder-field.js';
import { moving as strings, designs as words } from '../strings.js';
import { useFolderChoices } from '../actions/use-folder-choices.js';
import { useMove } from '../actions/use-move.js';

/** Which folder designs go to; one can be made on the spot. */
export function MoveDialog({ designs, onClose, opener, onDone }: DesignDialogProps) {
  const { data, isPending, isFetching, refetch } = useFolderChoices();
  const [chosen, setChosen] = useState<string | null>(null);
  const moves = useMove(() => {
    onDone?.();
    onClose();
  });
  const folders = moveTargets(data ?? []);
  const target = folders.find(({ folder }) => folder._id === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target && !moves.isPending)
      moves.mutate({ ids: designs.map(({ _id }) => _id), folder: target.folder._id });
  };
  return (
    <Modal open onOpenChange={onClose} title={strings.title(designs.length)} opener={opener}>
      <form className="dialog-form" onSubmit={submit}>
        {isPending ? (
          <FolderSkeletons />
        ) : data ? (
          <FolderChoices folders={folders} chosen={chosen} onChoose={setChosen} />
        ) : (
          <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {target?.ownership === 'shared' && <p className="move-note">{strings.sharedNote}</p>}
        {data && <NewFolderField onCreated={setChosen} />}
        <div className="dialog-actions">
          <button type="button" className="button second" onClick={onClose}>
            {strings.cancel}
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={!target}
            aria-busy={moves.isPending || undefined}
          >
            {moves.isPending && <span className="spinner" />}
            {strings.move}
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface FolderChoicesProps {
  readonly folders: readonly FolderEntry[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function FolderChoices({ folders, chosen, onChoose }: FolderChoicesProps) {
  if (folders.length === 0) return <p className="move-note">{strings.none}</p>;
  return (
    <fieldset className="move-folders">
      <legend className="sr-only">{strings.folders}</legend>
      {folders.map(({ folder: { _id, name, count }, ownership, shared_by: by }) => (
        <label key={_id} className="move-folder">
          <input
            type="radio"
            name="folder"
            value={_id}
            checked={_id === chosen}
            onChange={() => onChoose(_id)}
          />
          <Icon name="folder" fill={_id === chosen} />
          <span className="move-folder-name" dir="auto">
            {name}
          </span>
          <span className="move-folder-about">
            {ownership === 'shared' ? strings.sharedBy(by) : words.count(count)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function FolderSkeletons() {
  return (
    <div className="move-folders" role="status" aria-label={words.loading}>
      {[0, 1, 2].map((row) => (
        <span key={row} className="skeleton" style={{ height: 40 }} />
      ))}
    </div>
  );
}
