import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Three providers of photos in one server of our own. It speaks the answers of Unsplash, Pexels and Openverse, with photos
 * that we made up, and fails as the word that is searched for says.
 */
export interface PhotoProviders {
  /** Where each one's calls lie. */
  readonly apis: Readonly<Record<Provider, string>>;
  /** What was asked, in order. */
  readonly seen: Seen[];
  close(): Promise<void>;
}

export type Provider = 'unsplash' | 'pexels' | 'openverse';

interface Seen {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

/** Photos of any search that does not fail. */
const TOTAL = 45;
/** Ids of photos that cannot be had, by why. */
export const BAD_PHOTOS = ['huge', 'inside', 'moved', 'text', 'cut'] as const;

type Fault = (response: ServerResponse) => unknown;
const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const FAULTS: Readonly<Record<string, Fault>> = {
  unauthorized: (response) => json(response, { errors: ['OAuth error: key sk-secret'] }, 401),
  busy: (response) => json(response, { error: 'Slow down' }, 429),
  spent: (response) => json(response, 'Rate Limit Exceeded', 403, { 'x-ratelimit-remaining': '0' }),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hello</html>'),
  half: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"results": ['),
  other: (response) => json(response, { something: 'else' }),
  redirected: (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  broken: (response) => response.writeHead(500).end('Traceback: secret'),
  hang: () => undefined,
  silent: (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  endless: (response) => endless(response, 'application/json'),
};

function endless(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'content-type': type });
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const more = () => {
    while (response.writable && response.write(chunk));
    if (response.writable) response.once('drain', more);
  };
  more();
}

/** `picture` is the file of every good photo. */
export async function photoProviders(picture: Uint8Array): Promise<PhotoProviders> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { pathname: path, searchParams: query } = new URL(request.url!, own);
    seen.push({ path, query, headers: request.headers });
    const [, provider, ...rest] = path.split('/');
    if (provider === 'pictures') return file(response, rest[0]!, picture);
    const word = query.get('query') ?? query.get('q') ?? '';
    const fault = FAULTS[word];
    if (fault) return fault(response);
    const answer = ANSWERS[provider as Provider]?.({ own, rest, query, word });
    return answer === undefined ? json(response, { detail: 'Not found' }, 404) : json(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apis = { unsplash: `${own}/unsplash`, pexels: `${own}/pexels/v1`, openverse: `${own}/openverse/v1` };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { apis, seen, close };
}

function file(response: ServerResponse, name: string, picture: Uint8Array): unknown {
  if (name === 'huge') return endless(response, 'image/jpeg');
  if (name === 'moved') return response.writeHead(302, { location: 'http://127.0.0.1:1/secret.jpg' }).end();
  if (name === 'text') return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture');
  if (name === 'cut') {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '5000' }).write('x');
    return setTimeout(() => response.destroy(), 20);
  }
  return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
}

interface Asked {
  readonly own: string;
  /** The path behind the provider's name. */
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
  readonly word: string;
}

/** Where the file of a photo lies: that of `inside` on another port of this machine. */
const fileOf = (own: string, id: string): string =>
  id === 'inside' ? 'http://127.0.0.1:1/secret.jpg' : `${own}/pictures/${id}?ixid=1`;

/** Ids of a page, of photos that cannot be had or of good ones. */
function idsOf(word: string, page: number, size: number): string[] {
  if (word === 'faults') return [...BAD_PHOTOS];
  const first = (page - 1) * size;
  return Array.from({ length: Math.max(0, Math.min(size, TOTAL - first)) }, (_, at) =>
    String(1000 + first + at),
  );
}

const numbered = (query: URLSearchParams, size: string) => ({
  page: Number(query.get('page')),
  size: Number(query.get(size)),
});

