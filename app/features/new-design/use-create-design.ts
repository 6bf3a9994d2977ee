import { useNavigate } from 'react-router-dom';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { designAddress } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { showDesignReadyToast } from '../../ports/notifications/design-ready-toast.js';
import { useSubmitOnce } from '../../ui/hooks/use-submit-once.js';
import { useStillOnPage } from '../../ui/hooks/use-still-on-page.js';
import { rememberCreated } from '../account/index.js';
import type { Dimensions } from '../../../elements/math/dimensions-form.js';
import { newDesign as strings } from './strings.js';

/** Makes a blank design and opens it in the editor; one, however often it is asked for. */
export function useCreateDesign() {
  const navigate = useNavigate();
  const mark = useStillOnPage();
  const { press, busy } = useSubmitOnce({
    mutationFn: async ({ width, height, unit }: Dimensions) => {
      const isHere = mark();
      const { _id } = await api(savedDesign.createBlankDesign, { width, height, dimension_units: unit });
      return { _id, isHere };
    },
    onSuccess: ({ _id, isHere }) => {
      rememberCreated(_id);
      const open = () => navigate(designAddress(_id));
      if (isHere()) return open();
      showDesignReadyToast(() => void open());
      return false;
    },
    onError: (_, dimensions) => notifier.error(strings.failed, () => press(dimensions)),
  });
  return { create: press, creating: busy };
}
