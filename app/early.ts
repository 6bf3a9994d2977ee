/**
 * Asks what a page is sure to ask first, while the scripts that will ask for it are still on their way. This is the first
 * script of every page and imports nothing, so that it runs at once; it knows the calls by their addresses.
 */

type Asked = readonly [path: string, input: Readonly<Record<string, unknown>>];

const CATEGORIES: Asked = ['category/get_design_categories', {}];
const MOCKUPS: readonly Asked[] = [
  ['category/get', { type: 'mockup', filter_empty: true }],
  ['mockup/get_mockups', { page_no: 1, size: 30, priority_sort: true }],
];

/** What pages ask besides who is there, before anything of them shows; the first form that fits. */
const WAYS: readonly (readonly [RegExp, (part: string) => readonly Asked[]])[] = [
  [/^\/designmaker\/start(?:\/(?:templates|search|categories)\b.*|\/?)$/, () => [CATEGORIES]],
  [
    /^\/designmaker\/start\/template\/([^/]+)\/?$/,
    (part) => [CATEGORIES, ['design/get_by_custom_url', { custom_url: part }]],
  ],
  [/^\/mockupmaker\/start\/?$/, () => MOCKUPS],
];
/** Pages that first ask who is there. */
const PRODUCT = /^\/(?:designmaker|imagemaker|mockupmaker|orders)\b/;

/** How long an answer is as good as a new one, ms after the page began. */
const FRESH_MS = 10_000;

type Answers = Map<string, Promise<Response>>;

const keyOf = (method: string, address: string, body: unknown): string =>
  `${method} ${address} ${String(body)}`;

/**
 * Asks for the page at a path. `base` is where the calls live; ends with a slash. A page that holds the answers of its other
 * calls asks only who is there.
 */
export function askEarly(path: string, base: string, ask: typeof fetch = fetch, isAnswered = false): Answers {
  const answers: Answers = new Map();
  const post = ([call, input]: Asked): Promise<Response> => {
    const address = `${base}${call}`;
    const body = JSON.stringify(input);
    const headers = { 'x-design-maker': '1', 'content-type': 'application/json' };
    const answer = ask(address, { method: 'POST', credentials: 'include', headers, body });
    // whoever takes it hears of a failure
    answer.catch(() => undefined);
    answers.set(keyOf('POST', address, body), answer);
    return answer;
  };
  if (PRODUCT.test(path))
    post(['user/check_session', {}]).then(
      (answer) => askWho(answer.clone(), post),
      () => undefined,
    );
  if (!isAnswered) for (const asked of askedAt(path)) void post(asked);
  return answers;
}

/** Who it is can be asked where somebody is there. */
async function askWho(answer: Response, post: (asked: Asked) => unknown): Promise<void> {
  const told = (await answer.json().catch(() => null)) as { data?: { tag?: unknown } } | null;
  if (typeof told?.data?.tag === 'string') post(['user/get_details', {}]);
}

/** The calls of a page besides who is there. */
export function askedAt(path: string): readonly Asked[] {
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

/** The calls' own address, where the page's configuration names one (D-019). */
function apiBase(): string {
  try {
    const text = document.getElementById('configuration')?.textContent;
    const { apiUrl } = JSON.parse(text || '{}') as { apiUrl?: unknown };
    return `${typeof apiUrl === 'string' ? apiUrl : ''}/api/`;
  } catch {
    return '/api/';
  }
}

/**
 * What the server answered in the page itself: a list of a call's path, its payload and the answer's body. Half of it is none.
 */
export function answersIn(text: string | null | undefined, base: string): Answers {
  try {
    const list = JSON.parse(text || '[]') as readonly (readonly [...Asked, answer: unknown])[];
    return new Map(
      list.map(([call, input, answer]) => [
        keyOf('POST', `${base}${call}`, JSON.stringify(input)),
        Promise.resolve(Response.json(answer)),
      ]),
    );
  } catch {
    return new Map();
  }
}

/** A page out of the browser's history may be days old, and its answers with it. */
const isOld = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Whether the page says that it holds answers: its end may still be on its way. */
export const cameWithAnswers: boolean =
  typeof document !== 'undefined' && document.querySelector('meta[name=answers]') !== null && !isOld();

const early: Answers =
  typeof document === 'undefined'
    ? new Map()
    : askEarly(location.pathname, apiBase(), fetch, cameWithAnswers);

let inPage: Answers | null = null;

/** All answers there are, as soon as the page is whole: nobody asks before. */
function answersOfPage(): Answers {
  if (inPage || !cameWithAnswers) return early;
  inPage = answersIn(document.getElementById('answers')?.textContent, apiBase());
  for (const [key, answer] of inPage) early.set(key, answer);
  return early;
}

/** A fetch that has the answers asked for early, each once; all else is asked for. */
export const withEarly =
  (ask: typeof fetch, known?: Answers): typeof fetch =>
  (address, init) => {
    const answers = known ?? answersOfPage();
    const key = keyOf(init?.method ?? 'GET', String(address), init?.body);
    const answer = answers.get(key);
    answers.delete(key);
    if (!answer || performance.now() > FRESH_MS) return ask(address, init);
    return endedBy(answer, init?.signal);
  };

/** Who waits for an answer that never comes gives up as with a call of its own. */
function endedBy(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    answer.then(resolve, reject);
  });
}
