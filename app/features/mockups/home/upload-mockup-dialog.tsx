import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { API_BASE } from '../../../../server/contract/contract.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import { mockup } from '../../../../server/contract/mockup.js';
import { settings } from '../../../configuration.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { createUploadCall } from '../../../ports/uploads/upload-call.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { mockupAddress } from '../addresses.js';
import { refreshMockups } from '../queries.js';
import { mockups, upload as strings } from '../strings.js';

const send = createUploadCall(`${settings.apiUrl ?? ''}${API_BASE}`);

interface UploadMockupDialogProps {
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** A designer or an admin adds a mockup: a zipped package, which the server checks in all it says (D-044). */
export function UploadMockupDialog({ opener, onClose }: UploadMockupDialogProps) {
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.title}
      description={strings.about}
      opener={() => opener}
    >
      <UploadForm onClose={onClose} />
    </Modal>
  );
}

function UploadForm({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const sending = useMutation({
    mutationFn: (archive: File) => send(mockup.upload, {}, archive, { progress: setProgress }),
    onSuccess: ({ _id }) => {
      notifier.success(strings.done);
      void refreshMockups(queries);
      onClose();
      void navigate(mockupAddress(_id));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file && !sending.isPending) sending.mutate(file);
  };
  return (
    <form className="dialog-form" onSubmit={submit}>
      <div>
        <label className="label" htmlFor={id}>
          {strings.file}
        </label>
        <input
          id={id}
          className="upload-package"
          type="file"
          accept=".zip,application/zip"
          required
          onChange={({ target }) => {
            sending.reset();
            setFile(target.files?.[0] ?? null);
          }}
        />
        {sending.error && (
          <p className="field-error" role="alert">
            <Icon name="warning-circle" size={16} />
            {wordsOf(sending.error)}
          </p>
        )}
      </div>
      {sending.isPending && (
        <div className="bulk-bar">
          <progress value={progress} max={1} aria-label={strings.send} />
          <span className="bulk-percent">{`${Math.floor(progress * 100)}\u00a0%`}</span>
        </div>
      )}
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onClose}>
          {strings.cancel}
        </button>
        <button
          type="submit"
          className="button primary large"
          disabled={!file}
          aria-busy={sending.isPending || undefined}
        >
          {sending.isPending && <span className="spinner" />}
          {strings.send}
        </button>
      </div>
    </form>
  );
}

/** What is wrong with the package, in the server's words. */
const wordsOf = (error: Error): string =>
  error instanceof ApiError && ['bad_request', 'too_large', 'not_allowed', 'too_many'].includes(error.code)
    ? error.message.replace(/^file: /, '')
    : mockups.failed;
