import type { FastifyInstance, FastifyRequest } from 'fastify';
import { category } from '../../contract/category.js';
import { addressOf, GUARD_HEADER, type Call } from '../../contract/contract.js';
import { design } from '../../contract/design.js';
import { answerKey, FIRST_ANSWERS_ID } from '../../contract/first-answers.js';
import { MOCKUP_PAGE_SIZE, mockup } from '../../contract/mockup.js';
import { user } from '../../contract/user.js';
import { jsonForScript } from './json-for-script.js';

/** Longest that a page waits for them, ms: it shows little before it has them, however it gets them. */
const LIMIT_MS = 3000;

type Asked = readonly [call: Call, input: Readonly<Record<string, unknown>>];

const WHO: readonly Asked[] = [
  [user.checkSession, {}],
  [user.getDetails, {}],
];
const CATEGORIES: Asked = [category.getDesignCategories, {}];
const MOCKUPS: readonly Asked[] = [
  [category.get, { type: 'mockup', filter_empty: true }],
  [mockup.getMockups, { page_no: 1, size: MOCKUP_PAGE_SIZE, priority_sort: true }],
];

/** What pages ask before anything of them shows; the first form that fits. */
const WAYS: readonly (readonly [RegExp, (part: string) => readonly Asked[]])[] = [
  [/^\/$/, () => [CATEGORIES]],
  [/^\/designmaker\/start(?:\/(?:templates|search|categories)\b.*|\/?)$/, () => [...WHO, CATEGORIES]],
  [
    /^\/designmaker\/start\/template\/([^/]+)\/?$/,
    (part) => [...WHO, CATEGORIES, [design.getByCustomUrl, { custom_url: part }]],
  ],
  [/^\/mockupmaker\/start\/?$/, () => [...WHO, ...MOCKUPS]],
  [/^\/(?:designmaker|imagemaker|mockupmaker|orders)\b/, () => WHO],
];

/** What a browser says of itself and of the page, not of what it will ask. */
const OF_THE_PAGE =
  /^(?:accept|content-|if-|range|origin$|authorization$|sec-fetch-|expect|connection|transfer-)/;

/**
 * The answers to what the page at an address asks first, as an element for its head; empty where there is none. They are
 * asked as the browser would ask them, with its cookies: nobody gets more than the call gives them. What fails or takes
 * long is left out.
 */
export async function firstAnswers(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LIMIT_MS, null).unref());
  const answers = await Promise.all(
    askedAt(request.url).map((asked) => Promise.race([late, answerOf(app, request, asked)])),
  );
  const known = answers.filter((answer) => answer !== null);
  if (known.length === 0) return '';
  const json = jsonForScript(Object.fromEntries(known));
  return `  <script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script>\n  `;
}

/** The calls of the page at an address, path and query. */
export function askedAt(url: string): readonly Asked[] {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  for (const [form, ask] of WAYS) {
    const found = form.exec(path);
    const part = found && decoded(found[1] ?? '');
    if (part != null) return ask(part);
  }
  return [];
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

async function answerOf(
  app: FastifyInstance,
  request: FastifyRequest,
  [call, input]: Asked,
): Promise<readonly [string, unknown] | null> {
  const url = addressOf(call);
  const body = JSON.stringify(input);
  const sent = Object.entries(request.headers).filter(([name]) => !OF_THE_PAGE.test(name));
  const { statusCode, payload } = await app.inject({
    method: call.method,
    url,
    headers: { ...Object.fromEntries(sent), 'content-type': 'application/json', [GUARD_HEADER]: '1' },
    remoteAddress: request.socket.remoteAddress ?? '',
    payload: body,
  });
  return statusCode === 200 ? [answerKey(call.method, url, body), JSON.parse(payload)] : null;
}
