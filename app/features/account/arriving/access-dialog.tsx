import { useSignal } from '../../../ui/hooks/use-signal.js';
import { onDemand } from '../../../ui/on-demand.js';
import { refusedDesign } from './access-request.js';

const AccessBox = onDemand(async () => (await import('./access-box.js')).AccessBox);

/** Why a design did not open, fetched when it is first to be said. */
export function AccessDialog() {
  const refused = useSignal(refusedDesign);
  return refused && <AccessBox refused={refused} />;
}
