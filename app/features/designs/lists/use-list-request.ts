import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListQuestion } from '../calls.js';

/** How a list is looked at. */
export type ListView = 'grid' | 'list';

/** Orders one can choose. */
export const SORTS = ['edited', 'name', 'size', 'format'] as const;

/** What is asked of a list, as the address of the page says it: Back and a reload find it as it was [E-039]. */
export interface ListRequest {
  readonly text: string;
  readonly sort: (typeof SORTS)[number];
  /** '1080x1080', or empty for all. */
  readonly format: string;
  /** An id, or empty for all. */
  readonly folder: string;
  readonly shared: boolean;
  readonly view: ListView;
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T =>
  list.find((one) => one === value) ?? list[0]!;

function requestOf(params: URLSearchParams): ListRequest {
  const get = (name: string) => params.get(name) ?? '';
  return {
    text: get('q'),
    sort: oneOf(SORTS, params.get('sort')),
    format: /^[1-9]\d{0,4}x[1-9]\d{0,4}$/.test(get('format')) ? get('format') : '',
    folder: get('folder').slice(0, 100),
    shared: get('shared') === '1',
    view: oneOf(['grid', 'list'], params.get('view')),
  };
}

/** What stands in the address is what differs from the first look at the page. */
function paramsOf({ text, sort, format, folder, shared, view }: ListRequest): Record<string, string> {
  return {
    ...(text && { q: text }),
    ...(sort !== SORTS[0] && { sort }),
    ...(format && { format }),
    ...(folder && { folder }),
    ...(shared && { shared: '1' }),
    ...(view !== 'grid' && { view }),
  };
}

export const isNarrowed = ({ text, format, folder, shared }: ListRequest): boolean =>
  text.trim() !== '' || format !== '' || folder !== '' || shared;

export function questionOf({ text, sort, format, folder, shared }: ListRequest): ListQuestion {
  const [width, height] = format.split('x').map(Number);
  return {
    sort,
    ...(text.trim() && { text: text.trim() }),
    ...(width && height && { format: { width, height } }),
    ...(folder && { folder_id: folder }),
    ...(shared && { shared }),
  };
}

/** What the address asks for, and a change of it, which is no step to go back. */
export function useListRequest(): readonly [ListRequest, (change: Partial<ListRequest>) => void] {
  const [params, setParams] = useSearchParams();
  const request = useMemo(() => requestOf(params), [params]);
  // the address is another a moment after it was changed: the next change goes on from what was meant
  const meant = useRef(request);
  useEffect(() => {
    meant.current = request;
  }, [request]);
  const change = (changed: Partial<ListRequest>) => {
    meant.current = { ...meant.current, ...changed };
    setParams(paramsOf(meant.current), { replace: true });
  };
  return [request, change];
}
