import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { savedDesign as calls } from '../../../../../server/contract/saved-design.js';
import type { DesignInList } from '../../../../../server/contract/design-list.js';
import type { OwnedDesign } from '../../../../../server/contract/user.js';
import { api } from '../../../../api.js';
import { THUMBNAIL_POLL_MS } from '../../../../saved-designs.js';
import { BY_NUMBER, eachOnce } from '../../../../ui/lists/paging.js';
import { DEVICE_DESIGNS, rememberCreated } from '../../../account/index.js';
import { waitsForPictures } from '../../calls.js';

/** Designs of a page. */
const PAGE_SIZE = 40;

/**
 * What this browser made without an account, newest first. Whatever it is shown is claimed after the next sign-in, also
 * where the browser has forgotten that it made it.
 */
export function useDeviceDesigns() {
  const query = useInfiniteQuery({
    queryKey: DEVICE_DESIGNS,
    queryFn: ({ pageParam, signal }) =>
      api(calls.getUnclaimed, { page_no: pageParam, size: PAGE_SIZE }, { signal }),
    ...BY_NUMBER,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => waitsForPictures(state.data) && THUMBNAIL_POLL_MS,
  });
  const pages = query.data?.pages;
  const data = useMemo(() => pages && ownedOf(pages.flatMap(({ docs }) => docs)), [pages]);
  useEffect(() => data?.forEach(({ _id }) => rememberCreated(_id)), [data]);
  return { ...query, data };
}

const ownedOf = (docs: readonly Omit<OwnedDesign, 'folder'>[]): DesignInList[] =>
  eachOnce(docs, ({ _id }) => _id).map((design) => ({ ...design, ...OWN }));

/** Without an account there are no folders, and nobody to share with. */
const OWN = { folder: null, format: '', role: 'edit', owned: true, shared_by: '' } as const;
