import { pictureAddress, settings } from '../../../configuration.js';
import { fileStem } from '../../../../elements/math/file-names.js';
import { Icon } from '../../../ui/icon.js';
import { serverErrorText } from '../server-error-text.js';
import { render as strings } from '../strings.js';
import { useRender, type PlaceOrder } from './use-render.js';

interface MakingRenderProps {
  /** Of the mockup: what the file is called. */
  readonly name: string;
  readonly place: PlaceOrder;
  /** It was paid for: another order would have to be paid for too, so none is offered. */
  readonly paid?: boolean;
  readonly onClose: () => void;
}

/** An order on its way to a file: completed, made, there; or nothing came of it. */
export function MakingRender({ name, place, paid = false, onClose }: MakingRenderProps) {
  const { stage, retry, ask, asking } = useRender(place);
  if (stage.kind === 'ordering')
    return (
      <div className="render-wait" role="status">
        <span className="spinner" />
        <p>{strings.generating}</p>
      </div>
    );
  if (stage.kind === 'failed') {
    const final = paid && stage.error === undefined;
    return <OrderFailed error={stage.error} onClose={onClose} {...(!final && { onRetry: retry })} />;
  }
  if (stage.kind === 'ready')
    return (
      <>
        <Bar progress={1} />
        <a
          className="button primary large block render-file"
          href={pictureAddress(stage.fileSrc)}
          download={`${fileStem(name)}.jpg`}
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

interface OrderFailedProps {
  /** Of the order; nothing where the render failed. */
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly onClose: () => void;
}

/** Nothing came of it, with a way to support (C-012). */
export function OrderFailed({ error, onRetry, onClose }: OrderFailedProps) {
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
        {onRetry && (
          <button type="button" className="button primary large" onClick={onRetry}>
            {strings.retry}
          </button>
        )}
      </div>
    </>
  );
}
