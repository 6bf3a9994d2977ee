import { describe, expect, it } from 'vitest';
import { parseStoredObject } from '../../../elements/document/design-file.js';
import { SvgRefused } from '../../../elements/import/svg/parse/svg-refused.js';
import { objectsOf, opened, svg } from './support.js';

const RECT = '<rect width="10" height="10" fill="#123456"/>';

/** Nothing of these may come through: the words in them never reach an object. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a script': svg(`<script>EVIL()</script>${RECT}`),
  'a script in a namespace of its own': svg(
    `<x:script xmlns:x="http://www.w3.org/1999/xhtml">EVIL()</x:script>${RECT}`,
  ),
  handlers: svg(`<g onclick="EVIL()" onbegin="EVIL()">${RECT}</g>`, 'onload="EVIL()" viewBox="0 0 100 100"'),
  'web content': svg(
    `<foreignObject width="50" height="50"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://EVIL/"/></foreignObject>${RECT}`,
  ),
  'pictures of others': svg(
    `<image href="http://EVIL/a.png" width="9" height="9"/><image xlink:href="//EVIL/b.png" width="9" height="9"/><image href="file:///EVIL" width="9" height="9"/>${RECT}`,
  ),
  'a picture that is a page': svg(
    `<image href="data:image/svg+xml,%3Csvg onload='EVIL()'/%3E" width="9" height="9"/><image href="data:text/html,EVIL" width="9" height="9"/>${RECT}`,
  ),
  'uses of others': svg(
    `<use href="http://EVIL/x.svg#a"/><use xlink:href="data:image/svg+xml,EVIL#a"/>${RECT}`,
  ),
  'paints of others': svg(
    `<rect width="5" height="5" fill="url(http://EVIL/#p)" style="stroke:url('https://EVIL/#s')"/>${RECT}`,
  ),
  'styles of others': svg(
    `<style>@import url(http://EVIL/a.css); @font-face{font-family:E;src:url(//EVIL/f)} rect{fill:url(http://EVIL/#p);behavior:url(EVIL)}</style>${RECT}`,
  ),
  'hidden words of style': svg(`<rect width="5" height="5" style="fill:u\\72l(http://EVIL/#p)"/>${RECT}`),
  links: svg(`<a href="javascript:EVIL()" xlink:href="javascript:EVIL()">${RECT}</a>`),
  animation: svg(
    `<rect width="9" height="9"><animate attributeName="href" to="javascript:EVIL()"/><set attributeName="onload" to="EVIL()"/></rect>${RECT}`,
  ),
  'an instruction': `<?xml-stylesheet href="http://EVIL/a.xsl"?>${svg(RECT)}`,
  'names that are markup': svg(`<g id="&lt;img src=x onerror=EVIL()&gt;">${RECT}<circle r="4"/></g>`),
};

describe('a hostile drawing', () => {
  it.each(Object.entries(HOSTILE))('%s: is left out, the rest comes', (_name, text) => {
    const { objects, groups, pictures } = objectsOf(text);
    expect(JSON.stringify([objects, groups, pictures, opened(text).icon])).not.toMatch(
      /EVIL|script|http:|url\(/i,
    );
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) expect(() => parseStoredObject(object)).not.toThrow();
  });

  it('says in plain words what was left out', () => {
    const said = (name: string) => opened(HOSTILE[name]!).notes.list;
    expect(said('a script')).toContain('Scripts were left out.');
    expect(said('handlers')).toContain('Scripts were left out.');
    expect(said('web content')).toContain('Web page content was left out.');
    expect(said('pictures of others')).toContain('A picture from another address was left out.');
    expect(said('animation')).toContain('Animation was left out.');
    expect(said('styles of others')).toContain('Some style rules were left out.');
  });

  const lol = (depth: number) =>
    `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: depth }, (_, i) => `<!ENTITY ${String.fromCharCode(98 + i)} "${`&${String.fromCharCode(97 + i)};`.repeat(10)}">`).join('')}]>${svg(`<text>&${String.fromCharCode(97 + depth)};</text>`)}`;
  const uses = Array.from(
    { length: 12 },
    (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`,
  ).join('');

  it.each([
    ['entities of entities', lol(9), /entities/],
    [
      'an entity from outside',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
      /entities/,
    ],
    [
      'a document type from outside',
      `<!DOCTYPE svg SYSTEM "x" [<!ENTITY % p SYSTEM "http://x/y">%p;]>${svg(RECT)}`,
      /entities/,
    ],
    ['uses of uses', svg(`<g id="u0">${RECT}</g>${uses}<use href="#u12"/>`), /repeat|nested/],
    ['a use of itself', svg(`<g id="a"><use href="#a"/><use href="#a"/></g>`), /nested|repeat/],
    ['elements without end', svg('<g/>'.repeat(20_000)), /parts/],
    ['depth without end', svg('<g>'.repeat(5000) + '</g>'.repeat(5000)), /deep/],
    ['five million letters', svg(`<!--${'x'.repeat(5_000_001)}-->`), /too large/],
    ['broken markup', '<svg xmlns="http://www.w3.org/2000/svg"><rect', /damaged/],
    ['crossed markup', svg('<g><a></g></a>'), /damaged/],
    ['no drawing', '<html><body/></html>', /not an SVG/],
    ['nothing', '', /SVG/],
    ['nothing to see', svg('<defs><rect id="r" width="5" height="5"/></defs>'), /nothing/],
    [
      'only numbers that are none',
      svg('<rect width="NaN" height="1e999"/><circle r="-5"/><path d="x"/>'),
      /nothing/,
    ],
  ])('%s: is refused in words that can be shown', (_name, text, words) => {
    let error: unknown;
    try {
      opened(text);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(SvgRefused);
    expect((error as SvgRefused).message).toMatch(words);
  });

  it('numbers that are huge or none are harmless: what is left is finite', () => {
    const text = svg(
      `<rect x="1e308" y="-1e308" width="1e300" height="9"/><path d="M0 0L1e30 5L5 1e30Z"/>
       <rect width="8" height="8" transform="scale(1e200) rotate(NaN) matrix(1 2 3)"/>
       <path d="M NaN 0 L 5 5"/><path d="M0 0A0 0 0 1 1 Infinity 3"/><polygon points="1,2 3,nan 4"/>${RECT}`,
    );
    const { objects } = objectsOf(text);
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) expect(() => parseStoredObject(object)).not.toThrow();
  });
});

describe('a style sheet as long as a book', () => {
  const SHEETS: Readonly<Record<string, string>> = {
    'at-rules that never end': '@a'.repeat(300_000),
    'comments that never end': '/*'.repeat(300_000),
    'a selector that never ends': 'a'.repeat(600_000),
    'blocks that never end': 'a{'.repeat(300_000),
    'a selector of spaces': `a${' '.repeat(600_000)}b{fill:red}`,
  };
  it.each(Object.entries(SHEETS))('is read in one pass: %s', (_, sheet) => {
    expect(objectsOf(svg(`<style>${sheet}</style>${RECT}`)).objects).toHaveLength(1);
  });
});
