import { useId, useState, type FormEvent } from 'react';
import { ApiError } from '../../../../server/contract/envelope.js';
import { mockup } from '../../../../server/contract/mockup.js';
import { api } from '../../../api.js';
import { Icon } from '../../../ui/icon.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { MemberOnly } from './member-only.js';
import { choose, screenshot as strings } from '../strings.js';
import { useStorePicture } from './use-store-picture.js';
import { screenshotName, webAddress } from './web-address.js';

interface ScreenshotFormProps {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onBack: () => void;
}

/** Grab screenshot from URL (C-015). The server opens the page; what it says of one that it cannot open is shown. */
export function ScreenshotForm({ onChoose, onBack }: ScreenshotFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const keeping = useStorePicture(onChoose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = webAddress(typed);
    if (busy) return;
    if (!url) return setFailure(strings.invalid);
    setFailure(null);
    setBusy(true);
    api(mockup.screenshot, { url })
      .then((blob) => keeping.keep(new File([blob], screenshotName(url), { type: blob.type })))
      .catch((error: unknown) => setFailure(wordsOf(error)))
      .finally(() => setBusy(false));
  };
  const shown = failure ?? keeping.failure;
  return (
    <MemberOnly ask={choose.signInToGrab}>
      <form className="dialog-form" onSubmit={submit} noValidate>
        <div>
          <label className="label" htmlFor={id}>
            {strings.label}
          </label>
          <div className={shown === null ? 'field large' : 'field large bad'}>
            <input
              id={id}
              type="url"
              inputMode="url"
              value={typed}
              autoFocus
              autoComplete="url"
              placeholder={strings.example}
              maxLength={2000}
              aria-invalid={shown !== null}
              aria-describedby={shown === null ? undefined : `${id}-error`}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          {shown !== null && (
            <p className="field-error" role="alert" id={`${id}-error`}>
              <Icon name="warning-circle" size={16} />
              {shown}
            </p>
          )}
        </div>
        {busy && <p role="status">{strings.grabbing}</p>}
        <div className="dialog-actions">
          <button type="button" className="button second large" onClick={onBack}>
            {strings.back}
          </button>
          <button type="submit" className="button primary large" aria-busy={busy || undefined}>
            {busy && <span className="spinner" />}
            {strings.grab}
          </button>
        </div>
      </form>
    </MemberOnly>
  );
}

/** The server's own words where they say what is wrong. */
const wordsOf = (error: unknown): string =>
  error instanceof ApiError && ['unavailable', 'unreachable', 'too_many', 'bad_request'].includes(error.code)
    ? error.message
    : strings.failed;
