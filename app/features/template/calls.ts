import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { design, type Template } from '../../../server/contract/design.js';
import { api } from '../../api.js';
import { designAddress } from '../../designs.js';
import { notifier } from '../../ports/notifier.js';
import { useOnce } from '../../ui/use-once.js';
import { rememberMade } from '../account/index.js';
import { template as strings } from './strings.js';

/** The template behind a public address. A failure is told at the bottom as well as on the page (spec 1 section 8). */
export function useTemplate(customUrl: string) {
  const query = useQuery({
    queryKey: ['template', customUrl],
    queryFn: ({ signal }) => api(design.getByCustomUrl, { custom_url: customUrl }, { signal }),
  });
  const { isError } = query;
  useEffect(() => {
    if (isError) notifier.error(strings.failed);
  }, [isError]);
  return query;
}

/** Copies the template into a design of one's own and opens that in the editor; once, however often it is pressed. */
export function useCopyTemplate({ _id, categories }: Template) {
  const navigate = useNavigate();
  const { press, busy } = useOnce({
    mutationFn: () => api(design.copyIntoSavedDesign, { id: _id }),
    onSuccess: (copy) => {
      rememberMade(copy._id);
      return navigate(editorAddress(copy._id, categories[0]?._id));
    },
    onError: () => notifier.error(strings.failed, () => press()),
  });
  return { copy: press, copying: busy };
}

function editorAddress(id: string, category: string | undefined): string {
  const query = category ? `?category=${encodeURIComponent(category)}` : '';
  return `${designAddress(id)}${query}`;
}
