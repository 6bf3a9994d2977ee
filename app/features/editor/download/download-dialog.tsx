import type { RefObject } from 'react';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { BuyingBody } from '../buying/buying-body.js';
import type { BuyingFlow } from '../buying/buying-flow.js';
import { buying } from '../buying/strings.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import {
  archivedCount,
  exportOptionsOf,
  isTooLarge,
  sizeReadout,
  type DownloadChoice,
  type DownloadDesign,
} from './download-choice.js';
import { DownloadControls } from './download-controls.js';
import type { Exporter } from './download-exporter.js';
import { DownloadLoader } from './download-loader.js';
import { largestDpi, PAGE_DPI, type ExportOptions } from './download-options.js';
import './download.css';
import { download as strings } from '../strings.js';
import { PhotoCredits } from './photo-credits.js';
import { useDownload } from './use-download.js';

export interface DownloadDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly design: DownloadDesign;
  readonly exporter: Exporter;
  /** What comes before the file: premium pictures that are not bought. */
  readonly flow: BuyingFlow;
  /** Gets the focus back when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly choice: DownloadChoice;
  readonly onChoose: (choice: DownloadChoice) => void;
}

/** Premium pictures first, where there are any; then format, size, pages, one button; then a full-page loader. */
export function DownloadDialog({
  open,
  onOpenChange,
  design,
  exporter,
  flow,
  opener,
  choice,
  onChoose,
}: DownloadDialogProps) {
  const state = useSignal(flow.state);
  const inCheckout = state.at === 'checkout';
  const { progress, limit, start, cancel } = useDownload(exporter, () => onOpenChange(false));
  return (
    <>
      <Modal
        open={open && !progress}
        // a payment that is left may have been made: what became of it is asked before anything else
        onOpenChange={inCheckout ? () => void flow.ended('left') : onOpenChange}
        title={inCheckout ? buying.checkout : strings.title}
        keeps={inCheckout}
        opener={() => opener.current}
      >
        <BuyingBody flow={flow} state={state}>
          <DownloadForm
            design={design}
            choice={choice}
            limit={limit}
            onChoose={onChoose}
            onStart={(options) => void start(options, design)}
          />
        </BuyingBody>
      </Modal>
      <DownloadLoader progress={progress} name={design.name} onCancel={cancel} />
    </>
  );
}

interface DownloadFormProps {
  readonly design: DownloadDesign;
  readonly choice: DownloadChoice;
  readonly limit: number | null;
  readonly onChoose: (choice: DownloadChoice) => void;
  readonly onStart: (options: ExportOptions) => void;
}

function DownloadForm({ design, choice, limit, onChoose, onStart }: DownloadFormProps) {
  const options = exportOptionsOf(choice, design);
  const archived = archivedCount(choice, design);
  return (
    <form
      className="download"
      onSubmit={(event) => {
        event.preventDefault();
        if (options) onStart(options);
      }}
    >
      <DownloadControls design={design} choice={choice} onChoose={onChoose} />
      <LimitNote design={design} choice={choice} limit={limit} onChoose={onChoose} />
      <div className="download-actions">
        <button type="submit" className="button primary large" disabled={!options}>
          {strings.action}
        </button>
      </div>
      <p className="download-readout" role="status">
        {archived !== null && `${strings.archive(archived, choice.format)} · `}
        {sizeReadout(choice, design)}
      </p>
      <PhotoCredits credits={creditsOf(options, design)} archived={archived !== null} />
    </form>
  );
}

const creditsOf = (options: ExportOptions | null, { credits }: DownloadDesign): readonly string[] =>
  (options && credits?.(options.pages)) ?? [];

/** Names the limit that the chosen size is beyond, and offers the largest that works. */
function LimitNote({ design, choice, limit, onChoose }: Omit<DownloadFormProps, 'onStart'>) {
  const beyond = isTooLarge(choice, design);
  if (!beyond && limit === null) return null;
  const dpi = beyond ? largestDpi(design.size) : Math.floor(limit! * PAGE_DPI);
  const scale = Math.floor((beyond ? dpi / PAGE_DPI : limit!) * 100) / 100;
  const inPixels = design.unit === 'px';
  return (
    <div className="download-limit" role="alert">
      <Icon name="warning-circle" size={16} />
      <span>{beyond ? strings.beyondLimit : strings.beyondBrowser}</span>
      <button
        type="button"
        className="button second small"
        onClick={() => onChoose(inPixels ? { ...choice, scale } : { ...choice, dpi })}
      >
        {inPixels ? strings.useScale(scale) : strings.useDpi(dpi)}
      </button>
    </div>
  );
}
