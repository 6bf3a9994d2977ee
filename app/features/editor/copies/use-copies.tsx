import { useState, type ReactNode } from 'react';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import type {
  DesignCopy,
  DmMagicResizeDialogEvents,
} from '../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import { onDemand } from '../../../ui/on-demand.js';
import { currentUser, openLogin } from '../../account/index.js';
import { copies as strings } from '../strings.js';
import { openCopy } from './open-copy.js';

const SaveCopiesDialog = onDemand(async () => (await import('./save-copies-dialog.js')).SaveCopiesDialog);

type Asked = DmMagicResizeDialogEvents['dm-save-copies'];

/** Answers what the editor asks for copies of its design; `dialog` is to be shown beside it. */
export function useCopies(id: string, { name }: EditorSession) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const save = (event: CustomEvent<Asked>): void => {
    if (currentUser()) return setAsked(event.detail);
    // folders are a member's
    event.detail.settle(true);
    openLogin('login', { reason: strings.needsAccount });
  };
  const close = (saved: boolean): void => {
    asked?.settle(saved);
    setAsked(null);
  };
  const dialog: ReactNode = asked && (
    <SaveCopiesDialog design={{ id, name: name.peek() }} copies={asked.copies} onClose={close} />
  );
  return { open: (event: CustomEvent<DesignCopy>) => void openCopy(id, event.detail), save, dialog };
}
