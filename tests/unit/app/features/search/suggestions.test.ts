import { describe, expect, it } from 'vitest';
import { fuzzyStartsWith } from '../../../../../app/features/search/fuzzy-prefix.js';
import { searchAddress } from '../../../../../app/features/search/search-address.js';
import type { SuggestedFormat } from '../../../../../app/features/search/suggested-format.js';
import { suggest } from '../../../../../app/features/search/suggestions.js';

const NAMES = ['Instagram Post', 'Poster', 'Business Card', 'Birthday Card', 'Café Menu', 'Instagram Story'];
const FORMATS: SuggestedFormat[] = NAMES.map((name) => ({
  ...{ id: name, name, dimensions: { width: 1050, height: 600, unit: 'px' } },
}));

const blank = (name: string): SuggestedFormat => ({
  ...{ id: `size-${name}`, name, dimensions: { width: 210, height: 297, unit: 'mm' } },
});

/** Names of formats; the text in quotes; blank pages as such. */
const offered = (text: string, formats = FORMATS, sizes: SuggestedFormat[] = []) =>
  suggest(text, { formats, sizes }).map((found) => {
    if (found.kind === 'text') return `'${found.text}'`;
    return found.kind === 'blank' ? `Blank ${found.format.name}` : found.format.name;
  });

describe('suggestions', () => {
  it('finds formats by the beginnings of their words, and offers the text itself last', () => {
    expect(offered('bus')).toEqual(['Business Card', "'bus'"]);
    expect(offered('card')).toEqual(['Business Card', 'Birthday Card', "'card'"]);
    expect(offered('sta')).toEqual(["'sta'"]);
    expect(offered('  car bus ')).toEqual(['Business Card', "'car bus'"]);
  });

  it('a name that begins so stands before one with such a word further in, else by priority', () => {
    expect(offered('post')).toEqual(['Poster', 'Instagram Post', "'post'"]);
    expect(offered('insta')).toEqual(['Instagram Post', 'Instagram Story', "'insta'"]);
  });

  it('completes a topic with the formats that its last words begin, the text as it stands last', () => {
    expect(offered('birthday invi', [...FORMATS, blank('Invitation')])).toEqual([
      "'birthday invitation'",
      "'birthday invi'",
    ]);
    expect(offered('wedding instagram p')).toEqual(["'wedding instagram post'", "'wedding instagram p'"]);
    expect(offered('dog poster')).toEqual(["'dog poster'"]);
    expect(offered('jazz n')).toEqual(["'jazz n'"]);
  });

  it('takes no notice of capitals and accents, on either side', () => {
    expect(offered('CAFE')).toEqual(['Café Menu', "'CAFE'"]);
    expect(offered('büsin')).toEqual(['Business Card', "'büsin'"]);
  });

  it('one letter may be wrong in a longer word, and such a format stands last', () => {
    for (const text of ['busness', 'bisiness', 'busineess', 'buisness'])
      expect(offered(text), text).toEqual(['Business Card', `'${text}'`]);
    expect(offered('poste')).toEqual(['Poster', 'Instagram Post', "'poste'"]);
    expect(offered('bux')).toEqual(["'bux'"]);
    expect(fuzzyStartsWith('bsuness', 'business')).toBe(false);
  });

  it('without text offers the first formats, and never more rows than fit', () => {
    expect(offered(' ')).toEqual(NAMES.slice(0, 5));
    const many = Array.from({ length: 30 }, (_, i) => ({ ...FORMATS[0]!, id: String(i) }));
    expect(offered('insta', many)).toHaveLength(7);
    expect(offered('', [])).toEqual([]);
    expect(offered('jazz', [])).toEqual(["'jazz'"]);
  });

  it('offers blank pages of sizes by name above the text, a few of them, and none without text', () => {
    const sizes = [...FORMATS, ...['A3', 'A4', 'US Letter', 'Post 1', 'Post 2', 'Post 3'].map(blank)];
    expect(offered('a4', FORMATS, sizes)).toEqual(['Blank A4', "'a4'"]);
    expect(offered('letter', [], sizes)).toEqual(['Blank US Letter', "'letter'"]);
    expect(offered('post', [], sizes)).toEqual(['Blank Poster', 'Blank Post 1', 'Blank Post 2', "'post'"]);
    expect(offered('', [], sizes)).toEqual([]);
    expect(offered('post 1s template', [], sizes)).toEqual(['Blank Post 1', "'post 1s template'"]);
    expect(offered('posters', [], sizes)).toEqual(['Blank Poster', "'posters'"]);
    expect(offered('lettr', [], sizes)).toEqual(["'lettr'"]);
    expect(offered('210 x 297 mm', [], sizes).slice(0, 2)).toEqual(['Blank 210 × 297\u00a0mm', 'Blank A3']);
  });

  it('the address of a search holds any text, and the category when there is one', () => {
    expect(searchAddress('rock & roll')).toBe('/designmaker/start/search?query=rock+%26+roll');
    expect(searchAddress('Poster', 'c1')).toBe('/designmaker/start/search?query=Poster&category=c1');
  });
});
