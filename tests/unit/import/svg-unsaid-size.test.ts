import { describe, expect, it } from 'vitest';
import { readSvgLogo } from '../../../server/files/logos/read-svg-logo.js';
import { opened, svg } from './support.js';

const PARTS = '<rect x="-20" y="10" width="400" height="200" fill="red"/><circle cx="600" cy="110" r="80"/>';
const size = (text: string) => {
  const { width, height } = opened(text).drawing.size;
  return [width, Math.round(height)];
};

describe('an SVG that says nothing of its size', () => {
  it('shows all it draws, lines and all', () => {
    expect(opened(svg(PARTS, '')).drawing).toMatchObject({
      view: { x: -20, y: 10, width: 700, height: 200 },
    });
    expect(size(svg(PARTS, ''))).toEqual([1000, 286]);
    const line = '<path d="M10 0V100H110" fill="none" stroke="red" stroke-width="20"/>';
    expect(opened(svg(line, '')).drawing.view).toEqual({ x: 0, y: -10, width: 120, height: 120 });
    expect(opened(svg(PARTS, 'width="100%" height="100%"')).drawing.view.width).toBe(700);
  });

  it('one that says a size or what it shows is cut there', () => {
    expect(size(svg(PARTS, 'viewBox="0 0 300 150"'))).toEqual([1000, 500]);
    expect(size(svg(PARTS, 'width="300" height="150"'))).toEqual([1000, 500]);
  });

  it('is kept with the size it is read in, plain or not', async () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>';
    for (const more of ['', `${gradient}<rect x="600" y="30" width="80" height="9" fill="url(#g)"/>`]) {
      const kept = await readSvgLogo(Buffer.from(svg(PARTS + more, '')));
      expect(kept).toMatchObject({ width: 1000, height: 286 });
      expect(size(kept.text)).toEqual([1000, 286]);
    }
  });
});

describe('what a drawing lost when it was made safe', () => {
  it('is told by the file that is kept', async () => {
    const text = svg(
      `<foreignObject width="50" height="50"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
       <image width="9" height="9" href="https://example.com/a.png"/><rect width="50" height="50"/>`,
    );
    const kept = await readSvgLogo(Buffer.from(text));
    const lost = ['Web page content was left out.', 'A picture from another address was left out.'];
    expect(opened(kept.text).notes.list.toSorted()).toEqual(lost.toSorted());
    // and again when that file is uploaded once more
    expect(opened((await readSvgLogo(Buffer.from(kept.text))).text).notes.list.toSorted()).toEqual(
      lost.toSorted(),
    );
    expect(opened(svg('<rect width="9" height="9"/>', 'data-left-out="nonsense"')).notes.list).toEqual([]);
  });
});
