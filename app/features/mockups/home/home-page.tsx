import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_SEARCH_TEXT } from '../../../../server/contract/search.js';
import { NARROW, useMedia } from '../../../ui/hooks/use-media.js';
import { useTitle } from '../../../ui/hooks/use-title.js';
import { AS_WRITTEN } from '../../../template-addresses.js';
import { CategoryNav } from '../layout/category-nav.js';
import { useMockupCategories, useMockupList, type ListRequest } from '../queries.js';
import { ListHead } from './list-head.js';
import { MockupGrid } from './mockup-grid.js';
import { MockupHero } from './mockup-hero.js';
import { MockupLayout } from '../layout/mockup-layout.js';
import { mockups as strings } from '../strings.js';

interface MockupHomePageProps {
  /** Stands above the list of all: a member's own (E-038). */
  readonly saved?: ReactNode;
}

/** `/mockupmaker/start`: every mockup, those of a category, or what was found (C-001). */
export function MockupHomePage({ saved }: MockupHomePageProps) {
  const [parameters] = useSearchParams();
  const q = (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT);
  const category = parameters.get('category')?.trim();
  const request = { q, asWritten: parameters.has(AS_WRITTEN), ...(category && { category }) };
  return <Home request={request} saved={saved} />;
}

function Home({ request, saved }: MockupHomePageProps & { readonly request: ListRequest }) {
  const { q, category } = request;
  const list = useMockupList(request);
  const narrow = useMedia(NARROW);
  const { data } = useMockupCategories();
  const name = data?.find(({ _id }) => _id === category)?.name;
  const heading = q ? strings.found(q) : (name ?? '');
  useTitle(heading || strings.title);
  return (
    <MockupLayout categories query={q}>
      <MockupHero query={q} />
      {!q && !category && saved}
      <div className="mockup-home">
        {!narrow && <CategoryNav />}
        <section aria-label={strings.list}>
          <ListHead heading={heading} query={q} list={list} {...(!q && category && { category })} />
          <MockupGrid list={list} query={q} />
        </section>
      </div>
    </MockupLayout>
  );
}
