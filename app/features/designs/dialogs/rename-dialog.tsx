import { NameDialog } from '../../../ui/dialogs/name-dialog.js';
import { renaming as strings } from '../strings.js';
import type { DesignDialogProps } from './design-dialog-types.js';
import { useRename } from '../actions/use-rename.js';

/** Letters a name may have. */
const LONGEST_NAME = 200;

/** Another name for one design. */
export function RenameDialog({ designs: [design], onClose, opener }: DesignDialogProps) {
  const { mutate, isPending } = useRename(onClose);
  if (!design) return null;
  return (
    <NameDialog
      title={strings.title}
      label={strings.name}
      action={strings.rename}
      cancel={strings.cancel}
      longest={LONGEST_NAME}
      name={design.name}
      busy={isPending}
      onName={(name) => mutate({ id: design._id, name })}
      onClose={onClose}
      opener={opener}
    />
  );
}
