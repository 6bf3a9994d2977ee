import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useCategories } from '../../catalog.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { BackLink } from '../../ui/back-link.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useHistoryBack } from '../../ui/hooks/use-history-back.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { DashboardLayout } from '../dashboard/index.js';
import { CustomDimensionsPopover } from '../home/index.js';
import { SearchBox } from '../search/index.js';
import { TemplateActions } from '../templates/index.js';
import { BlankSizes } from './blank-sizes.js';
import { FilterBar } from './filters/filter-bar.js';
import { ResultsList } from './results-list.js';
import { asWrittenAddress, isFiltered, queryOf, requestOf, type ResultsRequest } from './results-request.js';
import { results as strings } from './strings.js';
import { useResults } from './use-results.js';
import './results.css';

/**
 * `/designmaker/start/search`: what is found for `id`, `category` or `query`. An address without any leads home.
 */
export function ResultsPage() {
  const [parameters] = useSearchParams();
  const request = requestOf(parameters);
  if (!request) return <Navigate to={START_ADDRESS} replace />;
  return <Results request={request} query={queryOf(parameters)} written={asWrittenAddress(parameters)} />;
}

interface ResultsProps {
  readonly request: ResultsRequest;
  /** What was typed, or the name of the category. */
  readonly query: string;
  /** The address of a search for the text as it is written. */
  readonly written: string;
}

function Results({ request, query, written }: ResultsProps) {
  const found = useResults(request);
  // which blank sizes stand above the list is known with the formats
  const { isPending } = useCategories();
  const phone = useMedia(PHONE);
  const stepBack = useHistoryBack();
  const heading = useHeading(request, query, found.templates[0]?.name);
  const { first } = found;
  useTitle(heading);
  return (
    <DashboardLayout barMiddle={!phone && <ResultsBar query={query} />}>
      <div className="results">
        <BackLink to={START_ADDRESS} label={strings.back} onClick={stepBack} />
        <header className="results-head">
          <h1 className="title-1" dir="auto">
            {heading}
          </h1>
          <p className="results-count" role="status">
            {first && first.total > 0 && strings.count(first.total)}
          </p>
        </header>
        {request.mode !== 'one' && <FilterBar />}
        {first?.corrected !== undefined && (
          <p className="results-corrected">
            {strings.corrected} <strong dir="auto">{first.corrected}</strong>.{' '}
            <Link to={written} dir="auto">
              {strings.asWritten(query)}
            </Link>
          </p>
        )}
        {first?.related === true && (
          <p className="results-corrected" dir="auto">
            {strings.related(query)}
          </p>
        )}
        {request.mode !== 'one' && <BlankSizes text={query} />}
        <TemplateActions key={JSON.stringify(request)} click="use">
          <ResultsList
            found={found}
            query={query}
            filtered={isFiltered(request)}
            placed={!isPending}
            {...(request.mode === 'category' && { category: request.category })}
          />
        </TemplateActions>
      </div>
    </DashboardLayout>
  );
}

function ResultsBar({ query }: { readonly query: string }) {
  return (
    <>
      <SearchBox size="bar" query={query} />
      <CustomDimensionsPopover size="bar" />
    </>
  );
}

/** The query; without one, as of a link that names a category or a template alone, the name of that. */
function useHeading(request: ResultsRequest, query: string, templateName: string | undefined): string {
  const { data } = useCategories();
  if (query) return query;
  if (request.mode === 'one') return templateName ?? strings.title;
  const all = data?.flatMap((category) => [category, ...category.children]) ?? [];
  const named = all.find(({ _id }) => request.mode === 'category' && _id === request.category);
  return named?.name ?? strings.title;
}
