import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { Icon } from '../../../ui/icon.js';
import { FieldError } from '../shared/field-error.js';
import { logoBackground } from '../shared/logo-background.js';
import { upload as strings } from '../strings.js';
import { acceptOf, type BrandFileType } from './upload-rules.js';

interface FileFieldProps {
  readonly type: BrandFileType;
  readonly file: File | null;
  readonly busy: boolean;
  readonly error: string | null;
  readonly onFile: (file: File) => void;
}

/** One file, chosen or dropped. A logo shows itself. */
export function FileField({ type, file, busy, error, onFile }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !busy) onFile(dropped);
  };
  return (
    <div>
      <span className="label" id={id}>
        {strings.file}
      </span>
      <div
        className={error ? 'brand-drop bad' : 'brand-drop'}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file && type === 'logo' && !error && <Preview file={file} />}
        {file && (
          <bdi className="brand-file" title={file.name}>
            {file.name}
          </bdi>
        )}
        <button
          type="button"
          className="button second small"
          aria-describedby={`${id} ${id}-error`}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload-simple" size={16} />
          {file ? strings.another : strings.choose}
        </button>
        <p className="brand-hint">
          {strings.orDrop}. {strings[type].accepts}
        </p>
        <input
          type="file"
          hidden
          ref={input}
          accept={acceptOf(type)}
          aria-label={strings.file}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            // the same file may be chosen again once it was fixed
            target.value = '';
          }}
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** The picture itself; nothing where the browser cannot show it, since the server will say why. */
function Preview({ file }: { readonly file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = picture.current!;
    const address = URL.createObjectURL(file);
    shown.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <img
      className="brand-preview"
      alt=""
      ref={picture}
      onLoad={({ currentTarget }) => {
        currentTarget.hidden = false;
        currentTarget.dataset['ground'] = logoBackground(currentTarget);
      }}
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
    />
  );
}