const unsplashPhoto = (own: string, id: string) => ({
  ...{ id, slug: `a-lake-${id}`, width: 5616, height: 3744, color: '#6E633A', likes: 286 },
  ...{ description: null, alt_description: `a lake at dawn ${id}` },
  urls: {
    ...{
      raw: fileOf(own, id),
      full: `${own}/pictures/${id}?w=full`,
      regular: `${own}/pictures/${id}?w=1080`,
    },
    ...{ small: `${own}/pictures/${id}?w=400`, thumb: `${own}/pictures/${id}?w=200` },
  },
  links: {
    ...{ self: `${own}/unsplash/photos/${id}`, html: `https://unsplash.com/photos/${id}` },
    ...{ download: `https://unsplash.com/photos/${id}/download` },
    download_location: `${own}/unsplash/photos/${id}/download?ixid=1`,
  },
  user: {
    ...{ id: 'u1', username: 'annexample', name: 'Ann Example' },
    links: { html: 'https://unsplash.com/@annexample' },
  },
});

const pexelsPhoto = (own: string, id: string) => ({
  ...{ id: Number(id), width: 6000, height: 4000, url: `https://www.pexels.com/photo/lake-${id}/` },
  ...{ photographer: 'Bo Sample', photographer_url: 'https://www.pexels.com/@bo', photographer_id: 680589 },
  ...{ avg_color: '#978E82', liked: false, alt: `Brown rocks by a lake ${id}` },
  src: {
    original: fileOf(own, id),
    medium: `${own}/pictures/${id}?h=350`,
    tiny: `${own}/pictures/${id}?w=280`,
  },
});

const openversePhoto = (own: string, id: string) => ({
  ...{ id, title: `Lake ${id}`, creator: 'Cai Test', creator_url: 'https://pictures.example/people/cai' },
  ...{
    url: fileOf(own, id),
    thumbnail: `${own}/openverse/v1/images/${id}/thumb/`,
    width: 2048,
    height: 1365,
  },
  ...{
    license: 'by-sa',
    license_version: '2.0',
    provider: 'flickr',
    source: 'flickr',
    category: 'photograph',
  },
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  foreign_landing_url: `https://pictures.example/photos/${id}`,
});

/** A photo of a good id; of any other there is none. */
const known = <T>(make: (own: string, id: string) => T, own: string, id: string | undefined): T | undefined =>
  id !== undefined && (/^1\d{3}$/.test(id) || BAD_PHOTOS.some((bad) => bad === id))
    ? make(own, id)
    : undefined;

const ANSWERS: Readonly<Record<Provider, (asked: Asked) => unknown>> = {
  unsplash: ({ own, rest, query, word }) => {
    if (rest[0] === 'photos' && rest[2] === 'download') return { url: `${own}/pictures/${rest[1]}` };
    if (rest[0] === 'photos') return known(unsplashPhoto, own, rest[1]);
    const { page, size } = numbered(query, 'per_page');
    const results: unknown[] = idsOf(word, page, size).map((id) => unsplashPhoto(own, id));
    // one is not as the documentation says
    if (word === 'odd') results.splice(1, 1, { id: 'odd', urls: null });
    return { total: TOTAL, total_pages: Math.ceil(TOTAL / size), results };
  },
  pexels: ({ own, rest, query, word }) => {
    if (rest[1] === 'photos') return known(pexelsPhoto, own, rest[2]);
    const { page, size } = numbered(query, 'per_page');
    const photos = idsOf(word, page, size).map((id) => pexelsPhoto(own, id));
    const next = page * size < TOTAL && { next_page: `${own}/pexels/v1/search?page=${page + 1}` };
    return { total_results: TOTAL, page, per_page: size, photos, ...next };
  },
  openverse: ({ own, rest, query, word }) => {
    if (rest[1] === 'auth_tokens')
      return { access_token: 'granted', expires_in: 36_000, token_type: 'Bearer' };
    if (rest[2]) return known(openversePhoto, own, rest[2]);
    const { page, size } = numbered(query, 'page_size');
    const results = idsOf(word, page, size).map((id) => openversePhoto(own, id));
    return { result_count: TOTAL, page_count: Math.ceil(TOTAL / size), page_size: size, page, results };
  },
};
