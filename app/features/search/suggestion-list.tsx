import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.js';
import { search as strings, suggestedMeasures } from './strings.js';
import type { Suggestion } from './suggestions.js';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The option the arrow keys lead to; -1 for none. */
  readonly active: number;
  /** True while nothing is typed. */
  readonly popular: boolean;
  readonly onPick: (index: number) => void;
}

export const optionId = (list: string, index: number) => `${list}-${index}`;

/** The list below the search field. A press leaves the focus in the field. */
export function SuggestionList({ id, suggestions, active, popular, onPick }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="search-list popover" data-state="open" onMouseDown={(event) => event.preventDefault()}>
      {popular && (
        <p className="search-caption" aria-hidden="true">
          {strings.popular}
        </p>
      )}
      <ul role="listbox" id={id} aria-label={popular ? strings.popular : strings.suggestions} ref={list}>
        {suggestions.map((suggestion, index) => (
          <li
            key={keyOf(suggestion)}
            id={optionId(id, index)}
            role="option"
            className="search-row"
            aria-selected={index === active}
            onClick={() => onPick(index)}
          >
            <Row suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const keyOf = (suggestion: Suggestion) => (suggestion.kind === 'format' ? suggestion.format.id : 'text');

/** A format with its measures, or the text with the word 'templates'. */
function Row({ suggestion }: { readonly suggestion: Suggestion }) {
  const isFormat = suggestion.kind === 'format';
  return (
    <>
      <Icon name={isFormat ? 'frame-corners' : 'magnifying-glass'} size={16} />
      <span className="search-name" dir="auto">
        {isFormat ? suggestion.format.name : suggestion.text}
      </span>{' '}
      <span className={isFormat ? 'search-about measures' : 'search-about'}>
        {isFormat ? suggestedMeasures(suggestion.format.measures) : strings.templates}
      </span>
    </>
  );
}
