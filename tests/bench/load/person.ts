import { createClient, type Client } from '../../../server/contract/client.js';

/** Somebody at a browser of their own, at an address nobody else asks from: limits are for each. */
export interface Person {
  readonly api: Client;
  /** Follows redirections, as a browser does, within one server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

let networks = 0;

/** The server must trust one proxy (`TRUST_PROXY=1`). */
export function personAt(address: string): Person {
  const jar = new Map<string, string>();
  networks += 1;
  const network = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  const once: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', network);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await globalThis.fetch(input, { ...init, headers, redirect: 'manual' });
    for (const given of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(given)!;
      if (value === '') jar.delete(name!);
      else jar.set(name!, value!);
    }
    return response;
  };
  const followed = async (path: string, init?: RequestInit): Promise<Response> => {
    let url = new URL(path, address);
    let response = await once(url, init);
    for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 10; hops += 1) {
      url = new URL(response.headers.get('location')!, url);
      await response.body?.cancel();
      response = await once(url);
    }
    Object.defineProperty(response, 'url', { value: url.href });
    return response;
  };
  return { api: createClient({ base: `${address}/api/`, fetch: once }), fetch: followed };
}

/** A new account, signed in: the forms of the built-in provider are answered without a page. */
export async function memberAt(address: string): Promise<Person> {
  const person = personAt(address);
  const asked = await person.fetch('/auth/sign-in?mode=register&return=%2Fcookie');
  const hidden = [...(await asked.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(hidden.map(([, name, value]) => [name!, value!]));
  form.set('name', 'Load');
  form.set('email', `load.${process.pid}.${networks}@northam.example`);
  form.set('password', 'harbour-walk-93');
  form.set('keep', '1');
  const answer = await person.fetch(asked.url, {
    ...{ method: 'POST', body: form, headers: { origin: new URL(asked.url).origin } },
  });
  if (new URL(answer.url).pathname !== '/cookie') throw new Error(`no account was made: ${answer.status}`);
  return person;
}
