import type { RefObject } from 'react';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { Modal } from '../../ui/dialogs/modal.js';
import './history.css';
import { history as strings } from './strings.js';
import { Versions } from './versions.js';

interface HistoryDialogProps {
  readonly id: string;
  readonly session: EditorSession;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gets the focus back when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The versions of the design on the left, the chosen one on the right, one button to restore it. */
export function HistoryDialog({ id, session, open, onOpenChange, opener }: HistoryDialogProps) {
  return (
    <Modal
      className="history"
      open={open}
      onOpenChange={onOpenChange}
      title={strings.action}
      opener={() => opener.current}
    >
      <Versions id={id} session={session} onDone={() => onOpenChange(false)} />
    </Modal>
  );
}
