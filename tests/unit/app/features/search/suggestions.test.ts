import { describe, expect, it } from 'vitest';
import { isAlmost } from '../../../../../app/features/search/fuzzy-prefix.js';
import { searchAddress } from '../../../../../app/features/search/search-address.js';
import { suggest, type SuggestedFormat } from '../../../../../app/features/search/suggestions.js';

const NAMES = ['Instagram Post', 'Poster', 'Business Card', 'Birthday Card', 'Café Menu', 'Instagram Story'];
const FORMATS: SuggestedFormat[] = NAMES.map((name) => ({
  ...{ id: name, name, measures: { width: 1050, height: 600, unit: 'px' } },
}));

/** Names of formats; the text in quotes. */
const offered = (text: string, formats = FORMATS) =>
  suggest(text, formats).map((found) => (found.kind === 'format' ? found.format.name : `'${found.text}'`));

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

  it('takes no notice of capitals and accents, on either side', () => {
    expect(offered('CAFE')).toEqual(['Café Menu', "'CAFE'"]);
    expect(offered('büsin')).toEqual(['Business Card', "'büsin'"]);
  });

  it('one letter may be wrong in a longer word, and such a format stands last', () => {
    for (const text of ['busness', 'bisiness', 'busineess', 'buisness'])
      expect(offered(text), text).toEqual(['Business Card', `'${text}'`]);
    expect(offered('poste')).toEqual(['Poster', 'Instagram Post', "'poste'"]);
    expect(offered('bux')).toEqual(["'bux'"]);
    expect(isAlmost('bsuness', 'business')).toBe(false);
  });

  it('without text offers the first formats, and never more rows than fit', () => {
    expect(offered(' ')).toEqual(NAMES.slice(0, 5));
    const many = Array.from({ length: 30 }, (_, i) => ({ ...FORMATS[0]!, id: String(i) }));
    expect(offered('insta', many)).toHaveLength(7);
    expect(offered('', [])).toEqual([]);
    expect(offered('jazz', [])).toEqual(["'jazz'"]);
  });

  it('the address of a search holds any text, and the category when there is one', () => {
    expect(searchAddress('rock & roll')).toBe('/designmaker/start/search?query=rock+%26+roll');
    expect(searchAddress('Poster', 'c1')).toBe('/designmaker/start/search?query=Poster&category=c1');
  });
});
