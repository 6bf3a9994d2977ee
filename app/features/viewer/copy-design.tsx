import { useNavigate } from 'react-router-dom';
import { copyDesign, designAddress } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { useSubmitOnce } from '../../ui/hooks/use-submit-once.js';
import { viewer as strings } from './strings.js';

/** A copy of one's own to work on, of any design one may see. */
export function CopyDesign({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { press, busy } = useSubmitOnce({
    mutationFn: (design: string) => copyDesign(design),
    onSuccess: (copy) => navigate(designAddress(copy)),
    onError: () => notifier.error(strings.copyFailed, () => press(id)),
  });
  return (
    <button type="button" className="button second" aria-busy={busy || undefined} onClick={() => press(id)}>
      {busy && <span className="spinner" />}
      {strings.copy}
    </button>
  );
}
