import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { TemplateListItem } from '../../../server/contract/design.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { CardSkeletons } from '../../ui/lists/card.js';
import { Failure } from '../../ui/feedback/failure.js';
import { LoadMore, useLoadMore } from '../../ui/lists/load-more.js';
import { navigateGrid } from '../../ui/lists/grid-navigation.js';
import { onDemand } from '../../ui/on-demand.js';
import { TemplateTile } from '../templates/index.js';
import type { Columns } from './columns.js';
import { ClearFilters } from './filters/filter-bar.js';
import { results as strings } from './strings.js';
import { useColumns } from './use-columns.js';
import type { useResults } from './use-results.js';

/** Most searches find something. */
const EmptyPage = onDemand(async () => (await import('../../ui/feedback/empty-page.js')).EmptyPage);

/** Rows seen as soon as the page is. */
const FIRST_ROWS = 3;

interface ResultsListProps {
  readonly found: ReturnType<typeof useResults>;
  /** What was typed, if anything. */
  readonly query: string;
  /** The category that is listed. */
  readonly category?: string;
  /** Filters narrow what is shown. */
  readonly filtered: boolean;
  /**
   * False while it may still move down, even where what is found is there first: placeholders keep its room, but are not
   * seen to jump.
   */
  readonly placed: boolean;
}

/** On its way, failed, nothing, or the grid, which goes on as one scrolls. */
export function ResultsList({ found, query, category, filtered, placed }: ResultsListProps) {
  const columns = useColumns();
  const { first, templates, isPending, isFetching, refetch } = found;
  const { grid, goOn } = useLoadMore(found, templates.length);
  if (isPending || !placed)
    return (
      <div
        className={placed ? 'results-grid' : 'results-grid unplaced'}
        style={styleOf(columns)}
        role="status"
        aria-label={strings.loading}
      >
        <CardSkeletons shape={columns.shape} />
      </div>
    );
  if (!first) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (templates.length === 0) return filtered ? <NothingLeft /> : <NothingFound query={query} />;
  return (
    <>
      <ul
        ref={grid}
        className="results-grid"
        style={styleOf(columns)}
        aria-label={strings.list}
        aria-busy={isFetching || undefined}
        onKeyDown={navigateGrid}
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
      <LoadMore next={found} onMore={goOn} words={strings} />
    </>
  );
}

/** A copy is made for the format one looks at; of a category that holds formats, for the template's own. */
const categoryFor = ({ categories }: TemplateListItem, category: string | undefined) =>
  categories.some(({ _id }) => _id === category) && category !== undefined ? { category } : {};

const styleOf = ({ count, shape }: Columns) =>
  ({ '--columns': count, '--stage': `${shape.height}px` }) as CSSProperties;

function NothingLeft() {
  return (
    <EmptyPage heading={strings.noneFiltered} help={strings.noneFilteredHelp}>
      <ClearFilters className="button second" />
    </EmptyPage>
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
