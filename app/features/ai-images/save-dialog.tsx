import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { truncateName } from '../../../elements/base/i18n/truncate-name.js';
import { folder as calls } from '../../../server/contract/folder.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { Modal } from '../../ui/dialogs/modal.js';
import { Failure } from '../../ui/feedback/failure.js';
import { Icon } from '../../ui/icon.js';
import { FOLDERS } from '../account/index.js';
import { savePicture, type Picture } from './calls.js';
import { aiImages as strings } from './strings.js';

interface SaveDialogProps {
  readonly picture: Picture;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Which folder of photos the picture is kept in. */
export function SaveDialog({ picture, onClose, opener }: SaveDialogProps) {
  const { data, isError, isFetching, refetch, error } = useQuery({
    queryKey: FOLDERS,
    queryFn: ({ signal }) => api(calls.get, {}, { signal }),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const targets =
    data?.filter(
      ({ folder, role }) => folder.type === 'photo' && folder.own !== 'my_purchases' && role === 'edit',
    ) ?? [];
  const target = chosen ?? targets[0]?.folder._id ?? null;
  const save = async () => {
    if (target === null || saving) return;
    setSaving(true);
    try {
      await savePicture(picture, target);
      notifier.success(strings.saved);
      onClose();
    } catch {
      notifier.error(strings.saveFailed, () => void save());
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal open onOpenChange={onClose} title={strings.saveTitle} opener={opener}>
      {isError && !data ? (
        <Failure message={strings.failed(error.message)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <form
          className="dialog-form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {data ? (
            <fieldset className="ai-folders">
              <legend className="sr-only">{strings.saveTitle}</legend>
              {targets.map(({ folder }) => (
                <label key={folder._id}>
                  <input
                    type="radio"
                    name="folder"
                    checked={folder._id === target}
                    onChange={() => setChosen(folder._id)}
                  />
                  <Icon name="folder" size={16} />
                  <bdi title={folder.name}>{truncateName(folder.name)}</bdi>
                </label>
              ))}
            </fieldset>
          ) : (
            <span className="skeleton" style={{ height: 120 }} role="status" aria-label={strings.loading} />
          )}
          <div className="dialog-actions">
            <button type="button" className="button second large" onClick={onClose}>
              {strings.cancel}
            </button>
            <button
              type="submit"
              className="button primary large"
              disabled={target === null}
              aria-busy={saving || undefined}
            >
              {saving && <span className="spinner" />}
              {strings.saveAction}
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}
