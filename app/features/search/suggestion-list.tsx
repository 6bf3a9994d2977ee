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

const keyOf = (suggestion: Suggestion) =>
  suggestion.kind === 'text' ? 'text' : `${suggestion.kind}-${suggestion.format.id}`;

const ICONS = { format: 'frame-corners', text: 'magnifying-glass', blank: 'plus' } as const;

/** A format or a blank page with its measures, or the text with the word 'templates'. */
function Row({ suggestion }: { readonly suggestion: Suggestion }) {
  const { kind } = suggestion;
  return (
    <>
      <Icon name={ICONS[kind]} size={16} />
      <span className="search-name" dir="auto">
        {kind === 'text' && suggestion.text}
        {kind === 'format' && suggestion.format.name}
        {kind === 'blank' && strings.blank(suggestion.format.name)}
      </span>{' '}
      <span className={kind === 'text' ? 'search-about' : 'search-about measures'}>
        {kind === 'text' ? strings.templates : suggestedMeasures(suggestion.format.dimensions)}
      </span>
    </>
  );
}
