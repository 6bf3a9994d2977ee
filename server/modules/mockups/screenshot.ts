import { NoBrowserError } from '../../browser/screenshot-queue.js';
import { ApiError } from '../../contract/envelope.js';
import { mockup } from '../../contract/mockup.js';
import { fileHandler, type Context } from '../../http/calls/handler.js';
import { publicUrl } from '../../net/public-address.js';
import { requireMember } from '../../access/require-member.js';

/** A picture of a web page for members (C-015). The page can reach nothing private: see `browser/`. */
export const screenshotCalls = [
  fileHandler(
    mockup.screenshot,
    async ({ url }, context) => {
      requireMember(context.principal);
      return { bytes: await pictureOf(requirePublic(url), context), mime: 'image/png' };
    },
    { perMinute: 10 },
  ),
];

/** One answer for a private address and one that does not answer: the browser is no map of our network. */
const unreachable = () => new ApiError('unreachable', 'The page could not be opened');

function requirePublic(url: string): string {
  try {
    return publicUrl(url).href;
  } catch {
    throw unreachable();
  }
}

async function pictureOf(url: string, { takeScreenshot, log }: Context): Promise<Buffer> {
  try {
    return await takeScreenshot(url);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof NoBrowserError)
      throw new ApiError(
        'unavailable',
        'No browser is installed on this server, so it cannot take pictures of web pages',
      );
    log.info({ err: error }, 'a page could not be opened');
    throw unreachable();
  }
}
