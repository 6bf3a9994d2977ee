import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { design } from '../../../server/contract/design.js';
import { templateAddress } from '../../catalog.js';
import { api } from '../../api.js';
import { rememberCreated } from '../account/index.js';
import { editorAddress } from '../templates/index.js';

/**
 * Copies the template with an id and gives the address of the copy, null when there is no such template. Once for each
 * time the address is opened, however often the page is drawn: the cache holds the one answer. `preview` copies nothing and
 * gives the address of the template's page. `colorway` is the id of one of the template's [E-090].
 */
export function useTemplateCopy(id: string, preview: boolean, colorway: string | undefined) {
  const { key } = useLocation();
  // told as a change, so that the lists of one's designs are asked for again
  const { mutateAsync: copy } = useMutation({
    mutationFn: () => api(design.copyIntoSavedDesign, { id, ...(colorway !== undefined && { colorway }) }),
    onSuccess: ({ _id }) => rememberCreated(_id),
  });
  return useQuery({
    queryKey: ['template-copy', key, id, preview, colorway],
    queryFn: async (): Promise<string | null> => {
      const [found] = (await api(design.get, { id })).docs;
      if (!found) return null;
      if (preview) return templateAddress(found.custom_url);
      return editorAddress((await copy())._id, found.categories[0]?._id);
    },
    // only 'Try again' makes another copy
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
  });
}
