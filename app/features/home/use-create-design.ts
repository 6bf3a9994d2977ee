import { useNavigate } from 'react-router-dom';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { designAddress } from '../../designs.js';
import { notifier } from '../../ports/notifier.js';
import { useOnce } from '../../ui/use-once.js';
import { rememberMade } from '../account/index.js';
import type { Dimensions } from './custom-dimensions.js';
import { home } from './strings.js';

/** Makes a blank design and opens it in the editor; one, however often it is asked for. */
export function useCreateDesign() {
  const navigate = useNavigate();
  const { press, busy } = useOnce({
    mutationFn: ({ width, height, unit }: Dimensions) =>
      api(savedDesign.createBlankDesign, { width, height, dimension_units: unit }),
    onSuccess: ({ _id }) => {
      rememberMade(_id);
      return navigate(designAddress(_id));
    },
    onError: (_, dimensions) => notifier.error(home.failed, () => press(dimensions)),
  });
  return { create: press, creating: busy };
}
