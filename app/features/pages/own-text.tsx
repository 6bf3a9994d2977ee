import { useQuery } from '@tanstack/react-query';
import type { FooterPage } from '../../../server/contract/footer-pages.js';
import { ownPage, ownPageAddress, type OwnPage } from '../../../server/contract/own-page.js';
import { pictureAddress as staticAddress } from '../../configuration.js';
import { Failure } from '../../ui/feedback/failure.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { PAGE_TEXTS } from './page-texts.js';

const FAILED = 'This page could not be loaded.';

/** A footer page in the operator's own words [E-045]. */
export function OwnText({ page }: { readonly page: FooterPage }) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['own-page', page],
    queryFn: ({ signal }) => fetchPage(page, signal),
  });
  useTitle(data?.title ?? PAGE_TEXTS[page].title);
  if (data)
    return (
      <>
        <h1 className="title-1">{data.title}</h1>
        {/* the server made it of Markdown, without tags of its own */}
        <div className="text-page-own" dangerouslySetInnerHTML={{ __html: data.html }} />
      </>
    );
  return (
    <>
      <h1 className="title-1">{PAGE_TEXTS[page].title}</h1>
      {isError && <Failure message={FAILED} onRetry={() => void refetch()} busy={isFetching} />}
    </>
  );
}

async function fetchPage(page: FooterPage, signal: AbortSignal): Promise<OwnPage> {
  const answer = await fetch(staticAddress(ownPageAddress(page)), { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return ownPage.parse(await answer.json());
}
