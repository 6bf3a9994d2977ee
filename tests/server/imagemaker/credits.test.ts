import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../elements/math/random.js';
import { imagemaker } from '../../../server/contract/imagemaker.js';
import { creditEntry, generation, user } from '../../../server/db/schema.js';
import { ImageModelError, type ImageModel } from '../../../server/image-model/image-model.js';
import { reserve, settle, settleAbandoned } from '../../../server/modules/imagemaker/reservations.js';
import { jpeg } from '../support/catalog.js';
import { engines } from '../support/engines.js';
import { giveCredits } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

/** A model that does with each prompt what the prompt says. */
const obedient = (bytes: Uint8Array): ImageModel => ({
  name: 'obedient',
  illustrated: false,
  async make({ prompt, variation }, signal) {
    if (prompt.startsWith('fail')) throw new ImageModelError('It will not');
    if (prompt.startsWith('half') && variation % 2) throw new ImageModelError('It will not');
    if (prompt.startsWith('wait'))
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    return { bytes: prompt.startsWith('junk') ? Buffer.from('<html>') : bytes, note: '' };
  },
});

describe.each(await engines('credits of pictures'))('credits of pictures, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine, imageModel: obedient(await jpeg(32, 32)) });
  });
  afterAll(() => server.close());

  const rich = async (credits: number) => {
    const member = await server.member();
    await giveCredits(server.services, member.user.id, credits);
    return member;
  };
  async function books(id: string) {
    const { db } = server.services;
    const [row] = await db.select({ credits: user.credits }).from(user).where(eq(user.id, id));
    const entries = await db.select().from(creditEntry).where(eq(creditEntry.owner_user, id));
    const wishes = await db.select().from(generation).where(eq(generation.owner_user, id));
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    return { balance: row!.credits, sum, kept: wishes.reduce((total, { made }) => total + made, 0), wishes };
  }

  it('costs one a picture; what fails or is no picture costs nothing', async () => {
    const member = await rich(10);
    const make = (prompt: string, count = 1) => member.api(imagemaker.generate, { prompt, count });
    expect((await make('a fox')).data).toMatchObject({ userPrompt: 'a fox', images: [{ width: 32 }] });
    expect((await make('half of it', 4)).data.images).toHaveLength(2);
    expect(await failureOf(make('fail'))).toMatchObject({ code: 'not_made', message: 'It will not' });
    expect(await failureOf(make('junk', 4))).toMatchObject({ code: 'not_made' });
    expect(await member.api(imagemaker.userBalance, {})).toEqual({ balance: 7, illustrated: false });
  });

  it('without credit nothing is made', async () => {
    const member = await rich(3);
    const refused = failureOf(member.api(imagemaker.generate, { prompt: 'four foxes', count: 4 }));
    expect(await refused).toMatchObject({ code: 'no_credits', message: "It seems you're out of credit" });
    expect(await books(member.user.id)).toMatchObject({ balance: 3, wishes: [] });
  });

  it('a canceled picture costs nothing, and the same request is made once', async () => {
    const member = await rich(5);
    const request_id = 'request-of-one';
    const waiting = failureOf(member.api(imagemaker.generate, { prompt: 'wait', request_id }));
    await expect.poll(() => member.api(imagemaker.progress, { request_id }).catch(() => null)).not.toBeNull();
    await member.api(imagemaker.cancel, { request_id });
    expect(await waiting).toMatchObject({ code: 'stale' });
    expect(await books(member.user.id)).toMatchObject({ balance: 5, sum: 5 });
    const twice = { prompt: 'a fox', request_id: 'request-of-two' };
    const first = await member.api(imagemaker.generate, twice);
    expect(await member.api(imagemaker.generate, twice)).toEqual(first);
    expect(await books(member.user.id)).toMatchObject({ balance: 4, sum: 4 });
  });

  it('the ledger is the balance whatever happens at once, also where a server dies in between [E-072]', async () => {
    const { db } = server.services;
    for (const seed of [1, 2, 3]) {
      const random = seededRandom(seed);
      const member = await rich(14);
      const id = member.user.id;
      const one = async (n: number): Promise<void> => {
        const asked = 1 + Math.floor(random() * 4);
        const end = random();
        const doubled = random() < 0.3;
        const wanted = { owner_user: id, request_id: `wish-${seed}-${n}`, prompt: 'x', asked, model: 'm' };
        const begun = await reserve(db, { ...wanted, shape: 'square' }).catch(() => null);
        if (!begun) return;
        // the server dies: nobody settles it
        if (end < 0.25) return;
        const ways = [
          { status: 'failed' as const },
          { status: 'canceled' as const },
          { status: 'done' as const, pictures: [], note: '' },
        ];
        const how = ways[Math.floor(random() * 3)]!;
        await Promise.all([
          settle(db, begun.wish, how),
          ...(doubled ? [settle(db, begun.wish, { status: 'canceled' })] : []),
        ]);
      };
      const calls = [0, 1, 2].map((n) =>
        member
          .api(imagemaker.generate, { prompt: ['a fox', 'fail', 'half'][n]!, count: 2 })
          .catch(() => null),
      );
      await Promise.all([...calls, ...Array.from({ length: 8 }, (_, n) => one(n))]);
      await settleAbandoned(db, -1);
      const { balance, sum, kept, wishes } = await books(id);
      expect(wishes.every(({ status }) => status !== 'working')).toBe(true);
      expect([sum, balance]).toEqual([balance, 14 - kept]);
    }
  });
});
