import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../../server/db/database.js';
import { job, mail } from '../../../server/db/schema.js';
import { JobQueue } from '../../../server/queue/job-queue.js';
import { JobWorker } from '../../../server/queue/job-worker.js';
import { mailSender } from '../../../server/mail/send-mail.js';
import { StoredMailer } from '../../../server/mail/stored-mailer.js';
import { anyEngine, testDatabase } from '../support/engines.js';

const tested = await anyEngine('mail');

/** A mail server on a free port that takes mail unless told to refuse it. */
async function mailServer() {
  const taken: { from: string; to: string[]; text: string; user: string }[] = [];
  const state = { refuses: false };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (state.refuses) return done(new Error('not now'));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        taken.push({ from, to: rcptTo.map(({ address }) => address), text, user: String(session.user) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { taken, state, url: `smtp://us%40er:secret@127.0.0.1:${port}`, close };
}

const log = { error: () => undefined, info: () => undefined };
const nothing = () => Promise.resolve();

describe.each(tested)('mail on %s', (engine) => {
  let database: Database;
  let smtp: Awaited<ReturnType<typeof mailServer>>;
  const queue = new JobQueue(0);
  beforeAll(async () => {
    [database, smtp] = await Promise.all([testDatabase(engine), mailServer()]);
  });
  beforeEach(async () => {
    await database.db.delete(mail);
    await database.db.delete(job);
    smtp.taken.length = 0;
  });
  afterAll(async () => {
    await smtp.close();
    await database.close();
  });

  const work = (settings: Parameters<typeof mailSender>[1]) =>
    new JobWorker({
      ...{ db: database.db, queue, log, poll: 20 },
      handlers: {
        ...{ thumbnail: nothing, template_thumbnail: nothing, text_template_thumbnail: nothing },
        render_mockup: nothing,
        render_output: nothing,
        render_film: nothing,
        webhook: nothing,
        search_index: nothing,
        search_terms: nothing,
        mail: mailSender(database.db, settings),
      },
    });
  const settings = () => ({ url: smtp.url, from: 'Design Maker <design@example.com>' });
  const waiting = async () => (await database.db.select().from(mail)).filter(({ sent_at }) => !sent_at);

  it('that belongs to a transaction is sent if that is kept, and never was if not', async () => {
    const mailer = new StoredMailer(database.db, queue);
    const given = (email: string, fault?: Error) =>
      database.db.transaction(async (tx) => {
        await mailer.send(email, 'Shared', 'Hello', tx);
        if (fault) throw fault;
      });
    await given('ada@example.com');
    await expect(given('bo@example.com', new Error('no'))).rejects.toThrow('no');
    const [kept, ...more] = await waiting();
    expect([kept!.recipient, more]).toEqual(['ada@example.com', []]);
    expect((await database.db.select().from(job)).map(({ key }) => key)).toEqual([kept!.id]);
  });

  it('goes through the mail server, plainly, and is sent once', async () => {
    const mailer = new StoredMailer(database.db, queue);
    await mailer.send(
      'ada@example.com',
      'Grüße',
      'Hello Ada,\n\nhttps://design.example/account/verify?token=x\n',
    );
    const { id } = (await waiting())[0]!;
    const worker = work(settings());
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
    await worker.stop();
    await mailSender(database.db, settings())(id);
    expect(smtp.taken).toHaveLength(1);
    const [sent] = smtp.taken;
    expect(sent).toMatchObject({ from: 'design@example.com', to: ['ada@example.com'], user: 'us@er' });
    expect(sent!.text).toMatch(/^From: Design Maker <design@example.com>\r$/m);
    expect(sent!.text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(sent!.text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(await database.db.select().from(job)).toEqual([]);
  });

  it('is tried again when the mail server does not take it', async () => {
    smtp.state.refuses = true;
    await new StoredMailer(database.db, queue).send('ada@example.com', 'Hello', 'Hello');
    const worker = work(settings());
    const tried = async () => (await database.db.select().from(job))[0]?.last_error;
    await expect.poll(tried, { timeout: 60_000 }).toMatch(/not now/);
    smtp.state.refuses = false;
    await database.db.update(job).set({ run_at: new Date() });
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
    await worker.stop();
    expect(smtp.taken).toHaveLength(1);
  });

  it('waits in the outbox where no mail server is set', async () => {
    await new StoredMailer(database.db).send('ada@example.com', 'Hello', 'Hello');
    expect(await database.db.select().from(job)).toEqual([]);
    expect(await waiting()).toMatchObject([{ recipient: 'ada@example.com', body: 'Hello' }]);
  });

  it('is not kept for ever', async () => {
    const mailer = new StoredMailer(database.db);
    await mailer.send('ada@example.com', 'Old', 'Old');
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    await database.db.update(mail).set({ created_at: old }).where(eq(mail.subject, 'Old'));
    await mailer.send('ada@example.com', 'New', 'New');
    expect(await waiting()).toMatchObject([{ subject: 'New' }]);
  });
});
