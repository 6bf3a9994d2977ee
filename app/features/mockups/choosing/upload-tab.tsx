import { useRef, useState, type DragEvent } from 'react';
import { Icon } from '../../../ui/icon.js';
import { carriesFiles, filesOf } from '../../uploads-queue/index.js';
import type { ChosenPicture } from '../pictures/chosen-picture.js';
import { choose as strings } from '../strings.js';
import { useStorePicture } from './use-store-picture.js';
import { usePastedFile } from './use-pasted-file.js';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

interface UploadTabProps {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onWeb: () => void;
}

/** A file from the disk, the clipboard, or dropped here. */
export function UploadTab({ onChoose, onWeb }: UploadTabProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { keep, progress, failure } = useStorePicture(onChoose);
  usePastedFile(keep);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = filesOf(event.dataTransfer);
    if (file) keep(file);
  };
  return (
    <>
      <div
        className="choose-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          if (!carriesFiles(event.dataTransfer)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload-simple" size={24} />
        {progress === null ? (
          <>
            <p className="choose-drop-title">{strings.drop}</p>
            <p>{strings.kinds}</p>
            <button type="button" className="button primary" onClick={() => input.current?.click()}>
              {strings.browse}
            </button>
          </>
        ) : (
          <div className="bulk-bar" role="status">
            <progress value={progress} max={1} aria-label={strings.uploading} />
            <span className="bulk-percent">{`${Math.floor(progress * 100)}\u00a0%`}</span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) keep(file);
          }}
        />
      </div>
      {failure !== null && (
        <p className="field-error" role="alert">
          <Icon name="warning-circle" size={16} />
          {failure}
        </p>
      )}
      <button type="button" className="button second choose-web" onClick={onWeb}>
        <Icon name="monitor" size={16} />
        {strings.web}
      </button>
    </>
  );
}
