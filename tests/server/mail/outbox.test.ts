import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.js';
import { createMail, type MailSetup } from '../../../server/mail/create-mail.js';
import { outboxAddress } from '../../../server/mail/outbox-key.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const PATH = '/account/outbox';

describe("the operator's outbox", () => {
  let server: TestServer;
  let opened: MailSetup;
  let app: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    server = await testServer();
    const { services, catalog } = server;
    opened = await createMail(undefined, services);
    app = await buildApp({
      ...{ services, rateLimits: false, dataFolder: catalog.folder, catalogFolder: catalog.folder },
      ...{ fonts: { fonts: [], fallbackFonts: [] }, registerOutbox: opened.outbox!.register },
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    await opened.mailer.send('ada@example.com', 'First', 'Follow https://design.example/x?token=abc now');
    await opened.mailer.send('<b>@example.com', 'Second <script>', 'javascript:alert(1) <img src=x>');
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const look = async (browser: Visitor, path = PATH) => {
    const answer = await browser.at(address).fetch(path, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it('is the very page that does not exist to strangers, members and designers', async () => {
    const unknown = await look(server.visitor(), '/account/nothing');
    const others = [server.visitor(), await server.member(), await server.member({ type: 'designer' })];
    for (const browser of others)
      for (const path of [PATH, `${PATH}?key=`, `${PATH}?key=${'x'.repeat(43)}`, `${PATH}?key=a&key=b`]) {
        const { status, text } = await look(browser, path);
        expect({ status, text }).toEqual({ status: 404, text: unknown.text });
      }
  });

  it('shows an admin the mails, newest first, with links that can be followed', async () => {
    const { status, text, headers } = await look(await server.member({ type: 'admin' }));
    expect(status).toBe(200);
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('First'));
    expect(text).toMatch(/<a[^>]+href="https:\/\/design\.example\/x\?token=abc"/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows what was written as text', async () => {
    const { text, headers } = await look(await server.member({ type: 'admin' }));
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<img');
    expect(text).not.toContain('href="javascript');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('leads to the server it is read on, whatever host a mail was asked for by', async () => {
    const link = 'http://evil.example:8080/account/reset?token=abc';
    await opened.mailer.send('bo@example.com', 'Third', `Set it here:\n\n${link}\n`);
    const { text } = await look(await server.member({ type: 'admin' }));
    expect(text).toContain(`href="${address}/account/reset?token=abc"`);
    expect(text).not.toContain('evil.example');
  });

  it('leads to the website of the server it is read on where something was shared', async () => {
    const link = 'http://evil.example:8080/designmaker/start/share/design/abc';
    await opened.mailer.send('bo@example.com', 'Fourth', `You can view it:\n\n${link}\n`);
    const { text } = await look(await server.member({ type: 'admin' }));
    expect(text).toContain(`href="${address}/designmaker/start/share/design/abc"`);
    expect(text).not.toContain('evil.example');
  });

  it('opens with the printed key, which leaves the address at once', async () => {
    const browser = server.visitor();
    const { pathname, search } = new URL(outboxAddress(address, opened.outbox!.key));
    const given = await look(browser, pathname + search);
    expect(given.status).toBe(303);
    expect(given.headers.get('location')).toBe(PATH);
    expect(given.headers.getSetCookie()[0]).toMatch(
      /^dm_outbox=[\w-]{43};.*Path=\/account\/outbox;.*HttpOnly/,
    );
    expect((await look(browser)).text).toContain('ada@example.com');
  });

  it('has the same key after a restart, and none where mail is sent', async () => {
    const again = await createMail(undefined, server.services);
    expect(again.outbox!.key).toBe(opened.outbox!.key);
    const settings = { url: 'smtp://127.0.0.1:25', from: 'design@example.com' };
    expect((await createMail(settings, server.services)).outbox).toBeUndefined();
  });
});
