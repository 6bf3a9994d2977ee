import type { Executor } from '../db/database.js';
import { showcasePicture, type ShowcasePicture } from './showcase.js';
import { pageHtml, type PageContent } from './layout.js';

/** How long the picture of the showcase is kept, ms: the catalog changes only when a server starts. */
const KEEP = 300_000;

/** Puts content into the provider's page. The page comes without its picture rather than not at all. */
export function createPageRenderer(db: Executor, website: string): (content: PageContent) => Promise<string> {
  let kept: ShowcasePicture | null = null;
  let until = 0;
  const picture = async () => {
    if (Date.now() < until) return kept;
    until = Date.now() + KEEP;
    kept = await showcasePicture(db).catch(() => null);
    return kept;
  };
  return async (content) => pageHtml({ picture: await picture(), website }, content);
}
