import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { notifier } from '../../../ports/notifications/notifier.js';
import { refreshDesigns } from '../calls.js';
import { copyInNewTab } from './copy-in-new-tab.js';
import { verbs as strings } from '../strings.js';

/** 'Make a copy': one's own, named with ' Copy', in a new tab; in this one where the browser allows none. */
export function useCopy() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const copying = useMutation({
    mutationFn: ({ _id }: { readonly _id: string; readonly name: string }) => copyInNewTab(_id),
    onSuccess: ({ address, opened }, { name }) => {
      void refreshDesigns(client);
      if (!opened) return navigate(address);
      notifier.success(strings.copied(name));
      return undefined;
    },
    onError: (_, design) => notifier.error(strings.copyFailed, () => copying.mutate(design)),
  });
  return copying.mutate;
}
