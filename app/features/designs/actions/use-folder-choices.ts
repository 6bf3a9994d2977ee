import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { folder } from '../../../../server/contract/folder.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { FOLDERS } from '../../account/index.js';
import { moving as strings } from '../strings.js';

/** Every folder the member may see; the same list as on the page of folders. */
export const useFolderChoices = () =>
  useQuery({
    queryKey: FOLDERS,
    queryFn: ({ signal }) => api(folder.get, {}, { signal }),
    refetchOnMount: 'always',
  });

/** Makes a folder of designs; `onCreated` comes once the list knows it. */
export function useNewFolder(onCreated: (id: string) => void) {
  const client = useQueryClient();
  const creating = useMutation({
    mutationFn: async (name: string) => {
      const { _id } = await api(folder.create, { folder_name: name, folder_type: 'design' });
      await client.invalidateQueries({ queryKey: FOLDERS });
      return _id;
    },
    onSuccess: onCreated,
    onError: (_, name) => notifier.error(strings.failed, () => creating.mutate(name)),
  });
  return creating;
}
