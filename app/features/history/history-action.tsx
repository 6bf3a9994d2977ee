import { useRef, useState } from 'react';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { Icon } from '../../ui/icon.js';
import { dialogOnDemand } from '../../ui/on-demand.js';
import { history as strings } from './strings.js';

export const loadHistoryDialog = async () => (await import('./history-dialog.js')).HistoryDialog;

const HistoryDialog = dialogOnDemand(loadHistoryDialog);

interface HistoryActionProps {
  readonly id: string;
  readonly session: EditorSession;
}

/** The button that opens the version history. */
export function HistoryAction({ id, session }: HistoryActionProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={strings.action}
        title={strings.action}
        onClick={() => setOpen(true)}
        ref={opener}
      >
        <Icon name="clock-counter-clockwise" />
      </button>
      <HistoryDialog id={id} session={session} open={open} onOpenChange={setOpen} opener={opener} />
    </>
  );
}
