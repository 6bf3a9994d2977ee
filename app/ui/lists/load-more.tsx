import { useEffect, useRef, type RefObject } from 'react';
import { Failure } from '../feedback/failure.js';
import { useInfiniteScroll } from '../hooks/use-infinite-scroll.js';

/** What a list that comes in pages tells of the next one. */
export interface NextPage {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Asks for the next page by hand; whoever did so goes on with its first card when it is there. */
export function useLoadMore(
  { fetchNextPage, isFetchingNextPage }: NextPage,
  shown: number,
): { readonly grid: RefObject<HTMLUListElement | null>; readonly goOn: () => void } {
  const grid = useRef<HTMLUListElement>(null);
  const from = useRef(Infinity);
  useEffect(() => {
    if (shown <= from.current) return;
    const item = grid.current?.children[from.current];
    (item?.querySelector<HTMLElement>('a.card') ?? item?.querySelector('button'))?.focus();
    from.current = Infinity;
  }, [shown]);
  const goOn = () => {
    from.current = shown;
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return { grid, goOn };
}

interface ListEndProps {
  readonly next: NextPage;
  readonly onMore: () => void;
  readonly words: { readonly failed: string; readonly more: string; readonly end: string };
}

/**
 * More, while there is more: by itself as the end comes near, or by hand. What failed is asked for again; then the end
 * (A-026).
 */
export function LoadMore({ next, onMore, words }: ListEndProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = next;
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useInfiniteScroll<HTMLDivElement>(waiting, () => void fetchNextPage());
  return (
    <div className="results-end" ref={end}>
      {isFetchNextPageError ? (
        <Failure message={words.failed} onRetry={onMore} busy={isFetchingNextPage} />
      ) : hasNextPage ? (
        <button
          type="button"
          className="button second"
          onClick={onMore}
          aria-busy={isFetchingNextPage || undefined}
        >
          {isFetchingNextPage && <span className="spinner" />}
          {words.more}
        </button>
      ) : (
        <p role="status">{words.end}</p>
      )}
    </div>
  );
}
