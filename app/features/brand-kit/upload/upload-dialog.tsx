import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { useAskBeforeLeaving } from '../../../ui/hooks/use-ask-before-leaving.js';
import { FormFailure } from '../shared/form-failure.js';
import { uploadBrandFile } from '../calls.js';
import { failureMessage } from '../kit/failure-message.js';
import { FieldError } from '../shared/field-error.js';
import { FileField } from './file-field.js';
import type { Logo } from '../kit/kit-changes.js';
import { brandKit, upload as strings } from '../strings.js';
import { LONGEST_NAME, nameFromFile, refusalOf, type BrandFileType } from './upload-rules.js';

interface UploadDialogProps {
  readonly type: BrandFileType;
  /** One that was dropped. */
  readonly file?: File | null;
  /** Does what follows with what the server has made of the file; a failure is told in the dialog. */
  readonly onUploaded: (kept: Logo) => Promise<void>;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Uploads a logo or a font: a file and a name, both required. Closing it ends what is on its way. */
export function UploadDialog({ type, file = null, onUploaded, onClose, opener }: UploadDialogProps) {
  return (
    <Modal open onOpenChange={onClose} title={strings[type].title} opener={opener} keeps>
      <UploadForm type={type} first={file} onUploaded={onUploaded} onClose={onClose} />
    </Modal>
  );
}

interface UploadFormProps extends Pick<UploadDialogProps, 'type' | 'onUploaded' | 'onClose'> {
  readonly first: File | null;
}

function UploadForm({ type, first, onUploaded, onClose }: UploadFormProps) {
  const id = useId();
  const [file, setFile] = useState(first);
  const [name, setName] = useState(first ? nameFromFile(first) : '');
  const [asked, setAsked] = useState(false);
  const { send, done, failure, forget } = useUpload(type, onUploaded, onClose);
  const busy = done !== null;
  useAskBeforeLeaving(busy);
  const refusal = file ? refusalOf(type, file) : asked ? strings.fileNeeded : null;
  const nameNeeded = asked && name.trim() === '';
  const choose = (chosen: File) => {
    forget();
    setFile(chosen);
    // a name somebody typed stays
    if (name === '' || (file && name === nameFromFile(file))) setName(nameFromFile(chosen));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!busy && file && !refusalOf(type, file) && name.trim() !== '') void send(file, name.trim());
  };
  return (
    <form className="brand-form" onSubmit={submit} noValidate>
      <FileField type={type} file={file} busy={busy} error={refusal} onFile={choose} />
      <div>
        <label className="label" htmlFor={id}>
          {strings.name}
        </label>
        <div className={nameNeeded ? 'field large bad' : 'field large'}>
          <input
            id={id}
            dir="auto"
            value={name}
            required
            aria-invalid={nameNeeded || undefined}
            aria-describedby={`${id}-error`}
            readOnly={busy}
            maxLength={LONGEST_NAME}
            placeholder={strings[type].example}
            autoComplete="off"
            onChange={(event) => {
              forget();
              setName(event.target.value);
            }}
          />
        </div>
        <FieldError id={`${id}-error`} message={nameNeeded ? strings.nameNeeded : null} />
      </div>
      <FormFailure failure={failure} />
      {busy && <progress className="brand-progress" aria-label={strings.progress} max={1} value={done} />}
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {brandKit.cancel}
        </button>
        <button type="submit" className="button primary" aria-busy={busy || undefined}>
          {busy && <span className="spinner" />}
          {failure ? brandKit.retry : strings.action}
        </button>
      </div>
    </form>
  );
}

/** Sends the file once: where only what follows failed, trying again does only that. */
function useUpload(type: BrandFileType, onUploaded: (kept: Logo) => Promise<void>, onClose: () => void) {
  /** 0 to 1 while it is on its way, else null. */
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const kept = useRef<Logo | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    // a component may be mounted again
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const forget = () => {
    kept.current = null;
    setFailure(null);
  };
  const send = async (file: File, name: string): Promise<void> => {
    const { signal } = stop.current;
    setFailure(null);
    setDone(0);
    try {
      kept.current ??= await uploadBrandFile({ name, file_type: type }, file, { signal, progress: setDone });
      await onUploaded(kept.current);
      notifier.success(strings.done(kept.current.name));
      if (!signal.aborted) onClose();
    } catch (error) {
      if (!signal.aborted) {
        setFailure(failureMessage(error));
        setDone(null);
        // closing the dialog cancels the upload: if it was already complete, a failure of what follows is still told
      } else if (kept.current) notifier.error(failureMessage(error));
    }
  };
  return { send, done, failure, forget };
}
