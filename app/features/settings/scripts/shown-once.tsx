import { useEffect, useId, useRef, useState } from 'react';
import { shownOnce as strings } from './strings.js';

interface ShownOnceProps {
  readonly label: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret that nobody can show again: it stands in a field, selected, until one says that it is kept. */
export function ShownOnce({ label, secret, onDone }: ShownOnceProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => field.current?.select(), [secret]);
  const copy = async () => {
    field.current?.select();
    // where a page may not write to the clipboard the field is selected, ready for the keys
    await navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="settings-secret" role="group" aria-label={label}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="field large">
        <input ref={field} id={id} value={secret} readOnly dir="ltr" spellCheck={false} />
      </div>
      <p className="settings-hint">{strings.hint}</p>
      <div className="settings-buttons">
        <button type="button" className="button second" onClick={() => void copy()}>
          {copied ? strings.copied : strings.copy}
        </button>
        <button type="button" className="button quiet" onClick={onDone}>
          {strings.done}
        </button>
      </div>
      <span className="sr-only" role="status">
        {copied ? strings.copied : ''}
      </span>
    </div>
  );
}
