import { useState, type RefObject } from 'react';
import { Modal } from '../../ui/modal.js';
import { firstChoice, renderOptionsOf, type DownloadChoice, type DownloadDesign } from './download-choice.js';
import { DownloadControls } from './download-controls.js';
import { outputSize, sizeText, type RenderPages } from './download-options.js';
import './download.css';
import { download as strings } from './strings.js';
import { useDownload } from './use-download.js';

interface DownloadDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly design: DownloadDesign;
  readonly renderPages: RenderPages;
  /** Gets the focus back when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Format, size, pages, one button. The choice is kept while the editor is open. */
export function DownloadDialog({ open, onOpenChange, design, renderPages, opener }: DownloadDialogProps) {
  const [choice, setChoice] = useState<DownloadChoice>(firstChoice);
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={strings.title} opener={() => opener.current}>
      <DownloadBody
        design={design}
        choice={choice}
        onChoose={setChoice}
        renderPages={renderPages}
        onDone={() => onOpenChange(false)}
      />
    </Modal>
  );
}

interface DownloadBodyProps {
  readonly design: DownloadDesign;
  readonly choice: DownloadChoice;
  readonly onChoose: (choice: DownloadChoice) => void;
  readonly renderPages: RenderPages;
  readonly onDone: () => void;
}

function DownloadBody({ design, choice, onChoose, renderPages, onDone }: DownloadBodyProps) {
  const { progress, start, cancel } = useDownload(design, renderPages, onDone);
  const options = renderOptionsOf(choice, design);
  return (
    <form
      className="download"
      onSubmit={(event) => {
        event.preventDefault();
        if (options && !progress) void start(options);
      }}
    >
      <fieldset disabled={!!progress}>
        <DownloadControls design={design} choice={choice} onChoose={onChoose} />
      </fieldset>
      <div className="download-actions">
        <button
          type="submit"
          className="button primary large"
          disabled={!options}
          aria-busy={!!progress || undefined}
        >
          {progress && <span className="spinner" />}
          {strings.action}
        </button>
        {progress && (
          <button type="button" className="button second large" onClick={cancel}>
            {strings.cancel}
          </button>
        )}
      </div>
      <p className="download-readout" role="status">
        {progress
          ? strings.progress(progress.done, progress.total)
          : sizeText(outputSize(design.size, options?.scale ?? choice.scale))}
      </p>
      {progress && (
        <progress
          className="download-progress"
          value={progress.done}
          max={progress.total}
          aria-label={strings.title}
        />
      )}
    </form>
  );
}
