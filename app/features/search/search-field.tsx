import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { MAX_SEARCH_TEXT } from '../../../server/contract/search.js';
import { Icon } from '../../ui/icon.js';
import './search.css';
import { optionId } from './suggestion-list.js';
import { useCombobox } from './use-combobox.js';

/** What the list of suggestions is given. */
export interface SuggestionSlot {
  readonly id: string;
  readonly active: number;
  readonly onPick: (index: number) => void;
}

interface SearchFieldProps {
  /** Large in the hero, or as high as the buttons of a bar. */
  readonly size: 'hero' | 'bar';
  readonly words: { readonly label: string; readonly placeholder: string; readonly clear: string };
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Suggestions there are. */
  readonly count: number;
  readonly onPick: (index: number) => void;
  /** What was typed, never empty. */
  readonly onSearch: (typed: string) => void;
  /** The list of suggestions, while it is open. */
  readonly children: (slot: SuggestionSlot) => ReactNode;
}

/** A search field with suggestions below it: a combobox by the pattern of the ARIA guide. */
export function SearchField(props: SearchFieldProps) {
  const { size, words, text, onText, count, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const leave = () => {
    combobox.close();
    // the keyboard of a touch screen would cover what was found
    const { activeElement } = document;
    if (matchMedia('(pointer: coarse)').matches && activeElement instanceof HTMLElement) activeElement.blur();
  };
  const pick = (index: number) => {
    leave();
    props.onPick(index);
  };
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  const combobox = useCombobox({ box: form, count, onPick: pick, onClear: clear });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (!typed) return;
    leave();
    props.onSearch(typed);
  };
  return (
    <form role="search" className={`search-box ${size}`} onSubmit={submit} ref={form}>
      <div className="field">
        <Icon name="magnifying-glass" size={size === 'hero' ? 20 : 16} />
        <input
          ref={input}
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={combobox.open}
          aria-controls={combobox.open ? list : undefined}
          aria-activedescendant={combobox.active < 0 ? undefined : optionId(list, combobox.active)}
          placeholder={words.placeholder}
          maxLength={MAX_SEARCH_TEXT}
          value={text}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            onText(target.value);
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
            aria-label={words.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <Icon name="x" size={16} />
          </button>
        )}
      </div>
      {combobox.open && children({ id: list, active: combobox.active, onPick: pick })}
    </form>
  );
}
