import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { DesignFileError } from '../../../elements/document/design-file-error.js';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { loadDesign } from '../../../elements/document/stored/load.js';
import { saveDesign } from '../../../elements/document/stored/save.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';

const folder = new URL('../../fixtures/designs/', import.meta.url);
const fixtures = readdirSync(folder);
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>;
const whole = () =>
  read('v1-everything.json') as unknown as DesignFile & { pages: { objects: Record<string, unknown>[] }[] };
const roundTrip = (value: unknown) => saveDesign(loadDesign(parseDesignFile(value)));

type Shadowed = { readonly shadow?: object | null };

/** The path and reason a value is refused with. */
function refusal(value: unknown): string {
  try {
    parseDesignFile(value);
  } catch (error) {
    expect(error).toBeInstanceOf(DesignFileError);
    return (error as DesignFileError).message;
  }
  return 'accepted';
}

describe('every version ever saved', () => {
  it.each(fixtures)('%s loads, and saves to the same bytes from then on', (name) => {
    const once = serializeDesign(roundTrip(read(name)));
    expect(serializeDesign(roundTrip(JSON.parse(once)))).toBe(once);
  });
});

describe('the stored form', () => {
  it('comes through a round trip field for field, unknown optional fields included', () => {
    expect(roundTrip(whole())).toEqual(whole());
  });

  it('keeps a bleed, in page pixels that need not be whole, and does without', () => {
    expect(roundTrip({ ...whole(), bleed: 11.34 }).bleed).toBe(11.34);
    expect('bleed' in roundTrip(whole())).toBe(false);
    expect(refusal({ ...whole(), bleed: 97 })).toMatch(/^bleed: /);
    expect(refusal({ ...whole(), bleed: -1 })).toMatch(/^bleed: /);
  });

  it('keeps what an older program added', () => {
    const [page] = roundTrip(read('v0-plain.json')).pages;
    expect(page!.objects[1]).toMatchObject({
      made_by: 'an older program',
      rotation: 0,
      opacity: 1,
      layer_index: 1,
    });
  });

  it('takes a packed group of a text template apart, turned and placed with it', () => {
    const file = whole();
    const member = {
      ...file.pages[0]!.objects[1]!,
      id: 'm',
      position: { x: 0, y: 0 },
      width: 100,
      height: 100,
      rotation: 0,
      opacity: 0.5,
    };
    const group = {
      ...member,
      id: 'pack',
      type: 'group',
      sub_type: undefined,
      position: { x: 100, y: 100 },
      width: 200,
      height: 100,
      rotation: 90,
      opacity: 0.5,
      group_details: { object_data: [member] },
    };
    const packed = { ...file, pages: [{ ...file.pages[1]!, objects: [group] }] };
    const page = roundTrip(JSON.parse(JSON.stringify(packed))).pages[0]!;
    expect(page.groups).toEqual([{ id: 'pack', objects: ['m'], opacity: 0.5 }]);
    expect(page.objects[0]).toMatchObject({ id: 'm', rotation: 90, opacity: 0.5 });
    expect(page.objects[0]!.position.x).toBeCloseTo(150);
    expect(page.objects[0]!.position.y).toBeCloseTo(50);
  });

  it('keeps how a packed group mixes, as a whole, and lets its shadow fall from what has none', () => {
    const file = whole();
    const shadow = { shadowColor: '#aaaaaa', r: 2, theta: 116, blur: 2, opacity: 1, size: 4 };
    const {
      shadow: _,
      blend_mode: __,
      ...plain
    } = { ...file.pages[0]!.objects[1]!, opacity: 0.5 } as Record<string, unknown>;
    const pack = (id: string, members: readonly object[], looks: object) => ({
      ...{ ...plain, id, type: 'group', sub_type: undefined, opacity: 1 },
      ...looks,
      group_details: { object_data: members },
    });
    const own = { ...shadow, shadowColor: '#ff0000' };
    const inner = pack('inner', [{ ...plain, id: 'a' }], { opacity: 0.4, blend_mode: 'screen' });
    const outer = pack('outer', [inner, { ...plain, id: 'b', shadow: own }], {
      ...{ opacity: 0.8, blend_mode: 'multiply', shadow },
    });
    const still = pack('still', [{ ...plain, id: 'c' }], { blend_mode: 'normal', shadow: null });
    const packed = { ...file, pages: [{ ...file.pages[1]!, objects: [outer, still] }] };
    const page = roundTrip(JSON.parse(JSON.stringify(packed))).pages[0]!;
    expect([...page.groups].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'inner', objects: ['a'], parent: 'outer', opacity: 0.4, blend_mode: 'screen' },
      { id: 'outer', objects: ['b'], opacity: 0.8, blend_mode: 'multiply' },
      { id: 'still', objects: ['c'] },
    ]);
    const looks = page.objects.map((object) => [
      object.id,
      object.opacity,
      (object as Shadowed).shadow ?? null,
    ]);
    expect(looks).toEqual([
      ['a', 0.5, shadow],
      ['b', 0.5, own],
      ['c', 0.5, null],
    ]);
  });

  it('is one white page of 800 x 800 px unless a size is given [D-024]', () => {
    const file = parseDesignFile(blankDesign());
    expect(file).toMatchObject({ width: 800, height: 800, dimension_units: 'px' });
    expect(file.pages).toHaveLength(1);
    expect(file.pages[0]).toMatchObject({ background_color: '#ffffff', objects: [] });
  });
});

