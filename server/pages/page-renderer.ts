import type { Executor } from '../db/database.js';
import { deskPicture, type DeskPicture } from './showcase.js';
import { pageHtml, type PageContent } from './layout.js';

/** How long the picture of the desk is kept, ms: the catalogue changes with a start. */
const KEEP = 300_000;

/** Puts content into the provider's page. The page comes without its picture rather than not at all. */
export function pageMaker(db: Executor, website: string): (content: PageContent) => Promise<string> {
  let kept: DeskPicture | null = null;
  let until = 0;
  const picture = async () => {
    if (Date.now() < until) return kept;
    until = Date.now() + KEEP;
    kept = await deskPicture(db).catch(() => null);
    return kept;
  };
  return async (content) => pageHtml({ picture: await picture(), website }, content);
}
