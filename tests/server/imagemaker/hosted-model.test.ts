import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagemaker } from '../../../server/contract/imagemaker.js';
import { createHostedModel } from '../../../server/image-model/hosted/hosted-model.js';
import { createFetchRemote } from '../../../server/net/fetch-remote.js';
import { jpeg } from '../support/catalog.js';
import { giveCredits } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

/** A provider that answers as the last word of the prompt says. */
const picture = await jpeg(24, 16);
const base64 = picture.toString('base64');
const seen: { body: Record<string, unknown>; key: string | undefined }[] = [];

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const named = (url: string) => ({ data: [{ url }] });

const ANSWERS: Record<string, (response: ServerResponse, own: string) => unknown> = {
  base64: (response) => json(response, 200, { data: [{ b64_json: base64 }] }),
  address: (response, own) => json(response, 200, named(`${own}/picture.jpg`)),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hello</html>'),
  truncated: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"b64'),
  empty: (response) => json(response, 200, { data: [] }),
  text: (response) =>
    json(response, 200, { data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }),
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(1024 * 1024, 'A');
    const more = () => {
      while (response.writable && response.write(chunk));
      if (response.writable) response.once('drain', more);
    };
    response.write('{"data":[{"b64_json":"');
    more();
  },
  redirect: (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  private: (response) => json(response, 200, named('http://127.0.0.1:1/secret.png')),
  metadata: (response) => json(response, 200, named('http://169.254.169.254/picture.png')),
  file: (response) => json(response, 200, named('file:///etc/passwd')),
  hang: () => undefined,
  silent: (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"da');
    setTimeout(() => response.destroy(), 20);
  },
  moderated: (response) =>
    json(response, 400, { error: { code: 'content_policy_violation', message: 'Not allowed' } }),
  key: (response) => json(response, 401, { error: { message: 'Incorrect API key sk-12345' } }),
  busy: (response) => json(response, 429, { error: { message: 'Slow down' } }),
  broken: (response) => response.writeHead(500).end('Traceback: secret'),
};

const TOLD: Record<string, RegExp> = {
  html: /could not be read/,
  truncated: /could not be read/,
  empty: /could not be read/,
  text: /no picture/,
  huge: /too large/,
  redirect: /moved/,
  private: /could not be fetched/,
  metadata: /could not be fetched/,
  file: /could not be fetched/,
  hang: /took too long/,
  silent: /took too long/,
  cut: /broke off/,
  moderated: /refused this description: Not allowed/,
  key: /doesn't accept this server's key/,
  busy: /busy/,
  broken: /failed/,
};

describe('a model behind the images call', () => {
  let server: TestServer;
  let member: Awaited<ReturnType<TestServer['member']>>;
  const provider = createServer((request: IncomingMessage, response) => {
    const own = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    if (request.url === '/picture.jpg')
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const body = JSON.parse(text) as { prompt: string };
      seen.push({ body, key: request.headers.authorization });
      ANSWERS[body.prompt.split(' ').at(-1)!]!(response, own);
    });
    return undefined;
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1/images/generations`;
    const parts = {
      url,
      key: 'sk-test',
      model: 'flux-fast',
      fetchRemote: createFetchRemote(),
      timeLimit: 1500,
    };
    server = await testServer({ imageModel: createHostedModel(parts) });
    member = await server.member();
    await giveCredits(server.services, member.user.id, 5);
  });
  afterAll(async () => {
    provider.closeAllConnections();
    provider.close();
    await server.close();
  });
  const balance = async () => (await member.api(imagemaker.userBalance, {})).balance;

  it.each(['base64', 'address'])('takes a picture as %s', async (answer) => {
    const before = await balance();
    const { data } = await member.api(imagemaker.generate, {
      prompt: `a fox as ${answer}`,
      shape: 'landscape',
    });
    expect(data.images).toMatchObject([{ width: 24, height: 16 }]);
    const file = await server.visitor().fetch(data.images[0]!.imageUrl);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(seen.at(-1)).toMatchObject({
      key: 'Bearer sk-test',
      body: { model: 'flux-fast', n: 1, size: '1536x1024' },
    });
    expect(await balance()).toBe(before - 1);
  });

  it.each(Object.entries(TOLD))(
    'tells of and gives back for an answer that is %s [E-070]',
    async (answer, told) => {
      const before = await balance();
      const failed = await failureOf(member.api(imagemaker.generate, { prompt: `a fox ${answer}` }));
      expect(failed).toMatchObject({ code: 'not_made', message: expect.stringMatching(told) as string });
      expect(String(failed)).not.toMatch(/sk-|secret|169\.254/);
      expect(await balance()).toBe(before);
    },
  );
});
