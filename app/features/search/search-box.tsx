import { useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_TEXT } from '../../../server/contract/search.js';
import { Icon } from '../../ui/icon.js';
import { searchAddress } from './search-address.js';
import './search.css';
import { search as strings } from './strings.js';
import { optionId, SuggestionList } from './suggestion-list.js';
import { useCombobox } from './use-combobox.js';
import { useSuggestions } from './use-suggestions.js';

interface SearchBoxProps {
  /** Large in the hero, or as high as the buttons of a bar. */
  readonly size: 'hero' | 'bar';
  /** What the page shows the results of. */
  readonly query?: string;
}

/** The search field with its suggestions. */
export function SearchBox({ size, query = '' }: SearchBoxProps) {
  const navigate = useNavigate();
  const { pathname, search: parameters } = useLocation();
  const [text, setText] = useText(query);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(text);
  const list = useId();
  const open = (wanted: string, category?: string) => {
    setText(wanted);
    combobox.close();
    // the keyboard of a touch screen would cover what was found
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    const to = searchAddress(wanted, category);
    // the same search once more is no further step back
    void navigate(to, { replace: to === pathname + parameters });
  };
  const pick = (index: number) => {
    const picked = suggestions[index];
    if (picked?.kind === 'format') open(picked.format.name, picked.format.id);
    else if (picked) open(picked.text);
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  const combobox = useCombobox({
    box: form,
    count: suggestions.length,
    onPick: pick,
    onClear: clear,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) open(text.trim());
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
          onChange={(event) => {
            setText(event.target.value);
            combobox.show();
          }}
          onClick={() => !combobox.open && combobox.show()}
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
        <SuggestionList
          id={list}
          suggestions={suggestions}
          active={combobox.active}
          popular={!text.trim()}
          onPick={pick}
        />
      )}
    </form>
  );
}

/** What is typed; the page's query again when that becomes another one, as Back makes it. */
function useText(query: string) {
  const [shown, setShown] = useState(query);
  const [text, setText] = useState(query);
  if (shown !== query) {
    setShown(query);
    setText(query);
  }
  return [text, setText] as const;
}
