import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import type { DesignDialogProps } from './design-dialog-types.js';
import { deleting as strings } from '../strings.js';
import { useDelete } from '../actions/use-delete.js';

/** Asks before designs are deleted; afterwards there is Undo. */
export function DeleteDialog({ designs, onClose, opener, onDone }: DesignDialogProps) {
  const { mutate, isPending } = useDelete(() => {
    onDone?.();
    onClose();
  });
  const [first] = designs;
  const about = designs.length === 1 && first ? strings.one(first.name) : strings.many;
  return (
    <ConfirmDialog
      title={strings.title(designs.length)}
      question={<span dir="auto">{about}</span>}
      no={strings.cancel}
      yes={strings.delete}
      busy={isPending}
      onYes={() => mutate(designs.map(({ _id }) => _id))}
      onClose={onClose}
      opener={opener}
    />
  );
}
