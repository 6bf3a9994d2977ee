import { onDemand } from '../../../ui/on-demand.js';

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

const DesignDialog = onDemand(async () => (await import('./design-dialog.js')).DesignDialog);

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
  const back = () => (opener.isConnected ? opener : fallback?.());
  return (
    <DesignDialog key={act} act={act} designs={designs} onClose={onClose} onDone={onDone} opener={back} />
  );
}
