import { Icon } from '../../../ui/icon.js';
import type { DesignAct } from '../dialogs/design-dialog-types.js';
import { choosing as strings, designs, verbs } from '../strings.js';

interface SelectionBarProps {
  readonly chosen: number;
  readonly total: number;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onAsk: (act: DesignAct, opener: HTMLElement) => void;
}

/** How many there are; while some are chosen, how many of them, and what to do with those. Its room stays. */
export function SelectionBar({ chosen, total, onAll, onClear, onAsk }: SelectionBarProps) {
  if (chosen === 0) return <p className="selection-bar quiet">{designs.count(total)}</p>;
  return (
    <div className="selection-bar" role="toolbar" aria-label={strings.toolbar}>
      <button type="button" className="icon-button medium" aria-label={strings.none} onClick={onClear}>
        <Icon name="x" />
      </button>
      <p className="selection-count" role="status">
        {strings.chosen(chosen)}
      </p>
      {chosen < total && (
        <button type="button" className="button quiet" onClick={onAll}>
          {strings.all}
        </button>
      )}
      <span className="selection-verbs">
        <button
          type="button"
          className="button second"
          onClick={({ currentTarget }) => onAsk('move', currentTarget)}
        >
          <Icon name="folder" />
          {verbs.move}
        </button>
        <button
          type="button"
          className="button second"
          onClick={({ currentTarget }) => onAsk('delete', currentTarget)}
        >
          <Icon name="trash" />
          {verbs.delete}
        </button>
      </span>
    </div>
  );
}
