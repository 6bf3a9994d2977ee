import { useState, type FormEvent } from 'react';
import type { DesignCopy } from '../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { Icon } from '../../../ui/icon.js';
import { FolderPicker, saveTargets, useFolderChoices } from '../../designs/index.js';
import { copies as strings } from '../strings.js';
import './copies.css';
import { useSaveCopies, type SaveProgress } from './use-save-copies.js';

interface SaveCopiesDialogProps {
  readonly design: { readonly id: string; readonly name: string };
  readonly copies: readonly DesignCopy[];
  /** Told whether all are kept. */
  readonly onClose: (saved: boolean) => void;
}

/** Which folder copies go to; then how many are kept. What is kept stays so when the rest is canceled or fails. */
export function SaveCopiesDialog({ design, copies, onClose }: SaveCopiesDialogProps) {
  const query = useFolderChoices();
  const [chosen, setChosen] = useState<string | null>(null);
  const { progress, start, cancel } = useSaveCopies(design, copies);
  const folders = saveTargets(query.data ?? []);
  const target = folders.find(({ folder }) => folder._id === chosen)?.folder;
  const close = () => {
    cancel();
    if (progress?.kept) notifier.success(strings.saved(progress.kept, target?.name ?? ''));
    onClose(false);
  };
  const save = async () => {
    if (!target || !(await start(target._id))) return;
    notifier.success(strings.saved(copies.length, target.name));
    onClose(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Modal open keeps onOpenChange={close} title={strings.title(copies.length)} opener={() => null}>
      <form className="dialog-form" onSubmit={submit}>
        {progress ? (
          <Saving progress={progress} count={copies.length} />
        ) : (
          <FolderPicker query={query} folders={folders} chosen={chosen} onChoose={setChosen} />
        )}
        <div className="dialog-actions">
          <button type="button" className="button second" onClick={close}>
            {strings.cancel}
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={!target || (progress !== null && !progress.failed)}
          >
            {progress?.failed ? strings.tryAgain : strings.save}
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface SavingProps {
  readonly progress: SaveProgress;
  readonly count: number;
}

function Saving({ progress: { kept, failed }, count }: SavingProps) {
  return (
    <div className="copies-saving">
      <progress value={kept} max={count} aria-label={strings.progress} />
      <p className="copies-count" role="status">
        {strings.kept(kept, count)}
      </p>
      {failed && (
        <p className="copies-failed" role="alert">
          <Icon name="warning-circle" />
          {strings.stopped}
        </p>
      )}
    </div>
  );
}
