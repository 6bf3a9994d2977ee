import { Modal } from '../../ui/modal.js';
import { brandKit as strings } from './strings.js';

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
    <Modal
      open
      onOpenChange={onClose}
      title={strings.remove(item)}
      description={
        <>
          {strings.removeQuestion(item)}
          <bdi className="brand-named">{name}</bdi>
        </>
      }
      opener={opener}
    >
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {strings.no}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {strings.yes}
        </button>
      </div>
    </Modal>
  );
}

/** What was pressed, unless it is gone meanwhile. */
export const standing = (pressed: Element): Element | null => (pressed.isConnected ? pressed : null);
