import { Icon } from '../../../ui/icon.js';
import { results as strings } from '../strings.js';
import { ColorDot } from './color-dot.js';
import type { SwapColors } from './use-swap-colors.js';

interface SwapPanelProps {
  readonly swap: SwapColors;
  /** True while there is nothing to swap. */
  readonly disabled: boolean;
}

/** Style Swap: two colors for one of the designs or for all, and for what comes next while they are locked. */
export function SwapPanel({ swap, disabled }: SwapPanelProps) {
  const { colors, locked, only, setColor, toggleLock, apply, clear } = swap;
  return (
    <section className="wizard-swap" aria-label={strings.styleSwap} id={SWAP_PANEL} tabIndex={-1}>
      <h2 className="title-3">{strings.styleSwap}</h2>
      <p className="wizard-swap-of">
        {only === null ? strings.allDesigns : strings.oneDesign(only)}
        {only !== null && (
          <button type="button" className="text-button" onClick={() => swap.setOnly(null)}>
            {strings.swapAll}
          </button>
        )}
      </p>
      <div className="wizard-dots">
        <ColorDot name={strings.ground} color={colors[0]} onColor={(color) => setColor(0, color)} />
        <ColorDot name={strings.accent} color={colors[1]} onColor={(color) => setColor(1, color)} />
        <button
          type="button"
          className="icon-button medium wizard-lock"
          aria-pressed={locked}
          aria-label={strings.lock}
          title={strings.lock}
          onClick={toggleLock}
        >
          <Icon name={locked ? 'lock-simple' : 'lock-simple-open'} fill={locked} />
        </button>
      </div>
      <p className="wizard-note">{locked ? strings.locked : strings.unlocked}</p>
      <div className="wizard-swap-actions">
        <button type="button" className="button second" disabled={disabled} onClick={clear}>
          {strings.clear}
        </button>
        <button type="button" className="button primary" disabled={disabled} onClick={apply}>
          {strings.apply}
        </button>
      </div>
    </section>
  );
}

/** Where a result's Swap leads. */
export const SWAP_PANEL = 'style-swap';
