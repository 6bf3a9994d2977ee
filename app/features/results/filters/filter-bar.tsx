import { Select } from 'radix-ui';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../ui/icon.js';
import { filters as strings } from '../strings.js';
import { chosenIn, FILTERS, withFilter, withoutFilters, type Filter } from './results-filters.js';
import './filters.css';

/** No choice; a list of a select has no empty value. */
const ANY = 'any';

/** What results are narrowed to, each a button with a list; every change is a step back in the history. */
export function FilterBar() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = chosenIn(parameters);
  return (
    <div className="filter-bar" role="group" aria-label={strings.title}>
      {FILTERS.map((filter) => (
        <FilterMenu
          key={filter.name}
          filter={filter}
          value={chosen[filter.name] ?? null}
          onChange={(value) => setParameters(withFilter(parameters, filter.name, value))}
        />
      ))}
      {Object.keys(chosen).length > 0 && <ClearFilters className="filter-clear" />}
    </div>
  );
}

/** Leads to the same results with no filter. */
export function ClearFilters({ className }: { readonly className: string }) {
  const [parameters] = useSearchParams();
  return (
    <Link className={className} to={{ search: withoutFilters(parameters).toString() }}>
      {strings.clear}
    </Link>
  );
}

interface FilterMenuProps {
  readonly filter: Filter;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function FilterMenu({ filter: { label, choices }, value, onChange }: FilterMenuProps) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Select.Root value={value ?? ANY} onValueChange={(next) => onChange(next === ANY ? null : next)}>
      <Select.Trigger
        className={chosen ? 'chip filter on' : 'chip filter'}
        aria-label={strings.of(label, chosen?.label)}
      >
        {chosen?.swatch && <Swatch color={chosen.swatch} />}
        <Select.Value>{chosen?.label ?? label}</Select.Value>
        <Icon name="caret-down" size={12} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="menu select-menu filter-menu" position="popper" sideOffset={4}>
          <Select.Viewport>
            <Row value={ANY} label={strings.any} />
            {choices.map((choice) => (
              <Row key={choice.value} {...choice} />
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

function Row({ value, label, swatch }: Filter['choices'][number]) {
  return (
    <Select.Item value={value} className="menu-row">
      {swatch && <Swatch color={swatch} />}
      <span className="grow">
        <Select.ItemText>{label}</Select.ItemText>
      </span>
      <Select.ItemIndicator asChild>
        <Icon name="check" size={16} />
      </Select.ItemIndicator>
    </Select.Item>
  );
}

const Swatch = ({ color }: { readonly color: string }) => (
  <i className="filter-swatch" style={{ background: color }} aria-hidden="true" />
);
