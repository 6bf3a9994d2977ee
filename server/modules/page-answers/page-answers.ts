import { setTimeout as sleep } from 'node:timers/promises';
import { ANSWERS_ID } from '../../contract/page-answers.js';
import type { Addresses } from '../../config/addresses.js';
import type { AnswerCall } from '../../http/calls/answer-call.js';
import { Html, html } from '../../pages/html.js';
import { askForPage, isAsking, type Ask } from './asked-by-page.js';

/** A page does not stay open longer for what the app can ask for itself, ms: its scripts run when it is whole. */
const PATIENCE = 1500;

/**
 * How many pictures are named on phones, where they keep scripts waiting, and on wider screens. What is painted first of the
 * page's largest counts.
 */
const SEEN = 1;
const SEEN_WIDE = 6;
const WIDE = '(min-width: 768px)';

/** A call's path, payload and answer, as JSON. */
type Answered = string;

interface Page {
  readonly answers: readonly Answered[];
  readonly pictures: readonly string[];
}

/** Whether the page at an address comes with answers: not where the calls live on another host, which knows who asks. */
export const asksForAnswers = (url: string, addresses?: Addresses): boolean =>
  isAsking(url) && (!addresses || addresses.api === addresses.website);

/** What stands at the end of such a page: the answers of its first calls, and the names of its first pictures. */
export async function pageAnswers(url: string, answer: AnswerCall, addresses?: Addresses): Promise<string> {
  const { answers, pictures } = await askedFor(url, answer);
  if (answers.length === 0) return '';
  const json = new Html(`[${answers.join(',')}]`.replaceAll('<', '\\u003c'));
  return html`${picturesAhead(pictures, addresses?.static ?? '')}
    <script type="application/json" id="${ANSWERS_ID}">
      ${json}
    </script> `.text;
}

/** What has been answered in time; a call that fails is the app's to tell of. */
async function askedFor(url: string, answer: AnswerCall): Promise<Page> {
  const answers: Answered[] = [];
  const ask: Ask = async (call, input) => {
    const { data, text } = await answer(call, input);
    answers.push(`[${JSON.stringify(call.path)},${JSON.stringify(input)},${text}]`);
    return data;
  };
  const asked = askForPage(url, ask).catch(() => []);
  const pictures = await Promise.race([asked, sleep(PATIENCE, null, { ref: false })]);
  return { answers: [...answers], pictures: pictures ?? [] };
}

/** Pictures of the catalog are the same for everybody; others come as the app finds them. */
function picturesAhead(pictures: readonly string[], files: string): readonly Html[] {
  return pictures
    .slice(0, SEEN_WIDE)
    .filter((path) => path.startsWith('/static/'))
    .map((path, index) => pictureAhead(`${files}${path}`, index < SEEN ? '' : WIDE));
}

const pictureAhead = (address: string, media: string): Html =>
  html`<link
    rel="preload"
    as="image"
    href="${address}"
    fetchpriority="high"
    ${media && html`media="${media}"`}
  />`;