describe('a broken file', () => {
  const withObject = (change: Record<string, unknown>) => {
    const file = whole();
    Object.assign(file.pages[0]!.objects[3]!, change);
    return file;
  };

  it('is refused for a link that could run something, wherever it stands', () => {
    const fault = 'must be an address that begins with http:, https:, mailto: or tel:';
    const linked = (change: (page: { objects: Record<string, object>[]; groups: object[] }) => void) => {
      const file = read('v1-links.json') as {
        pages: { objects: Record<string, object>[]; groups: object[] }[];
      };
      change(file.pages[0]!);
      return refusal(file);
    };
    const link = 'javascript:alert(1)';
    expect(linked(({ objects }) => Object.assign(objects[1]!, { link }))).toBe(
      `pages[0].objects[1].link: ${fault}`,
    );
    expect(linked(({ groups }) => Object.assign(groups[0]!, { link }))).toBe(
      `pages[0].groups[0].link: ${fault}`,
    );
    expect(
      linked(({ objects }) =>
        Object.assign(objects[0]!['text_details']!, { runs: [{ start: 0, end: 1, link }] }),
      ),
    ).toBe(`pages[0].objects[0].text_details.runs[0].link: ${fault}`);
    expect(linked(() => undefined)).toBe('accepted');
  });

  it('is refused for half a level of a list, and for half a letter, which no layout can answer', () => {
    const worded = (change: object) => {
      const file = read('v1-links.json') as { pages: { objects: Record<string, object>[] }[] };
      Object.assign(file.pages[0]!.objects[0]!['text_details']!, change);
      return refusal(file);
    };
    const details = 'pages[0].objects[0].text_details';
    for (const level of [1e-9, 0.5])
      expect(worded({ paragraphs: [{ list: 'bullet', level }] })).toBe(
        `${details}.paragraphs[0].level: must be a whole number`,
      );
    expect(worded({ paragraphs: [{ list: 'bullet', level: 1 }] })).toBe('accepted');
    expect(worded({ runs: [{ start: 0.5, end: 1 }] })).toBe(
      `${details}.runs[0].start: must be a whole number`,
    );
    expect(worded({ runs: [{ start: 0, end: 1.5 }] })).toBe(`${details}.runs[0].end: must be a whole number`);
  });

  it('is refused with the path of the fault [B-034]', () => {
    expect(refusal(withObject({ opacity: 2 }))).toMatch(/^pages\[0\]\.objects\[3\]\.opacity: /);
    expect(refusal(withObject({ width: Number.NaN }))).toMatch(/^pages\[0\]\.objects\[3\]\.width: /);
    expect(refusal(withObject({ height: Infinity }))).toMatch(/^pages\[0\]\.objects\[3\]\.height: /);
    expect(refusal(withObject({ width: 0 }))).toMatch(/^pages\[0\]\.objects\[3\]\.width: /);
    expect(refusal(withObject({ sub_type: 'hologram' }))).toBe(
      'pages[0].objects[3].sub_type: unknown kind "hologram"',
    );
    expect(refusal(withObject({ sub_type: 'toString' }))).toBe(
      'pages[0].objects[3].sub_type: unknown kind "toString"',
    );
    expect(refusal(withObject({ type: 'spell', sub_type: undefined }))).toBe(
      'pages[0].objects[3].type: unknown kind "spell"',
    );
    expect(refusal(withObject({ position: { x: 'left', y: 0 } }))).toMatch(
      /^pages\[0\]\.objects\[3\]\.position\.x: /,
    );
    expect(refusal(withObject({ id: 't1' }))).toBe('pages[0].objects[3].id: the id "t1" is used twice');
    expect(refusal({ ...whole(), pages: [] })).toMatch(/^pages: /);
    expect(refusal({ ...whole(), width: 8001 })).toMatch(/^width: /);
    expect(refusal({ ...whole(), version: 99 })).toBe('version: 99 is newer than this program knows (1)');
    expect(refusal({ ...whole(), version: 'one' })).toBe('version: must be a whole number');
    expect(refusal(null)).toBe('the design file is not an object');
    expect(refusal('{"pages": [')).toMatch(/^the design file is not JSON: /);
  });

  it('is refused for groups that name what is not there, or each other', () => {
    const groups = (list: unknown) => ({ ...whole(), pages: [{ ...whole().pages[0]!, groups: list }] });
    expect(refusal(groups([{ id: 'g', objects: ['nobody'] }]))).toBe(
      'pages[0].groups[0].objects[0]: no object "nobody" on this page',
    );
    expect(
      refusal(
        groups([
          { id: 'g', objects: ['t1'] },
          { id: 'h', objects: ['t1'] },
        ]),
      ),
    ).toBe('pages[0].groups[1].objects[0]: "t1" is in two groups');
    expect(
      refusal(
        groups([
          { id: 'g', objects: [], parent: 'h' },
          { id: 'h', objects: [], parent: 'g' },
        ]),
      ),
    ).toBe('pages[0].groups[0].parent: the groups contain each other');
    expect(refusal(groups([{ id: 'g', objects: [], parent: 'x' }]))).toBe(
      'pages[0].groups[0].parent: no group "x" on this page',
    );
  });
});
