import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icons.gen.js';
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

function keyOf(suggestion: Suggestion): string {
  if ('format' in suggestion) return `${suggestion.kind}-${suggestion.format.id}`;
  return 'design' in suggestion ? `own-${suggestion.design.id}` : suggestion.kind;
}

const ICONS = {
  format: 'frame-corners',
  text: 'magnifying-glass',
  blank: 'plus',
  own: 'image',
  'all-own': 'squares-four',
} as const satisfies Record<Suggestion['kind'], IconName>;

/** What stands after the name: measures of a format, or whose and what it is. */
function aboutOf(suggestion: Suggestion): string {
  if ('format' in suggestion) return suggestedMeasures(suggestion.format.dimensions);
  if (suggestion.kind === 'text') return strings.templates;
  return suggestion.kind === 'own' ? strings.yours : strings.ofYours(suggestion.count);
}

/** A format or a blank page with its measures, or the text with the word 'templates'. */
function Row({ suggestion }: { readonly suggestion: Suggestion }) {
  const { kind } = suggestion;
  return (
    <>
      <Icon name={ICONS[kind]} size={16} />
      <span className="search-name" dir="auto">
        {(kind === 'text' || kind === 'all-own') && suggestion.text}
        {kind === 'own' && suggestion.design.name}
        {kind === 'format' && suggestion.format.name}
        {kind === 'blank' && strings.blank(suggestion.format.name)}
      </span>{' '}
      <span className={'format' in suggestion ? 'search-about measures' : 'search-about'}>
        {aboutOf(suggestion)}
      </span>
    </>
  );
}
