import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../ui/icon.js';
import { MenuButton } from '../../../ui/menus/menu-button.js';
import { onDemand } from '../../../ui/on-demand.js';
import { filters as strings } from '../strings.js';
import { chosenIn, FILTERS, withFilter, withoutFilters, type Filter } from './results-filters.js';
import { Swatch } from './swatch.js';
import './filters.css';

/** What opens the lists is no part of the page's first bytes. */
const loadChoices = async () => (await import('./filter-choices.js')).FilterChoices;

const FilterChoices = onDemand(loadChoices);

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

function FilterMenu({ filter, value, onChange }: FilterMenuProps) {
  const { label, choices } = filter;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <MenuButton
      className={chosen ? 'chip filter on' : 'chip filter'}
      aria-label={strings.of(label, chosen?.label)}
      load={loadChoices}
      menu={(opener, close) => (
        <FilterChoices opener={opener} filter={filter} value={value} onChange={onChange} onClose={close} />
      )}
    >
      {chosen?.swatch && <Swatch color={chosen.swatch} />}
      <span>{chosen?.label ?? label}</span>
      <Icon name="caret-down" size={12} />
    </MenuButton>
  );
}
