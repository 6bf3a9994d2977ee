import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenSearchSettings } from '../../../../../server/config/search.js';
import { Refused } from './execute.js';
import { StoredIndices } from './indices.js';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** What is answered instead; 'silence' keeps the caller waiting. */
export type Fault = 'silence' | { readonly status: number; readonly body: string };

export interface TestOpenSearch {
  readonly settings: OpenSearchSettings;
  readonly stored: StoredIndices;
  /** Everything that was asked, in order. */
  readonly asked: Asked[];
  /** Chooses what goes wrong; undefined is answered as it should be. */
  fault: (asked: Asked) => Fault | undefined | Promise<Fault | undefined>;
  /** Bodies of searches so far. */
  searches(): unknown[];
  close(): Promise<void>;
}

const LOGIN = { username: 'maker', password: 'sé:cret' };

/** A server that speaks OpenSearch's protocol as far as our adapter does, in this process and on a free port. */
export async function testOpenSearch(): Promise<TestOpenSearch> {
  const stored = new StoredIndices();
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      const question = { method: request.method!, path: request.url!, body };
      asked.push(question);
      const fault = await test.fault(question);
      if (fault === 'silence') return;
      if (fault) return send(response, fault.status, fault.body);
      const [status, said] = answerTo(stored, request, question);
      send(response, status, JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const test: TestOpenSearch = {
    settings: { url: `http://127.0.0.1:${port}`, login: LOGIN, index: 'test' },
    ...{ stored, asked, fault: () => undefined },
    searches: () =>
      asked.filter(({ path }) => path.endsWith('/_search')).map(({ body }) => JSON.parse(body) as unknown),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return test;
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(body);
}

/** As OpenSearch words a refusal. */
const refusal = ({ status, type, message: reason }: Refused) => ({
  error: { root_cause: [{ type, reason }], type, reason },
  status,
});

function answerTo(stored: StoredIndices, request: IncomingMessage, asked: Asked): [number, object] {
  const login = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64')}`;
  if (request.headers.authorization !== login) return [401, { error: 'Unauthorized', status: 401 }];
  try {
    return [200, route(stored, asked, request.headers['content-type'])];
  } catch (error) {
    if (error instanceof Refused) return [error.status, refusal(error)];
    const strange = new Refused(500, 'exception', (error as Error).message);
    return [500, refusal(strange)];
  }
}

function route(stored: StoredIndices, { method, path, body }: Asked, type: string | undefined): object {
  const url = new URL(path, 'http://search');
  const [first = '', second] = url.pathname.slice(1).split('/');
  const parsed = (): unknown => JSON.parse(body);
  switch (`${method} ${first.startsWith('_') ? first : (second ?? '')}`) {
    case 'PUT ':
      return stored.create(first, parsed());
    case 'DELETE ':
      return stored.remove(first);
    case 'POST _aliases':
      return stored.swap(parsed());
    case 'GET _alias': {
      // with the name after it, or after the indices
      if (first !== '_alias') return stored.aliasesOf(stored.like(first));
      const behind = stored.behind(second ?? '');
      if (!behind) throw new Refused(404, 'aliases_not_found_exception', `alias [${second}] missing`);
      return stored.aliasesOf(behind);
    }
    case 'GET _mapping': {
      const { mappings } = stored.named(first);
      return { [stored.behind(first)?.[0] ?? first]: { mappings } };
    }
    case 'POST _refresh':
      stored.named(first);
      return { _shards: { total: 1, successful: 1, failed: 0 } };
    case 'POST _bulk':
      if (type !== 'application/x-ndjson') throw new Refused(406, 'content_type', `${type} is not supported`);
      return stored.bulk(first, body, url.searchParams.get('require_alias') === 'true');
    case 'POST _search':
      return stored.search(first, parsed());
    default:
      throw new Refused(400, 'illegal_argument_exception', `no handler found for uri [${path}]`);
  }
}
