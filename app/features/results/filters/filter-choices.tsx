import { DropdownMenu } from 'radix-ui';
import { Icon } from '../../../ui/icon.js';
import { AnchoredMenu } from '../../../ui/menus/anchored-menu.js';
import { filters as strings } from '../strings.js';
import type { Filter } from './results-filters.js';
import { Swatch } from './swatch.js';

interface FilterChoicesProps {
  readonly opener: HTMLElement;
  readonly filter: Filter;
  /** null where nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onClose: () => void;
}

/** No choice: the first row. */
const ANY = '';

/** What a filter can be, one of which is chosen. */
export function FilterChoices({ opener, filter, value, onChange, onClose }: FilterChoicesProps) {
  return (
    <AnchoredMenu
      label={filter.label}
      className="filter-menu"
      opener={opener}
      align="start"
      onClose={onClose}
    >
      <DropdownMenu.RadioGroup value={value ?? ANY} onValueChange={(next) => onChange(next || null)}>
        <Row value={ANY} label={strings.any} />
        {filter.choices.map((choice) => (
          <Row key={choice.value} {...choice} />
        ))}
      </DropdownMenu.RadioGroup>
    </AnchoredMenu>
  );
}

function Row({ value, label, swatch }: Filter['choices'][number]) {
  return (
    <DropdownMenu.RadioItem value={value} className="menu-row">
      {swatch && <Swatch color={swatch} />}
      <span className="grow">{label}</span>
      <DropdownMenu.ItemIndicator>
        <Icon name="check" size={16} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
