import { Icon } from '../../../ui/icon.js';
import type { IconName } from '../../../ui/icons.gen.js';
import { choosing as strings, designs } from '../strings.js';

/** What is done with all that are selected. */
export interface BarVerb {
  readonly label: string;
  readonly icon: IconName;
  readonly run: (opener: HTMLElement) => void;
}

interface SelectionBarProps {
  readonly chosen: number;
  readonly total: number;
  /** What is said while none are chosen: how many there are, unless told. */
  readonly about?: string;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly verbs: readonly BarVerb[];
}

/** How many there are; while some are chosen, how many of them, and what to do with those. Its room stays. */
export function SelectionBar({ chosen, total, about, onAll, onClear, verbs }: SelectionBarProps) {
  if (chosen === 0) return <p className="selection-bar quiet">{about ?? designs.count(total)}</p>;
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
        {verbs.map(({ label, icon, run }) => (
          <button
            key={label}
            type="button"
            className="button second"
            onClick={({ currentTarget }) => run(currentTarget)}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}
