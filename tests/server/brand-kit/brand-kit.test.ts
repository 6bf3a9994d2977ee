import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertUser } from '../../../server/accounts/upsert-user.js';
import { brandKit as calls } from '../../../server/contract/brand-kit.js';
import { brandFile, brandKit, team, user } from '../../../server/db/schema.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import { realFont } from './font-builder.js';
import { change, kitOf, teamOf, uploadBrand } from './brand-kit-helpers.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

const MONTSERRAT = '/static/fonts/Montserrat-400.ttf';
const colors = ['#112233', '#445566', '#778899', '#aabbcc', '#DDEEFF'];
const palette = (name: string) => ({ name, colors });

describe.each(await anyEngine('the brand kit'))('the brand kit, on %s', (engine) => {
  let server: TestServer;
  let member: Member;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    member = await server.member();
  });

  const logo = async (name = 'Logo', side = 20, who = member) =>
    (await uploadBrand(who, 'logo', await jpeg(side, 10), name)).data!;

  it('every account has a team with one empty kit from its first sign-in on, and keeps it', async () => {
    const { db } = server.services;
    const claims = { sub: 'rana', email: 'rana@example.com', name: 'Rana Okafor' };
    const id = await upsertUser(db, 'somewhere', claims);
    // signed in from two windows at once, and later under another name
    await Promise.all([1, 2, 3].map(() => upsertUser(db, 'somewhere', { ...claims, sub: 'twice' })));
    await upsertUser(db, 'somewhere', { ...claims, name: 'Rana O.' });
    expect(await db.$count(team, eq(team.name, "Rana Okafor's team"))).toBe(2);
    const teams = await db.select().from(team).where(eq(team.owner_user, id));
    expect(teams).toMatchObject([{ name: "Rana Okafor's team" }]);
    expect(await db.select().from(brandKit).where(eq(brandKit.team_id, teams[0]!.id))).toHaveLength(1);
  });

  it('an account from before gets one when it is first asked for, of several at once the same', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => member.api(calls.fetchTeams, {})));
    expect(new Set(asked.map(({ own_teams }) => own_teams[0]!._id)).size).toBe(1);
    expect(new Set(asked.map(({ own_teams }) => own_teams[0]!.brand_kits[0]!._id)).size).toBe(1);
    expect(asked[0]).toMatchObject({
      own_teams: [{ name: `${member.user.name}'s team`, font_uploads: [] }],
      member_teams: [],
    });
    const font = (size: number) => ({ name: 'Montserrat', src: MONTSERRAT, size });
    expect(asked[0]!.own_teams[0]!.brand_kits).toMatchObject([
      {
        ...{ rev: 0, logos: [], color_palette: [], selected_fonts: [], all_fonts: [] },
        fonts: { heading: font(31), sub_heading: font(15), paragraph: font(12) },
      },
    ]);
  });

  it('is changed as a whole, and read again as it was written', async () => {
    const first = await logo('First');
    const second = await logo('Second', 30);
    const brand_kit = {
      ...(await kitOf(member)),
      logos: [second, first].map((one) => ({ ...one, name: `${one.name} mark` })),
      color_palette: [palette('Harbour'), palette('Łódź 漢字')],
      selected_fonts: [{ _id: 'any', name: 'Not its name', src: MONTSERRAT }],
    };
    brand_kit.fonts.heading = { name: 'Nonsense', src: MONTSERRAT, size: 48.5 };
    expect(await member.api(calls.updateBrandData, { brand_kit })).toEqual({ rev: 1 });
    const chosen = { _id: 'montserrat', name: 'Montserrat', src: MONTSERRAT };
    expect(await kitOf(member)).toMatchObject({
      rev: 1,
      logos: [
        { _id: second._id, name: 'Second mark', width: 30, height: 10 },
        { _id: first._id, name: 'First mark', width: 20, height: 10 },
      ],
      color_palette: [palette('Harbour'), palette('Łódź 漢字')],
      fonts: { heading: { name: 'Montserrat', src: MONTSERRAT, size: 48.5 } },
      selected_fonts: [chosen],
      all_fonts: [{ ...chosen, type: 'design_resource' }],
    });
  });

  it('of several who change it at once one wins, the others learn the revision', async () => {
    const brand_kit = await kitOf(member);
    const names = ['A', 'B', 'C', 'D'];
    const tried = await Promise.allSettled(
      names.map((name) =>
        member.api(calls.updateBrandData, { brand_kit: { ...brand_kit, color_palette: [palette(name)] } }),
      ),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tried)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: 'stale', status: 409, details: { rev: 1 } });
    const won = names[tried.findIndex(({ status }) => status === 'fulfilled')];
    expect((await kitOf(member)).color_palette).toMatchObject([{ name: won }]);
  });

  it('a palette has exactly 5 colors and a name, and nothing of a kit with another is kept', async () => {
    const wrong = [
      { name: 'Four', colors: colors.slice(1) },
      { name: 'Six', colors: [...colors, '#000000'] },
      { name: '  ', colors },
      { name: 'Word', colors: ['red', ...colors.slice(1)] },
      { name: 'Sly', colors: ['#12345g', ...colors.slice(1)] },
    ];
    for (const one of wrong) {
      const failure = await failureOf(change(member, { color_palette: [palette('Good'), one] }));
      expect(failure).toMatchObject({ code: 'bad_request' });
      if (one.name === 'Four' || one.name === 'Six')
        expect((failure as Error).message).toContain('You must add 5 colors and set a name');
    }
    expect(await kitOf(member)).toMatchObject({ rev: 0, color_palette: [] });
  });

  it('logos are files of the team that are there; fonts are faces of the catalog or of the team', async () => {
    const other = await server.member();
    const foreign = await logo('Theirs', 22, other);
    const own = await logo();
    const { data: font } = await uploadBrand(member, 'font', await realFont(), 'Sans');
    const kit = await kitOf(member);
    const styled = (src: string) => ({ ...kit.fonts, paragraph: { name: 'X', src, size: 12 } });
    const refused = [
      { logos: [own, foreign] },
      { logos: [{ ...own, _id: 'nosuchfile' }] },
      { logos: [{ ...own, _id: font!._id }] },
      { fonts: styled('https://elsewhere.example/a.ttf') },
      { fonts: styled('/static/fonts/../secret.ttf') },
      { fonts: styled(foreign.src) },
      { selected_fonts: [{ _id: 'x', name: 'X', src: own.src }] },
    ];
    for (const part of refused)
      expect(await failureOf(change(member, { ...part, color_palette: [palette('Kept?')] }))).toMatchObject({
        code: 'bad_request',
        details: { path: expect.stringMatching(/^brand_kit\.(logos|fonts|selected_fonts)/) as string },
      });
    expect(await kitOf(member)).toMatchObject({ rev: 0, color_palette: [], logos: [] });
    // what it is and where it lies is looked up, whatever is sent
    await change(member, { logos: [{ ...own, src: 'https://evil.example/x.svg', width: 9999 }, own] });
    expect((await kitOf(member)).logos).toEqual([own]);
    await change(member, { fonts: styled(font!.src) });
    expect((await kitOf(member)).fonts.paragraph).toEqual({ name: 'Sans', src: font!.src, size: 12 });
  });

  it('a logo that leaves the kit is removed, still loads, and does not come back; a new one waits', async () => {
    const [first, waiting] = [await logo('First'), await logo('Waiting', 33)];
    await change(member, { logos: [first] });
    await change(member, { logos: [] });
    expect((await member.fetch(first.src)).status).toBe(200);
    expect(await failureOf(change(member, { logos: [first] }))).toMatchObject({ code: 'bad_request' });
    await change(member, { logos: [waiting] });
    // the same file uploaded again is a new logo
    const again = await logo('First');
    expect(again._id).not.toBe(first._id);
    await change(member, { logos: [waiting, again] });
  });

  it('more than it holds is refused: 50 logos, 100 palettes, 100 fonts', async () => {
    const own = await logo();
    const font = { _id: 'm', name: 'Montserrat', src: MONTSERRAT };
    const full = (length: number, of: unknown) => Array.from({ length }, () => of) as never[];
    for (const part of [
      { logos: full(51, own) },
      { color_palette: full(101, palette('A')) },
      { selected_fonts: full(101, font) },
    ])
      expect(await failureOf(change(member, part))).toMatchObject({ code: 'bad_request' });
    await change(member, { color_palette: full(100, palette('A')), selected_fonts: full(100, font) });
    expect((await kitOf(member)).color_palette).toHaveLength(100);
  });

  it('nobody else may read or change it: strangers are to log in, others find nothing', async () => {
    const mine = await teamOf(member);
    const stranger = server.visitor();
    const asks = (who: typeof stranger) => [
      who.api(calls.updateBrandData, { brand_kit: mine.brand_kits[0]! }),
      who.api(calls.updateFontUploads, { team_id: mine._id, font_uploads: [] }),
    ];
    const asked = [
      ...asks(stranger),
      stranger.api(calls.fetchTeams, {}),
      stranger.api(calls.getBrandKit, {}),
    ];
    for (const failure of await Promise.all(asked.map(failureOf)))
      expect(failure).toMatchObject({ code: 'not_signed_in', status: 401 });
    expect((await uploadBrand(stranger, 'logo', await jpeg(9, 9), 'L')).error?.code).toBe('not_signed_in');
    for (const type of ['member', 'designer', 'admin'] as const)
      for (const failure of await Promise.all(asks(await server.member({ type })).map(failureOf)))
        expect(failure).toMatchObject({ code: 'not_found', status: 404 });
    expect(await teamOf(member)).toEqual(mine);
  });

  it('in the old form: a JSON string of groups by name', async () => {
    await change(member, { color_palette: [palette('Harbour')], logos: [await logo()] });
    const response = await member.fetch('/api/user/get_brand_kit');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const answer: unknown = await response.json();
    expect(typeof answer).toBe('string');
    expect(answer).toBe(await member.api(calls.getBrandKit, {}));
    const { data } = JSON.parse(answer as string) as { data: { name: string; data: unknown[] }[] };
    expect(data.map(({ name }) => name)).toEqual(['colors', 'fonts', 'logos']);
    expect(data[0]!.data).toEqual([{ name: 'Harbour', value: { data: colors } }]);
    expect(data[1]!.data).toMatchObject([
      { name: 'Montserrat', fonts: [{ name: 'Montserrat', files: [MONTSERRAT] }, {}, {}] },
    ]);
    expect(data[2]!.data).toMatchObject([{ name: 'Logo' }]);
  });

  it('goes with the account', async () => {
    const { _id } = await logo();
    const { db } = server.services;
    await db.delete(user).where(eq(user.id, member.user.id));
    expect(await db.select().from(brandFile).where(eq(brandFile.id, _id))).toEqual([]);
    expect((await server.visitor().fetch(`/static/brand_file/${_id}`)).status).toBe(404);
  });
});
