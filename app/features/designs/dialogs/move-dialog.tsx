import { useState, type FormEvent } from 'react';
import { Modal } from '../../../ui/dialogs/modal.js';
import type { DesignDialogProps } from './design-dialog-types.js';
import { moveTargets } from '../actions/move-targets.js';
import { FolderPicker } from './folder-picker.js';
import { moving as strings } from '../strings.js';
import { useFolderChoices } from '../actions/use-folder-choices.js';
import { useMove } from '../actions/use-move.js';

/** Which folder designs go to; one can be made on the spot. */
export function MoveDialog({ designs, onClose, opener, onDone }: DesignDialogProps) {
  const query = useFolderChoices();
  const [chosen, setChosen] = useState<string | null>(null);
  const moves = useMove(() => {
    onDone?.();
    onClose();
  });
  const folders = moveTargets(query.data ?? []);
  const target = folders.find(({ folder }) => folder._id === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target && !moves.isPending)
      moves.mutate({ ids: designs.map(({ _id }) => _id), folder: target.folder._id });
  };
  return (
    <Modal open onOpenChange={onClose} title={strings.title(designs.length)} opener={opener}>
      <form className="dialog-form" onSubmit={submit}>
        <FolderPicker query={query} folders={folders} chosen={chosen} onChoose={setChosen} />
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
