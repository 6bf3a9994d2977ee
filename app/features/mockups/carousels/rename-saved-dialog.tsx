import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_SAVED_NAME, mockup as calls, type SavedMockup } from '../../../../server/contract/mockup.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { NameDialog } from '../../../ui/dialogs/name-dialog.js';
import { failureText } from '../failure-text.js';
import { editSaved, refreshSaved } from '../queries.js';
import { mockups as words, renaming as strings } from '../strings.js';

interface RenameSavedDialogProps {
  readonly saved: Pick<SavedMockup, '_id' | 'name'>;
  readonly onRenamed?: (name: string) => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null;
}

/** Another name for a saved mockup; lists show it at once (E-038). */
export function RenameSavedDialog({ saved, onRenamed, onClose, opener }: RenameSavedDialogProps) {
  const queries = useQueryClient();
  const { _id } = saved;
  const renames = useMutation({
    mutationFn: (name: string) => api(calls.renameSaved, { _id, name }),
    onSuccess: (_, name) => {
      editSaved(queries, (list) => list.map((one) => (one._id === _id ? { ...one, name } : one)));
      onRenamed?.(name);
      onClose();
    },
    onError: (_, name) => notifier.error(failureText(words.failed), () => renames.mutate(name)),
    onSettled: () => refreshSaved(queries),
  });
  return (
    <NameDialog
      title={strings.title}
      label={strings.name}
      action={strings.rename}
      cancel={strings.cancel}
      longest={MAX_SAVED_NAME}
      name={saved.name}
      busy={renames.isPending}
      onName={(name) => renames.mutate(name)}
      onClose={onClose}
      opener={opener}
    />
  );
}
