import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseIconArt } from '../../../elements/objects/icon/art.js';
import { artOps } from '../../../elements/objects/icon/display.js';
import { IDENTITY } from '../../../elements/math/matrix.js';

const svg = (inside: string, attributes = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"'): string =>
  `<svg ${attributes}>${inside}</svg>`;
const PATH = '<path d="M0 0H9V9Z" fill="#AABBCC" data-c="0"/>';

describe('icon art', () => {
  it('reads fills and strokes with their slots', () => {
    const stroke =
      '<path fill="none" stroke="#112233" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="bevel" d="M0 0L9 9"></path>';
    expect(parseIconArt(svg(PATH + stroke))).toEqual({
      viewBox: [0, 0, 24, 24],
      paths: [
        { d: 'M0 0H9V9Z', paint: 'fill', color: '#aabbcc', slot: 0 },
        {
          d: 'M0 0L9 9',
          paint: 'stroke',
          color: '#112233',
          slot: null,
          strokeWidth: 1.5,
          cap: 'round',
          join: 'bevel',
        },
      ],
    });
  });

  it.each(['leaf', 'outline', 'ring', 'pattern'])('reads the fixture %s', async (name) => {
    const file = new URL(`../../fixtures/icons/${name}.svg`, import.meta.url);
    expect(parseIconArt(await readFile(file, 'utf8')).paths.length).toBeGreaterThan(0);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), /alert|script/],
    ['another element', svg('<circle r="4"/>'), /element circle/],
    ['a group', svg(`<g>${PATH}</g>`), /element g/],
    ['an event handler', svg(PATH.replace('d=', 'onload="x" d=')), /attribute onload on path/],
    ['a handler on the root', svg(PATH, 'viewBox="0 0 9 9" onload="x"'), /attribute onload on svg/],
    ['a style', svg(PATH.replace('d=', 'style="fill:red" d=')), /attribute style/],
    ['a link', svg(PATH.replace('d=', 'xlink:href="http://x" d=')), /attribute xlink:href/],
    ['a url paint', svg(PATH.replace('#AABBCC', 'url(#a)')), /color "url\(#a\)"/],
    ['a named color', svg(PATH.replace('#AABBCC', 'red')), /color "red"/],
    ['a sixth slot', svg(PATH.replace('data-c="0"', 'data-c="5"')), /slot "5"/],
    ['no path data', svg(PATH.replace('M0 0H9V9Z', 'url(x)')), /path data/],
    ['no path', svg(''), /no path/],
    ['no view box', svg(PATH, ''), /start with <svg>|viewBox/],
    ['an empty view box', svg(PATH, 'viewBox="0 0 0 9"'), /viewBox/],
    ['text', svg(`${PATH}hello`), /unexpected "hello/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(PATH)}`, /unexpected "<!DOCTYPE/],
    ['a comment', svg(`<!-- x -->${PATH}`), /unexpected "<!--/],
    ['an open path', svg('<path d="M0 0" fill="#000000">'), /not closed/],
    ['a double attribute', svg(PATH.replace('d=', 'd="M1 1" d=')), /d given twice/],
    ['something after the end', `${svg(PATH)}<path d="M0 0" fill="#000000"/>`, /end with <\/svg>/],
    ['an opacity above 1', svg(PATH.replace('d=', 'opacity="2" d=')), /opacity/],
    ['a filled stroke', svg('<path d="M0 0" fill="#000000" stroke="#000000"/>'), /fill="none"/],
    ['another namespace', svg(PATH, 'xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"'), /xmlns/],
    ['nothing', '', /start with <svg>/],
  ])('refuses %s by name', (_what, text, message) => {
    expect(() => parseIconArt(text)).toThrow(message);
  });

  it('is recolored by slot and keeps the rest', () => {
    const art = parseIconArt(
      svg(`${PATH}<path d="M0 0Z" fill="#00ff00"/><path d="M0 0Z" fill="#0000ff" data-c="1"/>`),
    );
    const ops = artOps(art, IDENTITY, { svg_colors: [{ color: '#ff0000' }] });
    expect(ops.map((op) => op.op === 'fillPath' && op.fill)).toEqual(['#ff0000', '#00ff00', '#0000ff']);
  });
});
