import { useEffect, useRef, useState } from 'react';
import type { DesignListPage } from '../../../../server/contract/design-list.js';
import { MAX_SEARCH_TEXT } from '../../../../server/contract/search.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { useDebounced } from '../../../ui/hooks/use-debounced.js';
import { Icon } from '../../../ui/icon.js';
import { useFolderChoices } from '../actions/use-folder-choices.js';
import { finding as strings } from '../strings.js';
import { SORTS, type ListRequest } from './use-list-request.js';

interface ListToolsProps {
  readonly request: ListRequest;
  readonly onChange: (change: Partial<ListRequest>) => void;
  readonly formats: NonNullable<DesignListPage['formats']>;
}

/** A pause in typing after which is searched, ms. */
const PAUSE = 200;
/** What no folder and no format is called. */
const ALL = 'all';

/** What a list of designs is searched, narrowed and put in order by [E-039]. */
export function ListTools({ request, onChange, formats }: ListToolsProps) {
  const folders = (useFolderChoices().data ?? []).filter(
    ({ folder }) => folder.type === 'design' && folder.own === null,
  );
  const sizes = formats.map(({ width, height, name, count }) => ({
    value: `${width}x${height}`,
    label: strings.format(name, width, height, count),
  }));
  const known = request.format === '' || sizes.some(({ value }) => value === request.format);
  const [width, height] = request.format.split('x').map(Number);
  return (
    <div className="design-tools" role="search" aria-label={strings.search}>
      <SearchDesigns text={request.text} onText={(text) => onChange({ text })} />
      <SelectField
        hiddenLabel
        label={strings.sort}
        value={request.sort}
        choices={SORTS.map((value) => ({ value, label: strings.sorts[value] }))}
        onChange={(sort) => onChange({ sort })}
      />
      <SelectField
        hiddenLabel
        label={strings.formats}
        value={request.format || ALL}
        choices={[
          { value: ALL, label: strings.allFormats },
          ...sizes,
          ...(known ? [] : [{ value: request.format, label: strings.format('', width!, height!, 0) }]),
        ]}
        onChange={(format) => onChange({ format: format === ALL ? '' : format })}
      />
      <SelectField
        hiddenLabel
        label={strings.folders}
        value={folders.some(({ folder }) => folder._id === request.folder) ? request.folder : ALL}
        choices={[
          { value: ALL, label: strings.allFolders },
          ...folders.map(({ folder }) => ({ value: folder._id, label: folder.name })),
        ]}
        onChange={(folder) => onChange({ folder: folder === ALL ? '' : folder })}
      />
      <button
        type="button"
        className="button second design-shared"
        aria-pressed={request.shared}
        onClick={() => onChange({ shared: !request.shared })}
      >
        <Icon name="users-three" size={16} />
        {strings.shared}
      </button>
      <button
        type="button"
        className="icon-button medium"
        aria-label={request.view === 'grid' ? strings.asList : strings.asGrid}
        title={request.view === 'grid' ? strings.asList : strings.asGrid}
        onClick={() => onChange({ view: request.view === 'grid' ? 'list' : 'grid' })}
      >
        <Icon name={request.view === 'grid' ? 'list' : 'squares-four'} />
      </button>
    </div>
  );
}

interface SearchDesignsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What is typed is searched for at the next pause. */
function SearchDesigns({ text, onText }: SearchDesignsProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const settled = useDebounced(typed, PAUSE);
  // the address was changed by something else
  if (known !== text) {
    setKnown(text);
    if (text.trim() !== typed.trim()) setTyped(text);
  }
  const change = useRef(onText);
  useEffect(() => {
    change.current = onText;
  });
  useEffect(() => {
    if (settled === typed && settled !== text) change.current(settled);
    // only what was typed changes the address
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <div className="field design-search">
      <Icon name="magnifying-glass" size={16} />
      <input
        ref={input}
        type="search"
        aria-label={strings.search}
        placeholder={strings.placeholder}
        value={typed}
        maxLength={MAX_SEARCH_TEXT}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed && (
        <button
          type="button"
          className="icon-button search-clear"
          aria-label={strings.clear}
          onClick={() => {
            setTyped('');
            onText('');
            input.current?.focus();
          }}
        >
          <Icon name="x" size={16} />
        </button>
      )}
    </div>
  );
}
