import { onDemand } from '../../../ui/on-demand.js';
import type { DesignRequest } from './design-dialog-types.js';

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
