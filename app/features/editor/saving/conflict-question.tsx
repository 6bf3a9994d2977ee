import { useSignal } from '../../../ui/hooks/use-signal.js';
import { onDemand } from '../../../ui/on-demand.js';
import type { ConflictDialogProps } from './conflict-dialog.js';

export const loadConflictDialog = async () => (await import('./conflict-dialog.js')).ConflictDialog;

const ConflictDialog = onDemand(loadConflictDialog);

/** Asks which state stays when somebody else saved the design meanwhile. */
export function ConflictQuestion(props: ConflictDialogProps) {
  const asked = useSignal(props.autosave.conflict) !== null;
  return asked && <ConflictDialog {...props} />;
}
