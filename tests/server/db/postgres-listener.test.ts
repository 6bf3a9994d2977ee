import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { PostgresListener } from '../../../server/db/postgres-listener.js';
import { engines, scratchPostgres } from '../support/engines.js';

const available = await engines('a line to the database that broke without a word');

/** Stands between a client and PostgreSQL, and can fall silent as a broken network does: nothing arrives, nothing ends. */
async function network(url: string) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = createConnection(Number(port || 5432), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    sockets.push(near, far);
    pairs.push([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    fallSilent: () => {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.runIf(available.includes('postgres'))('a line to PostgreSQL', () => {
  it('that falls silent is given up, said to be down, and taken up anew', async () => {
    const scratch = await scratchPostgres();
    const between = await network(scratch.url);
    const listener = new PostgresListener(between.url, { every: 300, patience: 200 });
    const heard: string[] = [];
    const connected: boolean[] = [];
    await listener.listen('news', {
      onMessage: (message) => void heard.push(message),
      onConnected: (now) => void connected.push(now),
    });
    between.fallSilent();
    await expect.poll(() => connected, { timeout: 60_000 }).toEqual([true, false, true]);
    const client = new pg.Client({ connectionString: scratch.url });
    await client.connect();
    await client.query(`select pg_notify('news', 'hello')`);
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual(['hello']);
    await client.end();
    await listener.close();
    between.close();
    await scratch.drop();
  });
});
