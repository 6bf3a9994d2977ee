import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/contract/envelope.js';
import { parseQuery } from '../../../server/search/parse-query.js';

const text = { multi_match: { query: 'cat', fields: ['name'] } };
const bool = (parts: object) => ({ bool: parts });
const should = (...clauses: object[]) => bool({ should: clauses });

describe('a query', () => {
  const icons = { text: 'cat', fields: { name: 1, keywords: 1 }, all: false, subTypes: ['icon'] };
  const must = { multi_match: { query: 'cat', fields: ['name', 'keywords'] } };
  const image = { term: { type: 'image' } };

  it.each([
    ['in a list', { must: [must], filter: [image, { term: { sub_type: 'icon' } }] }],
    ['without brackets', { must, filter: { term: { sub_type: 'icon' } } }],
    ['with all in must', { must: [must, { match: { type: 'image' } }, { match: { sub_type: 'icon' } }] }],
    ['with the whole field', { must, filter: [{ term: { 'sub_type.keyword': { value: 'icon' } } }] }],
    ['with terms', { must, filter: [{ terms: { sub_type: ['icon'] } }] }],
    [
      'with the text in should',
      { should: [must], minimum_should_match: 1, filter: { match: { sub_type: 'icon' } } },
    ],
  ])('says the same %s', (_how, parts) => {
    expect(parseQuery('design_resource', bool(parts))).toEqual(icons);
  });

  it('may ask for what is free, or for what is sold', () => {
    const parsed = (filter: object) => parseQuery('design_resource', bool({ must, filter }));
    expect(parsed({ term: { free: true } })).toMatchObject({ free: true });
    expect(parsed({ match: { free: false } })).toMatchObject({ free: false });
    expect(parsed({ terms: { free: [true, false] } })).not.toHaveProperty('free');
    expect(() => parsed({ term: { free: 'yes' } })).toThrow('query.bool.filter.term.free');
  });

  it('may match one text in several fields', () => {
    const match = (field: string) => ({ match: { [field]: 'cat' } });
    expect(
      parseQuery('text_template', should(match('categories.name'), match('keywords'), match('name'))),
    ).toEqual({
      ...{ text: 'cat', fields: { 'categories.name': 1, keywords: 1, name: 1 }, all: false },
    });
    expect(parseQuery('text_template', { match: { name: { query: 'cat', operator: 'and' } } })).toEqual({
      ...{ text: 'cat', fields: { name: 1 }, all: true },
    });
  });

  it('has boosts, and of templates a category', () => {
    const fields = ['categories.name', 'keywords^3', 'name^0.5', 'design_text'];
    const filter = [{ term: { active: true } }, { match: { 'categories.name': 'Poster' } }];
    expect(parseQuery('template', bool({ must: { multi_match: { query: 'cat', fields } }, filter }))).toEqual(
      {
        text: 'cat',
        fields: { 'categories.name': 1, keywords: 3, name: 0.5, design_text: 1 },
        all: false,
        categories: ['Poster'],
      },
    );
  });

  it.each<[unknown, string]>([
    [null, 'query'],
    [[], 'query'],
    ['cat', 'query'],
    [{}, 'query.match'],
    [{ match_all: {} }, 'query.match_all'],
    [{ query_string: { query: '*' } }, 'query.query_string'],
    [{ ...text, bool: {} }, 'query.multi_match'],
    [{ script: { source: 'while(true){}' }, ...text }, 'query.script'],
    [bool({}), 'query.bool'],
    [bool({ filter: { term: { sub_type: 'icon' } } }), 'query.bool'],
    [bool({ must_not: text }), 'query.bool.must_not'],
    [bool({ must: [text, text] }), 'query.bool.must.1'],
    [bool({ must: text, should: text }), 'query.bool.should'],
    [should(text, { match: { name: 'dog' } }), 'query.bool.should.1'],
    [bool({ should: text, minimum_should_match: 2 }), 'query.bool.minimum_should_match'],
    [bool({ must: 'cat' }), 'query.bool.must'],
    [bool({ must: [text, null] }), 'query.bool.must.1'],
    [bool({ must: Array(21).fill({ term: { type: 'image' } }) }), 'query.bool.must'],
    [bool({ must: text, filter: { range: { width: { gte: 1 } } } }), 'query.bool.filter'],
    [bool({ must: text, filter: [{ term: { type: 'video' } }] }), 'query.bool.filter.0.term.type'],
    [bool({ must: text, filter: { term: { sub_type: 'video' } } }), 'query.bool.filter.term.sub_type'],
    [bool({ must: text, filter: { term: { price: 1 } } }), 'query.bool.filter.term.price'],
    [bool({ must: text, filter: { term: { active: false } } }), 'query.bool.filter.term.active'],
    [bool({ must: text, filter: { term: { type: 'image', active: true } } }), 'query.bool.filter.term'],
    [bool({ must: text, filter: { terms: { sub_type: 'icon' } } }), 'query.bool.filter.terms.sub_type'],
    [
      bool({ must: text, filter: { term: { sub_type: { value: 'icon', boost: 2 } } } }),
      'query.bool.filter.term.sub_type.boost',
    ],
    [
      bool({ must: text, filter: [{ term: { sub_type: 'icon' } }, { term: { sub_type: 'photo' } }] }),
      'query.bool.filter.1',
    ],
    [{ multi_match: { query: 'cat' } }, 'query.multi_match.fields'],
    [{ multi_match: { query: 'cat', fields: [] } }, 'query.multi_match.fields'],
    [{ multi_match: { query: 'cat', fields: ['design_text'] } }, 'query.multi_match.fields.0'],
    [{ multi_match: { query: 'cat', fields: ['name^0'] } }, 'query.multi_match.fields.0'],
    [{ multi_match: { query: 'cat', fields: ['name', 'name^99'] } }, 'query.multi_match.fields.1'],
    [{ multi_match: { query: 'cat', fields: ["name'); drop"] } }, 'query.multi_match.fields.0'],
    [{ multi_match: { query: 7, fields: ['name'] } }, 'query.multi_match.query'],
    [{ multi_match: { query: 'cat', fields: ['name'], fuzziness: 2 } }, 'query.multi_match.fuzziness'],
    [{ multi_match: { query: 'cat', fields: ['name'], operator: 'xor' } }, 'query.multi_match.operator'],
    [{ match: { name: 'cat', keywords: 'cat' } }, 'query.match'],
    [{ match: { __proto__: 'cat' } }, 'query.match'],
    [{ match: { toString: 'cat' } }, 'query.match.toString'],
    [{ match: { name: { query: 'cat', analyzer: 'x' } } }, 'query.match.name.analyzer'],
    [{ match: { name: 'x'.repeat(501) } }, 'query.match.name'],
  ])('of another form is refused with its place: %j', (query, path) => {
    let refusal: unknown;
    try {
      parseQuery('design_resource', query);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: 'bad_request', details: { path } });
  });
});
