import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../../ui/icon.js';
import { optionId, SearchField } from '../../search/index.js';
import { mockupAddress, searchAddress } from '../addresses.js';
import { useSuggested } from '../queries.js';
import { search as strings } from '../strings.js';
import { useDebounced } from '../../../ui/hooks/use-debounced.js';

interface MockupSearchBoxProps {
  /** Large in the hero, or as high as the buttons of the bar. */
  readonly size: 'hero' | 'bar';
  /** What the page shows the results of. */
  readonly query?: string;
}

/** Between the last letter and the question, ms. */
const PAUSE = 200;

/** The search of mockups; it offers what the same index finds for what was typed so far (spec 3 section 7). */
export function MockupSearchBox({ size, query = '' }: MockupSearchBoxProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState(query);
  const typed = text.trim();
  // what the page shows the results of needs no suggestions
  const unknown = typed === query ? '' : typed;
  const { data } = useSuggested(useDebounced(unknown, PAUSE));
  const found = unknown ? (data ?? []) : [];
  const find = (wanted: string) => {
    const to = searchAddress(wanted);
    // the same search once more is no further step back
    void navigate(to, { replace: to === pathname + search });
  };
  const pick = (index: number) => {
    const mockup = found[index];
    if (!mockup) return find(typed);
    void navigate(mockupAddress(mockup._id));
  };
  return (
    <SearchField
      size={size}
      words={strings}
      text={text}
      onText={setText}
      count={found.length > 0 ? found.length + 1 : 0}
      onPick={pick}
      onSearch={find}
    >
      {({ id, active, onPick }) => (
        <div
          className="search-list popover"
          data-state="open"
          onMouseDown={(event) => event.preventDefault()}
        >
          <ul role="listbox" id={id} aria-label={strings.suggestions}>
            {[...found.map(({ name, categories }) => [name, categories[0]?.name ?? '']), [typed, '']].map(
              ([name = '', about], index) => (
                <li
                  key={found[index]?._id ?? ''}
                  id={optionId(id, index)}
                  role="option"
                  className="search-row"
                  aria-selected={index === active}
                  onClick={() => onPick(index)}
                >
                  <Icon name={found[index] ? 'image' : 'magnifying-glass'} size={16} />
                  <span className="search-name" dir="auto">
                    {name}
                  </span>{' '}
                  <span className="search-about">{found[index] ? about : strings.everything}</span>
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </SearchField>
  );
}
