import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { catalogFonts } from '../calls.js';
import { firstCount, FONTS_A_PAGE, matching } from './font-list.js';
import { FontOption, type ListedFont } from './font-option.js';
import { ListEnd } from '../shared/list-end.js';
import { brandKit, customize as strings } from '../strings.js';

interface FontSelectProps {
  /** Name of the chosen one. */
  readonly value: string;
  readonly onFont: (font: Pick<ListedFont, 'name' | 'src'>) => void;
}

/**
 * The fonts of the team and of the catalog, each in its own face, found by the beginning of their names (C-023). The list
 * grows by twenty as one scrolls, and begins with as many as could fill the screen (D-043).
 */
export function FontSelect({ value, onFont }: FontSelectProps) {
  const id = useId();
  const { team } = useBrandKit();
  const { data, isPending, isFetching, refetch } = useQuery(catalogFonts);
  const [typed, setTyped] = useState('');
  /** Where a key or a click has led; the chosen font unless told, the first one found while one searches. */
  const [led, setLed] = useState<number | null>(null);
  const [count, setCount] = useState(() => firstCount(screen.height));
  const list = useRef<HTMLDivElement>(null);
  const fonts = useMemo(() => listed(team.font_uploads, data ?? []), [team.font_uploads, data]);
  const found = useMemo(() => matching(fonts, typed), [fonts, typed]);
  const active = led ?? (typed.trim() === '' ? found.findIndex(({ name }) => name === value) : 0);
  const shown = found.slice(0, Math.max(count, active + 1));
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);
  const search = (text: string) => {
    setTyped(text);
    setLed(null);
    setCount(firstCount(screen.height));
  };
  const choose = (font: ListedFont, place: number) => {
    setLed(place);
    onFont(font);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, active, found.length);
    const font = found[active];
    if (to !== null) setLed(to);
    else if (event.key === 'Enter' && font) choose(font, active);
    else return;
    event.preventDefault();
  };
  const option = (place: number) => `${id}-${place}`;
  return (
    <div className="brand-font-select">
      <label className="label" htmlFor={id}>
        {strings.font}
      </label>
      <div className="field large">
        <Icon name="magnifying-glass" size={16} />
        <input
          id={id}
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && active < found.length ? option(active) : undefined}
          placeholder={strings.search}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="brand-font-list" role="listbox" id={`${id}-list`} aria-label={strings.font} ref={list}>
        {shown.map((font, place) => (
          <FontOption
            key={font.src}
            id={option(place)}
            font={font}
            active={place === active}
            chosen={font.name === value}
            onChoose={() => choose(font, place)}
          />
        ))}
        {isPending && <FontListSkeleton />}
        <ListEnd
          more={shown.length < found.length}
          shown={shown.length}
          onNear={() => setCount(shown.length + FONTS_A_PAGE)}
        />
      </div>
      <div aria-live="polite">
        {data && found.length === 0 && <p className="brand-note">{strings.none(typed.trim())}</p>}
      </div>
      {!isPending && !data && (
        <Failure message={brandKit.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </div>
  );
}

/** The team's own come first. */
const listed = (
  own: readonly Pick<ListedFont, 'name' | 'src'>[],
  catalog: readonly Omit<ListedFont, 'own'>[],
): ListedFont[] => [
  ...own.map(({ name, src }) => ({ name, src, preview: '', own: true })),
  ...catalog.map(({ name, src, preview }) => ({ name, src, preview, own: false })),
];

/** Where a key leads in a list; null for keys that lead nowhere. */
function placeAfter(key: string, place: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'ArrowDown') return Math.min(place + 1, length - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'PageDown') return Math.min(place + 10, length - 1);
  if (key === 'PageUp') return Math.max(place - 10, 0);
  return null;
}

function FontListSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        <span key={place} className="skeleton brand-font-row-room" />
      ))}
    </div>
  );
}
