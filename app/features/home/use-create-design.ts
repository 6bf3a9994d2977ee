import { useNavigate } from 'react-router-dom';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { designAddress } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { offerDesign } from '../../ports/ready-notice.js';
import { useOnce } from '../../ui/hooks/use-submit-once.js';
import { useStillHere } from '../../ui/hooks/use-still-on-page.js';
import { rememberMade } from '../account/index.js';
import type { Dimensions } from '../../../elements/math/dimensions-form.js';
import { home } from './strings.js';

/** Makes a blank design and opens it in the editor; one, however often it is asked for. */
export function useCreateDesign() {
  const navigate = useNavigate();
  const mark = useStillHere();
  const { press, busy } = useOnce({
    mutationFn: async ({ width, height, unit }: Dimensions) => {
      const isHere = mark();
      const { _id } = await api(savedDesign.createBlankDesign, { width, height, dimension_units: unit });
      return { _id, isHere };
    },
    onSuccess: ({ _id, isHere }) => {
      rememberMade(_id);
      const open = () => navigate(designAddress(_id));
      if (isHere()) return open();
      offerDesign(() => void open());
      return false;
    },
    onError: (_, dimensions) => notifier.error(home.failed, () => press(dimensions)),
  });
  return { create: press, creating: busy };
}
