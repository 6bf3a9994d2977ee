import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { expect, it } from 'vitest';
import { dropBody } from '../../../server/net/drop-body.js';

it('an answer that is not read ends without an error that nobody hears', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end('nothing is here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('uncaughtException', hear);
  const { body } = await request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const closed = new Promise((resolve) => body.once('close', resolve));
  dropBody(body);
  await closed;
  process.off('uncaughtException', hear);
  expect(unheard).toEqual([]);
  server.closeAllConnections();
  server.close();
});
