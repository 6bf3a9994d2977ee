import { describe, expect, it } from 'vitest';
import { colorsByPlace } from '../../../../elements/generate/palette-variations.js';
import { lookDistance, lookOf, sameKind, TOO_ALIKE } from '../../../../elements/generate/suggest/distance.js';
import { dressDesign } from '../../../../elements/generate/suggest/dress.js';
import { isText } from '../../../../elements/generate/suggest/fonts/text-slots.js';
import type { Variation } from '../../../../elements/generate/suggest/types.js';
import { checksEnv, faultsOf } from '../../../../elements/generate/suggest/verify.js';
import type { CheckedPage } from '../../../../elements/preflight/env.js';
import { oneOfEach } from '../../../support/soak.js';
import { catalog, categoryOf, openTemplate, pairings, suggest, type Opened } from './support.js';

const fontsOf = (page: CheckedPage): string[] =>
  page.objects.filter(isText).map(({ text_details: { font, weight } }) => `${font} ${weight}`);

const colorsOf = (page: CheckedPage) => [...colorsByPlace({ width: 1, height: 1, pages: [page] })];

function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const talk = await openTemplate('bulb-talk');
const [own] = talk.design.pages as [CheckedPage];
const free = suggest(talk);

const looks = ({ design }: Opened, all: readonly Variation[]) =>
  all.map(({ page }) => lookOf(page, design, categoryOf));

describe('variations of a design', () => {
  it('are 29, each in other fonts and other colors, of the same objects', () => {
    expect(free).toHaveLength(29);
    for (const { page } of free) {
      expect(page.objects.map(({ id, type }) => `${id} ${type}`)).toEqual(
        own.objects.map(({ id, type }) => `${id} ${type}`),
      );
      expect(fontsOf(page)).not.toEqual(fontsOf(own));
      expect(colorsOf(page)).not.toEqual(colorsOf(own));
    }
  });

  it('keep pictures as they are, in their place and in their colors', () => {
    const pictures = (page: CheckedPage) => page.objects.filter((object) => 'image_details' in object);
    expect(pictures(own).length).toBeGreaterThan(0);
    for (const { page } of free) expect(pictures(page)).toEqual(pictures(own));
  });

  it('are the same for the same seed, and others for another', () => {
    const ids = (all: readonly Variation[]) => all.map(({ id }) => id);
    expect(JSON.stringify(suggest(talk))).toBe(JSON.stringify(free));
    expect(ids(suggest(talk, { seed: 7 }))).not.toEqual(ids(free));
  });

  it('are unlike each other and the design, and no neighbors share hue and kind of heading', () => {
    const all = [...looks(talk, free), lookOf(own, talk.design, categoryOf)];
    all.forEach((look, i) =>
      all
        .slice(i + 1)
        .forEach((other) => expect(lookDistance(look, other)).toBeGreaterThanOrEqual(TOO_ALIKE)),
    );
    const beside = all.slice(0, -1).filter((look, i) => i > 0 && sameKind(look, all[i - 1]!));
    expect(beside).toHaveLength(0);
  });

  it('let the user’s own fonts and palettes come first', () => {
    const mine = { ...pairings[3]!, id: 'mine', own: true };
    const palette = ['#12312b', '#b08d57', '#d9c08c', '#7e8f7a', '#fbf8f1'];
    const [first] = suggest(talk, { pairings: [...pairings, mine], palettes: [palette], count: 1 });
    expect(first!.id).toMatch(/^mine own-0/);
  });

  it('dress all pages alike, the shown one as it was shown', () => {
    const [{ style, page }] = free as [Variation];
    const second = { ...own, id: 'second' };
    const design = { ...talk.design, pages: [own, second] };
    const dressed = finished(dressDesign(design, style, talk.env));
    expect(dressed[0]).toEqual(page);
    expect(dressed[1]).toEqual({ ...page, id: 'second' });
  });
});

describe('locks', () => {
  it('of the font leave every text as it is but for its color', () => {
    const bare = (page: CheckedPage) =>
      page.objects.filter(isText).map(({ text_details: { fontColor: _, ...rest }, ...object }) => ({
        ...object,
        text_details: rest,
      }));
    const locked = suggest(talk, { locks: { fonts: true, colors: false } });
    expect(locked).toHaveLength(29);
    for (const { page } of locked) {
      expect(bare(page)).toEqual(bare(own));
      expect(colorsOf(page)).not.toEqual(colorsOf(own));
    }
  });

  it('of the colors leave every color as it is', () => {
    const locked = suggest(talk, { locks: { fonts: false, colors: true } });
    expect(locked).toHaveLength(29);
    for (const { page } of locked) {
      expect(colorsOf(page)).toEqual(colorsOf(own));
      expect(fontsOf(page)).not.toEqual(fontsOf(own));
    }
  });

  it('of both leave nothing to vary', () => {
    expect(suggest(talk, { locks: { fonts: true, colors: true } })).toEqual([]);
  });
});

describe('words that a font lacks', () => {
  it('keep theirs, and their colors vary all the same', async () => {
    const festival = await openTemplate('ja-summer-festival');
    const [page] = festival.design.pages as [CheckedPage];
    const all = suggest(festival);
    expect(all).toHaveLength(29);
    for (const each of all) expect(fontsOf(each.page)).toEqual(fontsOf(page));
    expect(suggest(festival, { locks: { fonts: false, colors: true } })).toEqual([]);
  });
});

describe('templates of the catalog', () => {
  const band = ({ width, height }: { width: number; height: number }): string =>
    width < height * 0.8 ? 'tall' : width < height * 1.3 ? 'square' : 'wide';

  it('get variations without a finding or an overlap that they did not have', async () => {
    const bad: string[] = [];
    for (const { id } of oneOfEach(catalog.templates, band)) {
      const opened = await openTemplate(id);
      const checks = checksEnv(opened.env, opened.design);
      const [page] = opened.design.pages as [CheckedPage];
      const before = finished(faultsOf(page, checks));
      const all = suggest(opened);
      if (all.length < 12) bad.push(`${id}: ${all.length} variations`);
      for (const variation of all) {
        const after = finished(faultsOf(variation.page, checks));
        const told = (kept: ReadonlySet<string>, now: ReadonlySet<string>) =>
          [...now].filter((each) => !kept.has(each));
        const news = [...told(before.findings, after.findings), ...told(before.overlaps, after.overlaps)];
        if (news.length > 0) bad.push(`${id}, ${variation.id}: ${news.join(', ')}`);
      }
    }
    expect(bad).toEqual([]);
  }, 3_600_000);
});
