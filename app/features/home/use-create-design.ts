import { useNavigate } from 'react-router-dom';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifier.js';
import { useOnce } from '../../ui/use-once.js';
import type { Dimensions } from './custom-dimensions.js';
import { home } from './strings.js';

/** Makes a blank design and opens it in the editor; one, however often it is asked for. */
export function useCreateDesign() {
  const navigate = useNavigate();
  const { press, busy } = useOnce({
    mutationFn: ({ width, height, unit }: Dimensions) =>
      api(savedDesign.createBlankDesign, { width, height, dimension_units: unit }),
    onSuccess: ({ _id }) => navigate(`/designmaker/start/designs/${_id}/edit`),
    onError: (_, dimensions) => notifier.error(home.failed, () => press(dimensions)),
  });
  return { create: press, creating: busy };
}
