import { useCallback, useEffect, useState } from 'react';
import type { FooterPage } from '../../../server/contract/footer-pages.js';
import { ownPage, ownPageAddress, type OwnPage } from '../../../server/contract/own-page.js';
import { pictureAddress as staticAddress } from '../../configuration.js';
import { Failure } from '../../ui/feedback/failure.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { PAGE_TEXTS } from './page-texts.js';

const FAILED = 'This page could not be loaded.';

/** A footer page in the operator's own words [E-045]. */
export function OwnText({ page }: { readonly page: FooterPage }) {
  const { text, failed, retry } = useOwnPage(page);
  const title = text?.title ?? PAGE_TEXTS[page].title;
  useTitle(title);
  return (
    <>
      <h1 className="title-1">{title}</h1>
      {/* the server made it of Markdown, without tags of its own */}
      {text && <div className="text-page-own" dangerouslySetInnerHTML={{ __html: text.html }} />}
      {failed && <Failure message={FAILED} onRetry={retry} />}
    </>
  );
}

/** These pages stand outside the product, whose store of answers is not theirs. */
function useOwnPage(page: FooterPage) {
  const [text, setText] = useState<OwnPage | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    fetchPage(page, leaving.signal).then(setText, () => setFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [page, tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { text, failed, retry };
}

async function fetchPage(page: FooterPage, signal: AbortSignal): Promise<OwnPage> {
  const answer = await fetch(staticAddress(ownPageAddress(page)), { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return ownPage.parse(await answer.json());
}
