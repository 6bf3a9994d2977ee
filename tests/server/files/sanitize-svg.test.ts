import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from '../../../server/files/svg/sanitize-svg.js';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}<path id="kept" d="M0 0h9v9z" fill="#123456"/></svg>`;

const attacks: readonly (readonly [name: string, text: string])[] = [
  ['script element', svg('<script>alert(1)</script>')],
  ['script by address', svg('<script href="http://evil.example/x.js"/>')],
  ['event handler', svg('<rect onload="alert(1)" width="1" height="1"/>', 'onload="alert(2)"')],
  ['javascript link', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
  ['javascript xlink', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')],
  [
    'foreign HTML',
    svg(
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://evil.example"/></foreignObject>',
    ),
  ],
  ['remote image', svg('<image href="http://evil.example/a.png" width="1" height="1"/>')],
  ['remote xlink image', svg('<image xlink:href="//evil.example/a.png" width="1" height="1"/>')],
  ['image of SVG data', svg('<image href="data:image/svg+xml;base64,PHN2Zz4=" width="1" height="1"/>')],
  ['remote use', svg('<use href="http://evil.example/a.svg#x"/>')],
  ['style import', svg('<style>@import url(http://evil.example/a.css);</style>')],
  ['style url', svg('<rect style="fill:url(http://evil.example/a)" width="1" height="1"/>')],
  ['escaped style url', svg('<rect style="fill:u\\72l(http://evil.example/a)" width="1" height="1"/>')],
  [
    'style url behind one of its own',
    svg('<rect style="fill:url(#g);stroke:url(//evil.example/a)" width="1"/>'),
  ],
  ['commented style url', svg('<rect style="fill:u/**/rl(http://evil.example/a)" width="1" height="1"/>')],
  ['paint by address', svg('<rect fill="url(http://evil.example/a#b)" width="1" height="1"/>')],
  ['filter image', svg('<filter id="f"><feImage href="http://evil.example/a.png"/></filter>')],
  [
    'animated link',
    svg(
      '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="href" to="http://evil.example"/>',
    ),
  ],
];

const harmful =
  /evil\.example|javascript:|alert|<script|<style|foreignObject|iframe|onload|animate|<set|svg\+xml/i;

describe('drawings from outside', () => {
  it.each(attacks)('%s is taken out, the drawing stays', async (_name, text) => {
    const clean = await sanitizeSvg(text);
    expect(clean).not.toMatch(harmful);
    expect(clean).toContain('M0 0h9v9z');
    expect(clean).toContain('#123456');
  });

  it('what a drawing is made of stays: gradients, masks, symbols, inner pictures, styles', async () => {
    const inside = [
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ff0000"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="3"/></filter><mask id="m"><rect width="9" height="9"/></mask></defs>',
      '<symbol id="s"><circle r="2"/></symbol><use href="#s"/>',
      '<rect fill="url(#g)" mask="url(#m)" style="opacity:.5;stroke:red" transform="rotate(3)" width="9" height="9"/>',
      '<rect style="fill:url(#g);stroke:none" width="9" height="9"/>',
      '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>',
    ].join('');
    const clean = await sanitizeSvg(svg(inside));
    const document = new JSDOM(clean, { contentType: 'image/svg+xml' }).window.document;
    const names = [...document.querySelectorAll('*')].map(({ localName }) => localName);
    for (const name of ['linearGradient', 'stop', 'mask', 'symbol', 'use', 'circle', 'image', 'path'])
      expect(names).toContain(name);
    expect(clean).toContain('url(#g)');
    expect(clean).toContain('fill:url(#g)');
    expect(clean).toContain('opacity:.5');
    expect(clean).toContain('iVBORw0KGgo=');
    expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 9 9');
    expect(document.querySelector('feGaussianBlur')?.getAttribute('stdDeviation')).toBe('3');
    expect(document.querySelector('linearGradient')?.getAttribute('gradientUnits')).toBe('userSpaceOnUse');
  });

  it('declared entities and what is no drawing are refused', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`;
    for (const text of [bomb, '<html/>', 'hello', '<svg xmlns="http://www.w3.org/2000/svg"><rect</svg>']) {
      await expect(sanitizeSvg(text)).rejects.toMatchObject({ code: 'invalid_image' });
    }
  });
});
