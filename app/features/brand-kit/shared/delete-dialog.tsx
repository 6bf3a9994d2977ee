import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { brandKit as strings } from '../strings.js';

interface DeleteDialogProps {
  /** What kind of thing it is: 'logo'. */
  readonly item: string;
  readonly name: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Asks before something is deleted; No comes first, since it harms nobody. */
export function DeleteDialog({ item, name, onYes, onClose, opener }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title={strings.remove(item)}
      question={
        <>
          {strings.removeQuestion(item)}
          <bdi className="brand-named">{name}</bdi>
        </>
      }
      no={strings.no}
      yes={strings.yes}
      onYes={() => {
        onYes();
        onClose();
      }}
      onClose={onClose}
      opener={opener}
    />
  );
}

/** What was pressed, unless it is gone meanwhile. */
export const ifConnected = (pressed: Element): Element | null => (pressed.isConnected ? pressed : null);
