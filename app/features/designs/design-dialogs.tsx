import type { ComponentType } from 'react';
import { ShareDialog } from '../share/index.js';
import { DeleteDialog } from './delete-dialog.js';
import './designs.css';
import { MoveDialog } from './move-dialog.js';
import { RenameDialog } from './rename-dialog.js';

/** What the dialogs need to know of a design. */
export interface NamedDesign {
  readonly _id: string;
  readonly name: string;
}

export interface DesignDialogProps {
  readonly designs: readonly NamedDesign[];
  readonly onClose: () => void;
  /** Gets the focus back when the dialog closes. */
  readonly opener: () => Element | null | undefined;
  /** They were deleted, or moved. */
  readonly onDone?: (() => void) | undefined;
}

export type DesignAct = 'move' | 'delete' | 'rename' | 'share';

/** What is asked for. */
export interface DesignRequest {
  readonly act: DesignAct;
  readonly designs: readonly NamedDesign[];
  readonly opener: HTMLElement;
}

const DIALOGS: Record<DesignAct, ComponentType<DesignDialogProps>> = {
  move: MoveDialog,
  delete: DeleteDialog,
  rename: RenameDialog,
  share: ShareDesign,
};

interface DesignDialogsProps {
  readonly request: DesignRequest | null;
  readonly onClose: () => void;
  readonly onDone?: (() => void) | undefined;
  /** Gets the focus when what the dialog was opened from is gone. */
  readonly fallback?: (() => HTMLElement | null) | undefined;
}

/** The dialog of what is done with designs: at most one. */
export function DesignDialogs({ request, onClose, onDone, fallback }: DesignDialogsProps) {
  if (!request) return null;
  const { act, designs, opener } = request;
  const Dialog = DIALOGS[act];
  const back = () => (opener.isConnected ? opener : fallback?.());
  return <Dialog designs={designs} onClose={onClose} onDone={onDone} opener={back} />;
}

function ShareDesign({ designs: [design], onClose, opener }: DesignDialogProps) {
  if (!design) return null;
  return (
    <ShareDialog what={{ kind: 'design', id: design._id }} open onOpenChange={onClose} opener={opener} />
  );
}
