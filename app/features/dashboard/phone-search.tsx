import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Icon } from '../../ui/icon.js';
import { SearchBox } from '../search/index.js';
import { dashboard as strings } from './strings.js';

/** The magnifier in a phone's bar: the search field takes the bar until one has gone somewhere or put it away. */
export function PhoneSearch() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [parameters] = useSearchParams();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const open = openAt === key;
  useEffect(() => {
    if (open) field.current?.querySelector('input')?.focus();
  }, [open]);
  const close = () => {
    setOpenAt(null);
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button large"
        aria-label={strings.search}
        aria-expanded={open}
        ref={button}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="magnifying-glass" size={24} />
      </button>
      {open && (
        <div className="phone-search" ref={field}>
          <SearchBox size="bar" query={parameters.get('query') ?? ''} />
          <button type="button" className="button quiet" onClick={close}>
            {strings.cancel}
          </button>
        </div>
      )}
    </>
  );
}
