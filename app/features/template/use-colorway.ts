import { useSearchParams } from 'react-router-dom';
import type { Template } from '../../../server/contract/design.js';
import { colorwaysOf } from './colorways.js';

/** Names the chosen one in the address: a link shows the template as it was seen. */
export const COLORWAY = 'colorway';

/** The colorways of a template and the one that is chosen: undefined while it is shown as it came [E-090]. */
export function useColorway({ design_file: file }: Template) {
  const [parameters, setParameters] = useSearchParams();
  const ways = colorwaysOf(file);
  const named = parameters.get(COLORWAY);
  const place = ways.findIndex(({ id }) => id === named);
  const choose = (id: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === ways[0]?.id) next.delete(COLORWAY);
        else next.set(COLORWAY, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { ways, chosen: place > 0 ? ways[place]!.id : undefined, choose };
}
