import { useId, useState, type FormEvent } from 'react';
import { Modal } from '../../ui/modal.js';
import { renaming as strings } from './strings.js';
import type { DesignDialogProps } from './design-dialogs.js';
import { useRename } from './use-rename.js';

/** Letters a name may have. */
const LONGEST_NAME = 200;

/** Another name for one design. */
export function RenameDialog({ designs: [design], onClose, opener }: DesignDialogProps) {
  const id = useId();
  const [name, setName] = useState(design?.name ?? '');
  const { mutate, isPending } = useRename(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (!design || !typed || isPending) return;
    if (typed === design.name) onClose();
    else mutate({ id: design._id, name: typed });
  };
  return (
    <Modal open onOpenChange={onClose} title={strings.title} opener={opener}>
      <form className="dialog-form" onSubmit={submit}>
        <div>
          <label className="label" htmlFor={id}>
            {strings.name}
          </label>
          <div className="field large">
            <input
              id={id}
              dir="auto"
              autoFocus
              value={name}
              maxLength={LONGEST_NAME}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
        </div>
        <div className="dialog-actions">
          <button type="button" className="button second" onClick={onClose}>
            {strings.cancel}
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={!name.trim()}
            aria-busy={isPending || undefined}
          >
            {isPending && <span className="spinner" />}
            {strings.rename}
          </button>
        </div>
      </form>
    </Modal>
  );
}
