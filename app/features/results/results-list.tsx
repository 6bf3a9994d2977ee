import { useEffect, useRef, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { TemplateListItem } from '../../../server/contract/design.js';
import { START_ADDRESS } from '../../designs.js';
import { CardSkeletons } from '../../ui/card.js';
import { EmptyPage } from '../../ui/empty-page.js';
import { Failure } from '../../ui/failure.js';
import { stepInGrid } from '../../ui/step-in-grid.js';
import { TemplateTile } from '../templates/index.js';
import type { Columns } from './columns.js';
import { results as strings } from './strings.js';
import { useColumns } from './use-columns.js';
import { useEndNear } from '../../ui/use-end-near.js';
import type { useFound } from './use-found.js';

/** Rows seen as soon as the page is. */
const FIRST_ROWS = 3;

interface ResultsListProps {
  readonly found: ReturnType<typeof useFound>;
  /** What was typed, if anything. */
  readonly query: string;
  /** The category that is listed. */
  readonly category?: string;
}

/** On its way, failed, nothing, or the grid, which goes on as one scrolls. */
export function ResultsList({ found, query, category }: ResultsListProps) {
  const columns = useColumns();
  const { first, templates, isPending, isFetching, refetch } = found;
  const { grid, goOn } = useGoOn(found);
  if (isPending)
    return (
      <div className="results-grid" style={styleOf(columns)} role="status" aria-label={strings.loading}>
        <CardSkeletons shape={columns.shape} />
      </div>
    );
  if (!first) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (templates.length === 0) return <NothingFound query={query} />;
  return (
    <>
      <ul
        ref={grid}
        className="results-grid"
        style={styleOf(columns)}
        aria-label={strings.list}
        aria-busy={isFetching || undefined}
        onKeyDown={stepInGrid}
      >
        {templates.map((template, index) => (
          <li key={template._id}>
            <TemplateTile
              template={template}
              shape={columns.shape}
              click="use"
              eager={index < FIRST_ROWS * columns.count}
              {...categoryFor(template, category)}
            />
          </li>
        ))}
      </ul>
      {found.isFetchingNextPage && (
        <div className="results-grid more" style={styleOf(columns)}>
          <CardSkeletons shape={columns.shape} />
        </div>
      )}
      <End found={found} onMore={goOn} />
    </>
  );
}

/** A copy is made for the format one looks at; of a category that holds formats, for the template's own. */
const categoryFor = ({ categories }: TemplateListItem, category: string | undefined) =>
  categories.some(({ _id }) => _id === category) && category !== undefined ? { category } : {};

const styleOf = ({ count, shape }: Columns) =>
  ({ '--columns': count, '--stage': `${shape.height}px` }) as CSSProperties;

/** Asks for the next page by hand; whoever did so goes on with its first card when it is there. */
function useGoOn({ templates, fetchNextPage, isFetchingNextPage }: ReturnType<typeof useFound>) {
  const grid = useRef<HTMLUListElement>(null);
  const from = useRef(Infinity);
  const shown = templates.length;
  useEffect(() => {
    if (shown <= from.current) return;
    grid.current?.children[from.current]?.querySelector<HTMLElement>('a.card')?.focus();
    from.current = Infinity;
  }, [shown]);
  const goOn = () => {
    from.current = shown;
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return { grid, goOn };
}

interface EndProps {
  readonly found: ReturnType<typeof useFound>;
  readonly onMore: () => void;
}

/** More, while there is more: by itself as the end comes near, or by hand. What failed is asked for again; then the end. */
function End({ found, onMore }: EndProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useEndNear<HTMLDivElement>(waiting, () => void fetchNextPage());
  return (
    <div className="results-end" ref={end}>
      {isFetchNextPageError ? (
        <Failure message={strings.failed} onRetry={onMore} busy={isFetchingNextPage} />
      ) : hasNextPage ? (
        <button
          type="button"
          className="button second"
          onClick={onMore}
          aria-busy={isFetchingNextPage || undefined}
        >
          {isFetchingNextPage && <span className="spinner" />}
          {strings.more}
        </button>
      ) : (
        <p role="status">{strings.end}</p>
      )}
    </div>
  );
}

function NothingFound({ query }: { readonly query: string }) {
  return (
    <EmptyPage heading={strings.none(query)} help={strings.noneHelp}>
      <Link className="button second" to={`${START_ADDRESS}/templates`}>
        {strings.browse}
      </Link>
    </EmptyPage>
  );
}
