import { createClient, type Client } from '../../../server/contract/client.js';

/** A browser as far as signing in goes: it keeps cookies for each host and path, and follows redirects. */
export interface Browser {
  readonly api: Client;
  /** One request; a redirect is answered as it came. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Follows redirects until a page or one that `until` tells; gives the last address. */
  visit(address: string, until?: (address: URL) => boolean): Promise<URL>;
  cookie(name: string): Cookie | undefined;
  plant(name: string, value: string, path?: string): void;
}

export interface Cookie {
  readonly origin: string;
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** Everything the server said of it, small letters. */
  readonly said: string;
}

/** Redirects followed; more are a loop. */
const MOST = 20;

export function browserAt(product: string): Browser {
  const jar = new Map<string, Cookie>();
  const put = (cookie: Cookie) => jar.set(`${cookie.origin} ${cookie.path} ${cookie.name}`, cookie);
  const request = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, product);
    const headers = new Headers(init.headers);
    const fitting = [...jar.values()].filter((cookie) => fits(cookie, url));
    if (fitting.length > 0)
      headers.set('cookie', fitting.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const given of response.headers.getSetCookie()) {
      const cookie = readCookie(given, url.origin);
      if (cookie.value === '') jar.delete(`${cookie.origin} ${cookie.path} ${cookie.name}`);
      else put(cookie);
    }
    return response;
  };
  return {
    api: createClient({ base: `${product}/api/`, fetch: (input, init) => request(String(input), init) }),
    fetch: request,
    visit: async (address, until = () => false) => {
      let at = new URL(address, product);
      for (let hop = 0; hop < MOST && !until(at); hop += 1) {
        const response = await request(at.href, { headers: { accept: 'text/html' } });
        const location = response.headers.get('location');
        if (location === null) return at;
        at = new URL(location, at);
      }
      return at;
    },
    cookie: (name) => [...jar.values()].find((cookie) => cookie.name === name),
    plant: (name, value, path = '/') => void put({ origin: product, name, value, path, said: '' }),
  };
}

const fits = ({ origin, path }: Cookie, url: URL): boolean =>
  origin === url.origin && `${url.pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`);

function readCookie(given: string, origin: string): Cookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
  const said = given.slice(name.length + value.length + 1);
  return { origin, name, value, said: said.toLowerCase(), path: /path=([^;]+)/i.exec(said)?.[1] ?? '/' };
}
