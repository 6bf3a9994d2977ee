import { useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_TEXT } from '../../../server/contract/search.js';
import { Icon } from '../../ui/icon.js';
import { optionId, useCombobox } from '../search/index.js';
import { mockupAddress, searchAddress } from './addresses.js';
import { useSuggested } from './calls.js';
import { search as strings } from './strings.js';
import { useSettled } from './use-settled.js';

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
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const typed = text.trim();
  // what the page shows the results of needs no suggestions
  const unknown = typed === query ? '' : typed;
  const { data } = useSuggested(useSettled(unknown, PAUSE));
  const found = unknown ? (data ?? []) : [];
  const find = (wanted: string) => {
    combobox.close();
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    const to = searchAddress(wanted);
    // the same search once more is no further step back
    void navigate(to, { replace: to === pathname + search });
  };
  const pick = (index: number) => {
    const mockup = found[index];
    if (!mockup) return find(typed);
    combobox.close();
    void navigate(mockupAddress(mockup._id));
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  const count = found.length > 0 ? found.length + 1 : 0;
  const combobox = useCombobox({ box: form, count, onPick: pick, onClear: clear });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) find(typed);
  };
  return (
    <form role="search" className={`search-box ${size}`} onSubmit={submit} ref={form}>
      <div className="field">
        <Icon name="magnifying-glass" size={size === 'hero' ? 20 : 16} />
        <input
          ref={input}
          role="combobox"
          aria-label={strings.label}
          aria-autocomplete="list"
          aria-expanded={combobox.open}
          aria-controls={combobox.open ? list : undefined}
          aria-activedescendant={combobox.active < 0 ? undefined : optionId(list, combobox.active)}
          placeholder={strings.placeholder}
          maxLength={MAX_SEARCH_TEXT}
          value={text}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setText(target.value);
            combobox.show();
          }}
          onBlur={combobox.close}
          onKeyDown={combobox.onKeyDown}
        />
        {text && (
          <button
            type="button"
            className="icon-button search-clear"
            aria-label={strings.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <Icon name="x" size={16} />
          </button>
        )}
      </div>
      {combobox.open && (
        <div
          className="search-list popover"
          data-state="open"
          onMouseDown={(event) => event.preventDefault()}
        >
          <ul role="listbox" id={list} aria-label={strings.suggestions}>
            {[...found.map(({ name, categories }) => [name, categories[0]?.name ?? '']), [typed, '']].map(
              ([name = '', about], index) => (
                <li
                  key={found[index]?._id ?? ''}
                  id={optionId(list, index)}
                  role="option"
                  className="search-row"
                  aria-selected={index === combobox.active}
                  onClick={() => pick(index)}
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
    </form>
  );
}
