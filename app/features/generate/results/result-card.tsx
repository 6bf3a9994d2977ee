import { Icon } from '../../../ui/icon.js';
import { MadePicture } from '../form/preview-pane.js';
import { results as strings } from '../strings.js';
import type { Result } from './result-list.js';

/** CSS pixels of the highest page. */
const TALLEST = 340;

interface ResultCardProps {
  readonly result: Result;
  /** Of the format's pages: the room of one that is being made. */
  readonly page: { readonly width: number; readonly height: number };
  readonly opening: boolean;
  /** True while the Style Swap panel is for it. */
  readonly chosen: boolean;
  readonly onOpen: () => void;
  readonly onSwap: () => void;
  readonly onRetry: () => void;
}

/** One of the designs to choose from: being made, failed, or a press away from the editor, with its Swap below. */
export function ResultCard({ result, page, opening, chosen, onOpen, onSwap, onRetry }: ResultCardProps) {
  const { number, state, made } = result;
  const { width, height } = made?.file ?? page;
  const shape = { width: `min(100%, ${(TALLEST * width) / height}px)`, aspectRatio: `${width} / ${height}` };
  return (
    <li className="wizard-result">
      <div className="wizard-result-stage" data-chosen={chosen || undefined}>
        {made ? (
          <button
            type="button"
            className="wizard-result-open page-picture"
            style={shape}
            aria-label={strings.open(number)}
            aria-busy={opening || undefined}
            onClick={onOpen}
          >
            <MadePicture made={made} />
            {opening && <span className="spinner" role="status" aria-label={strings.opening} />}
          </button>
        ) : state === 'failed' ? (
          <div className="wizard-result-failed" style={shape} role="alert">
            <Icon name="warning-circle" />
            {strings.failedOne}
            <button type="button" className="button second small" onClick={onRetry}>
              {strings.retry}
            </button>
          </div>
        ) : (
          <span className="skeleton" style={shape} />
        )}
        {state === 'swapping' && (
          <p className="wizard-swapping" role="status">
            <span className="spinner" />
            {strings.swapping}
          </p>
        )}
      </div>
      <div className="wizard-result-foot">
        {made && state === 'failed' && (
          <span className="field-error" role="alert">
            <Icon name="warning-circle" size={16} />
            {strings.failedOne}
          </span>
        )}
        <button
          type="button"
          className="button second small"
          aria-label={strings.swapOf(number)}
          aria-pressed={chosen}
          disabled={!made || state === 'swapping'}
          onClick={onSwap}
        >
          <Icon name="shuffle" size={16} />
          {strings.swap}
        </button>
      </div>
    </li>
  );
}
