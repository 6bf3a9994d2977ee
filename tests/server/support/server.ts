import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { build, type BuildOptions } from '../../../server/app.js';
import { importCatalogue } from '../../../server/catalogue/import.js';
import { loadCatalogue } from '../../../server/catalogue/load.js';
import { createClient, type Client } from '../../../server/contract/client.js';
import { DiskStore } from '../../../server/files/disk-store.js';
import { JobQueue } from '../../../server/jobs/queue.js';
import type { FetchRemote } from '../../../server/net/fetch-remote.js';
import type { Services } from '../../../server/services.js';
import { testCatalogue, type TestCatalogue } from './catalogue.js';
import { testDatabase, type Engine } from './engines.js';

/** A browser: keeps its cookies and calls the server. */
export interface Visitor {
  readonly api: Client;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The same browser, with its cookies, at a server that has moved. */
  at(address: string): Visitor;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly catalogue: TestCatalogue;
  readonly address: string;
  /** Somebody new. */
  visitor(): Visitor;
  close(): Promise<void>;
}

interface TestServerOptions extends Partial<Pick<BuildOptions, 'rateLimits' | 'appFolder' | 'page'>> {
  readonly engine?: Engine;
  readonly fetchRemote?: FetchRemote;
}

/** The server with a small catalogue, listening on a free port. */
export async function testServer({
  engine,
  fetchRemote,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const [database, catalogue, dataFolder] = await Promise.all([
    testDatabase(engine),
    testCatalogue(),
    mkdtemp(join(tmpdir(), 'server-')),
  ]);
  const files = new DiskStore(join(dataFolder, 'files'));
  const nowhere: FetchRemote = () => Promise.reject(new Error('no network in tests'));
  const services = {
    db: database.db,
    database,
    files,
    jobs: new JobQueue(0),
    fetchRemote: fetchRemote ?? nowhere,
  };
  const loaded = await loadCatalogue(catalogue.folder);
  await importCatalogue(database, files, loaded);
  const folders = { dataFolder, catalogFolder: catalogue.folder, fonts: loaded.index };
  const app = await build({ services, rateLimits: false, ...folders, ...options });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await database.close();
    await catalogue.remove();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { app, services, catalogue, address, visitor: () => visitorOf(address), close };
}

export function visitorOf(address: string, cookie = ''): Visitor {
  const fetchWithCookies: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await globalThis.fetch(input, { ...init, headers });
    const given = response.headers.getSetCookie()[0];
    if (given) cookie = given.split(';')[0]!;
    return response;
  };
  return {
    api: createClient({ base: `${address}/api/`, fetch: fetchWithCookies }),
    fetch: (path, init) => fetchWithCookies(`${address}${path}`, init),
    at: (moved) => visitorOf(moved, cookie),
  };
}

/** What a call threw. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('the call was expected to fail');
    },
    (error: unknown) => error,
  );
