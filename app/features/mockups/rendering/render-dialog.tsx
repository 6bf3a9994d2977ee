import { pictureAddress, settings } from '../../../configuration.js';
import { fileStem } from '../../../files/file-names.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { isEntitledToRender } from './render-entitlement.js';
import { serverErrorText } from '../server-error-text.js';
import { editing, render as strings } from '../strings.js';
import { useRender, type ToRender } from './use-render.js';

interface RenderDialogProps extends ToRender {
  /** Downloads the watermarked preview. */
  readonly preview: () => Promise<void>;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** The high-resolution image: made for who has the subscription, told of to everybody else. */
export function RenderDialog({ preview, onClose, opener, ...wanted }: RenderDialogProps) {
  const covered = isEntitledToRender(wanted.user);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.title}
      opener={opener}
      {...(!covered && { description: strings.plan(wanted.mockup.width, wanted.mockup.height) })}
    >
      {covered ? (
        <Making {...wanted} onClose={onClose} />
      ) : (
        <PreviewOnly preview={preview} onClose={onClose} />
      )}
    </Modal>
  );
}

interface PreviewOnlyProps {
  readonly preview: () => Promise<void>;
  readonly onClose: () => void;
}

function PreviewOnly({ preview, onClose }: PreviewOnlyProps) {
  return (
    <>
      <p className="dialog-about">{strings.planPreview}</p>
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onClose}>
          {strings.close}
        </button>
        <button type="button" className="button primary large" onClick={() => void preview()}>
          <Icon name="download-simple" />
          {editing.preview}
        </button>
      </div>
    </>
  );
}

function Making({ onClose, ...wanted }: ToRender & { readonly onClose: () => void }) {
  const { stage, retry, ask, asking } = useRender(wanted);
  if (stage.kind === 'ordering')
    return (
      <div className="render-wait" role="status">
        <span className="spinner" />
        <p>{strings.generating}</p>
      </div>
    );
  if (stage.kind === 'failed') return <Failed error={stage.error} onRetry={retry} onClose={onClose} />;
  if (stage.kind === 'ready')
    return (
      <>
        <Bar progress={1} />
        <a
          className="button primary large block render-file"
          href={pictureAddress(stage.fileSrc)}
          download={`${fileStem(wanted.mockup.name)}.jpg`}
          autoFocus
        >
          <Icon name="download-simple" />
          {strings.link}
        </a>
      </>
    );
  return (
    <>
      <p className="dialog-about" role="status">
        {strings.placed}
      </p>
      <Bar progress={stage.progress} />
      {!stage.asked && (
        <div className="failure" role="alert">
          <Icon name="warning-circle" />
          <p>{strings.statusFailed}</p>
          <button type="button" className="button second" onClick={ask} disabled={asking}>
            {strings.retry}
          </button>
        </div>
      )}
    </>
  );
}

function Bar({ progress }: { readonly progress: number }) {
  const percent = Math.min(100, Math.floor(progress * 100));
  return (
    <div className="bulk-bar">
      <progress value={percent} max={100} aria-label={strings.progress} />
      <span className="bulk-percent">{`${percent}\u00a0%`}</span>
    </div>
  );
}

/** Where support is reached: the operator's page of questions, or ours. */
const FAQ = 'faq';
const supportAddress = () => settings.footer[FAQ] ?? `/${FAQ}`;

interface FailedProps {
  /** Of the order; nothing where the render failed. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Failed({ error, onRetry, onClose }: FailedProps) {
  const words = serverErrorText(error);
  return (
    <>
      <p className="bulk-outcome bad" role="alert">
        <Icon name="warning-circle" />
        {strings.failed}
      </p>
      {words !== null && <p className="dialog-about">{words}</p>}
      <p className="dialog-about">
        <a className="text-button" href={supportAddress()} target="_blank" rel="noreferrer">
          {strings.support}
        </a>
      </p>
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onClose}>
          {strings.close}
        </button>
        <button type="button" className="button primary large" onClick={onRetry}>
          {strings.retry}
        </button>
      </div>
    </>
  );
}
