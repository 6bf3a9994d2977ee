import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { designAddress } from '../../saved-designs.js';
import { roleHere } from '../../ui/hooks/use-media.js';
import { useCreateDesign } from '../new-design/index.js';
import { ownAddress, searchAddress } from './search-address.js';
import { SearchField } from './search-field.js';
import { search as strings } from './strings.js';
import { suggestOwn } from './suggestions.js';
import { SuggestionList } from './suggestion-list.js';
import { useOwnDesigns } from './use-own-designs.js';
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
  const { create } = useCreateDesign();
  const offered = useSuggestions(text);
  const own = useOwnDesigns(text);
  const suggestions = [...offered, ...suggestOwn(text, own)];
  const open = (wanted: string, category?: string) => {
    setText(wanted);
    const to = searchAddress(wanted, category);
    // the same search once more is no further step back
    void navigate(to, { replace: to === pathname + parameters });
  };
  const pick = (index: number) => {
    const picked = suggestions[index];
    if (picked?.kind === 'format') open(picked.format.name, picked.format.id);
    else if (picked?.kind === 'blank') create(picked.format.dimensions);
    else if (picked?.kind === 'own') void navigate(designAddress(picked.design.id, roleHere()));
    else if (picked?.kind === 'all-own') void navigate(ownAddress(picked.text));
    else if (picked) open(picked.text);
  };
  return (
    <SearchField
      size={size}
      words={strings}
      text={text}
      onText={setText}
      count={suggestions.length}
      onPick={pick}
      onSearch={open}
    >
      {(slot) => <SuggestionList {...slot} suggestions={suggestions} popular={!text.trim()} />}
    </SearchField>
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
