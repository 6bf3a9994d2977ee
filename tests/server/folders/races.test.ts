import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folder as calls } from '../../../server/contract/folder.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { engines } from '../support/engines.js';
import { sendForm } from '../support/form.js';
import { testServer, type TestServer } from '../support/server.js';
import {
  addDesign,
  addPicture,
  invite,
  listed,
  newFolder,
  newPicture,
  tryPicture,
  type Member,
} from './folder-helpers.js';

describe.each(await engines('folders that several change at once'))('folders at once, on %s', (engine) => {
  let server: TestServer;
  let ann: Member;
  let bob: Member;
  let sea: string;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [ann, bob] = [await server.member(), await server.member()];
    sea = await newFolder(ann);
    await invite(ann, sea, bob, 'edit');
  });

  const remove = (id: string) => ann.api(calls.delete, { folder_id: id });
  const photos = async (who: Member) => listed(who, (await who.api(user.getDetails, {})).my_photos_folder);
  /** 'ok' or the code of the refusal. */
  const outcome = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'ok',
      (error: unknown) => (error as { code: string }).code,
    );

  it('of two who delete it, one does', async () => {
    const picture = await addPicture(ann, sea);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcome(remove(sea))));
    expect(outcomes.sort()).toEqual(['not_found', 'not_found', 'ok']);
    expect(await photos(ann)).toEqual([picture]);
  });

  it('pictures that come in while it is deleted are refused, or in My Photos', async () => {
    const uploads = Array.from({ length: 8 }, () => tryPicture(bob, sea));
    const first = await Promise.race(uploads);
    const [answers] = await Promise.all([Promise.all(uploads), remove(sea)]);
    for (const { error } of answers) if (error) expect(error.code).toBe('not_found');
    const kept = answers.flatMap(({ picture }) => picture?._id ?? []);
    expect(kept).toContain(first.picture!._id);
    expect((await photos(bob)).sort()).toEqual(kept.sort());
  });

  it('and so are those of one form', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, async () => ({ bytes: await newPicture() })));
    const sent = sendForm(bob, calls.uploadMultipleFiles, { folder_id: sea }, files);
    await expect.poll(async () => (await listed(ann, sea)).length).toBeGreaterThan(0);
    await remove(sea);
    const { data, error } = (await (await sent).json()) as {
      data?: { resources: unknown[] };
      error?: { code: string };
    };
    expect(data ? data.resources.length : error!.code).toBe(data ? 12 : 'not_found');
    expect((await photos(bob)).length).toBeGreaterThan(0);
  });

  it('pictures and designs that are moved while it is deleted are not lost', async () => {
    const other = await newFolder(ann);
    const pictures: string[] = [];
    for (let i = 0; i < 6; i += 1) pictures.push(await addPicture(ann, sea));
    const move = (resource: string) =>
      outcome(ann.api(calls.moveResource, { folder_id: sea, to_folder_id: other, resource }));
    const moves = await Promise.all([...pictures.map(move), outcome(remove(sea))]);
    expect(moves.at(-1)).toBe('ok');
    for (const [i, picture] of pictures.entries()) {
      expect(['ok', 'not_found']).toContain(moves[i]);
      expect(await (moves[i] === 'ok' ? listed(ann, other) : photos(ann))).toContain(picture);
    }

    const cards = await newFolder(ann, 'design');
    const designs = await Promise.all([1, 2, 3].map(() => addDesign(server, ann, null)));
    const put = (design_id: string) =>
      outcome(ann.api(savedDesign.moveToFolder, { folder_id: cards, design_id }));
    const puts = await Promise.all([
      put(designs[0]!),
      put(designs[1]!),
      outcome(remove(cards)),
      put(designs[2]!),
    ]);
    for (const found of puts) expect(['ok', 'not_found']).toContain(found);
    const { my_designs_folder } = await ann.api(user.getDetails, {});
    expect((await listed(ann, my_designs_folder)).sort()).toEqual(designs.sort());
    for (const id of designs) await ann.api(savedDesign.getOne, { id });
  });

  it('two who remove, take back and move the same pictures do not wait for each other for ever', async () => {
    const other = await newFolder(ann);
    const [a, b] = [await addPicture(bob, sea), await addPicture(bob, sea)];
    const some = (who: Member, resource: string[], round: number) => [
      outcome(who.api(calls.deleteResource, { folder_id: sea, resource })),
      outcome(who.api(calls.restoreResource, { folder_id: sea, resource })),
      outcome(
        round % 2 === 0
          ? ann.api(calls.moveResource, { folder_id: sea, to_folder_id: other, resource })
          : ann.api(calls.moveResource, { folder_id: other, to_folder_id: sea, resource }),
      ),
    ];
    for (let round = 0; round < 6; round += 1)
      for (const found of await Promise.all([...some(ann, [a, b], round), ...some(bob, [b, a], round)]))
        expect(['ok', 'not_found']).toContain(found);
  });

  it('pictures that come in while the share is taken away are kept or refused, and later ones refused', async () => {
    const uploads = Array.from({ length: 4 }, () => tryPicture(bob, sea));
    await ann.api(permission.alterInvited, { folder_id: sea, email: bob.user.email, role: 'none' });
    const answers = await Promise.all(uploads);
    const kept = answers.flatMap(({ picture }) => picture?._id ?? []);
    expect((await listed(ann, sea)).sort()).toEqual(kept.sort());
    for (const { error } of [...answers, await tryPicture(bob, sea)])
      if (error) expect(error.code).toBe('not_found');
    expect(await listed(ann, sea)).toHaveLength(kept.length);
  });
});
