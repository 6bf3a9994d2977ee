import { Modal } from '../../ui/modal.js';
import type { DesignDialogProps } from './design-dialogs.js';
import { deleting as strings } from './strings.js';
import { useDelete } from './use-delete.js';

/** Asks before designs are deleted; afterwards there is Undo. */
export function DeleteDialog({ designs, onClose, opener, onDone }: DesignDialogProps) {
  const { mutate, isPending } = useDelete(() => {
    onDone?.();
    onClose();
  });
  const [first] = designs;
  const about = designs.length === 1 && first ? strings.one(first.name) : strings.many;
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.title(designs.length)}
      description={<span dir="auto">{about}</span>}
      opener={opener}
    >
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {strings.cancel}
        </button>
        <button
          type="button"
          className="button danger"
          aria-busy={isPending || undefined}
          onClick={() => !isPending && mutate(designs.map(({ _id }) => _id))}
        >
          {isPending && <span className="spinner" />}
          {strings.delete}
        </button>
      </div>
    </Modal>
  );
}
