import { describe, expect, it } from 'vitest';
import type { DrawnText } from '../../../elements/import/svg/drawing.js';
import { placeTexts } from '../../../elements/import/svg/text/place-text.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { openSvg } from '../../../elements/import/svg/open-svg.js';
import { objectsOf, opened, svg, window } from './support.js';

const env = { fonts: new FontStore() } as unknown as Parameters<typeof placeTexts>[2];
const texts = (body: string) => opened(svg(body)).drawing.items as readonly DrawnText[];
const words = ({ spans }: DrawnText): string => spans.map(({ text }) => text).join('');

/** Texts in their boxes, at one page pixel a unit. */
function placed(body: string) {
  const made = objectsOf(svg(body));
  const objects = placeTexts(made.objects, made.texts, env) as readonly TextObject[];
  return objects.map(({ text_details: { text, fontSize }, position, width, height }) => ({
    ...{ text, fontSize, width, height, left: position.x, top: position.y },
  }));
}

describe('texts of a drawing', () => {
  it('the font shorthand, as a style, in a style sheet, and overruled', () => {
    const look = (style: string, sheet = '') =>
      texts(`<style>${sheet}</style><text y="9" class="h" style="${style}">A</text>`)[0]!.spans[0]!.style;
    expect(look('font: italic 700 32px/1.2 Georgia, serif')).toMatchObject({
      ...{ italic: true, weight: 700, size: 320, families: ['Georgia', 'serif'] },
    });
    expect(look('', '.h{font:bold 2em &quot;Open Sans&quot;}')).toMatchObject({ weight: 700, size: 320 });
    expect(look('font:bold 40px Arial;font-size:10px')).toMatchObject({ size: 100, weight: 700 });
    expect(look('font-weight:900;font:20px Arial')).toMatchObject({ size: 200, weight: 400 });
    expect(look('font:caption')).toMatchObject({ size: 160, weight: 400 });
  });

  it('a part that is only raised stands behind the words before it', () => {
    const made = placed('<text x="10" y="50">x<tspan dy="-8" font-size="12">2</tspan> and on</text>');
    expect(made.map(({ text }) => text)).toEqual(['x', '2 and on']);
    const [x, two] = made;
    expect(two!.left).toBeGreaterThan(x!.left + x!.width / 2);
    expect(two!.left).toBeLessThan(x!.left + x!.width + 2);
  });

  it('spaces between such parts are kept, and the anchor is that of the whole line', () => {
    const line = '<text x="50" y="50" text-anchor="ANCHOR">Hello <tspan dy="6">world</tspan></text>';
    const [hello, world] = placed(line.replace('ANCHOR', 'start'));
    const gap = world!.left - (hello!.left + hello!.width);
    expect(gap).toBeGreaterThan(0.5);
    expect(world!.top - hello!.top).toBeCloseTo(6, 1);
    const [first, last] = placed(line.replace('ANCHOR', 'middle'));
    expect((first!.left + last!.left + last!.width) / 2).toBeCloseTo(50, -0.5);
    expect(last!.left - first!.left).toBeCloseTo(world!.left - hello!.left, 3);
    const [, end] = placed(line.replace('ANCHOR', 'end'));
    expect(end!.left + end!.width).toBeCloseTo(52, -0.5);
  });

  it('letters set below or above the line, and back again', () => {
    const [h, two, o] = placed(
      '<text x="10" y="50">H<tspan baseline-shift="sub" font-size="12">2</tspan>O</text>',
    );
    expect([h!.text, two!.text, o!.text]).toEqual(['H', '2', 'O']);
    expect(o!.top).toBeCloseTo(h!.top, 3);
    expect(two!.left).toBeGreaterThan(h!.left);
    expect(o!.left).toBeGreaterThan(two!.left);
  });

  it('a gap along the line is kept, a hair between letters is not', () => {
    const [a, b] = placed('<text x="10" y="50">a<tspan dx="20">b</tspan></text>');
    expect(b!.left - (a!.left + a!.width)).toBeGreaterThan(15);
    expect(texts('<text y="9">a<tspan dx="0.4">b</tspan></text>').map(words)).toEqual(['ab']);
  });

  it('lines that follow each other are still one text', () => {
    const lines = '<tspan x="10" dy="0">one</tspan><tspan x="10" dy="1.2em">two</tspan>';
    expect(texts(`<text x="10" y="30" font-size="20">${lines}</text>`).map(words)).toEqual(['one\ntwo']);
  });
});

describe('letters that texts cannot bend', () => {
  it.each([
    ['mirrored left to right', 'scale(-1,1)', 'Mirrored text was set the right way round.', 0, 1],
    ['upside down', 'scale(1,-1)', 'Mirrored text was set the right way round.', 0, 1],
    ['twice as wide', 'scale(2,1)', 'Stretched text was set in its normal width.', 0, 1],
    ['slanted', 'skewX(30)', 'Slanted text was set straight.', 0, 1],
    ['turned', 'rotate(90)', undefined, 90, 1],
    ['turned upside down', 'rotate(180)', undefined, 180, 1],
  ])('%s', (_name, transform, note, rotation, scale) => {
    const { drawing, notes } = opened(
      svg(`<text transform="${transform}" font-size="20">Ab</text>`, 'viewBox="-100 -100 200 200"'),
    );
    const [text] = drawing.items as readonly DrawnText[];
    expect(text!.rotation).toBeCloseTo(rotation, 6);
    expect(text!.spans[0]!.style.size).toBeCloseTo(20 * 5 * scale, 6);
    expect(notes.list).toEqual(note === undefined ? [] : [note]);
  });

  it('stay over the place they had', () => {
    const [left] = texts('<text transform="translate(50 50) scale(-1 1)">Ab</text>');
    expect(left).toMatchObject({ anchor: 'end', at: { x: 500, y: 500 } });
    const [below] = texts('<text transform="translate(50 50) scale(1 -1)" font-size="10">Ab</text>');
    expect(below!.at.y).toBeCloseTo(570, 6);
  });
});

describe('fonts and directions', () => {
  const font = (family: string, here: readonly string[]) => {
    const { objects, notes } = objectsOf(svg(`<text y="9" font-family="${family}">A</text>`), here);
    return [(objects[0] as TextObject).text_details.font, notes];
  };

  it('a family of a kind is one of that kind, or it is said', () => {
    expect(font('serif', ['Lora'])).toEqual(['Lora', []]);
    expect(font('sans-serif', [])).toEqual(['Montserrat', []]);
    expect(font('monospace', ['Lora'])).toEqual([
      'Montserrat',
      ['The font monospace is not here: Montserrat stands in for it.'],
    ]);
    expect(font('Georgia, serif', ['Lora'])).toEqual([
      'Lora',
      ['The font Georgia is not here: Lora stands in for it.'],
    ]);
  });

  it('a line has the direction that the drawing gives it', () => {
    const read = (text: string, attributes = '') =>
      words(texts(`<text x="50" y="9" ${attributes}>${text}</text>`)[0]!);
    expect(read('مرحبا 123 abc')).toBe('\u200Eمرحبا 123 abc');
    expect(read('مرحبا بالعالم')).toBe('مرحبا بالعالم');
    expect(read('abc مرحبا')).toBe('abc مرحبا');
    expect(read('abc مرحبا', 'direction="rtl"')).toBe('\u200Fabc مرحبا');
    expect(texts('<text x="90" y="9" direction="rtl">مرحبا</text>')[0]!.anchor).toBe('end');
  });

  it('no handler reaches the parser', () => {
    const seen: string[] = [];
    class Watching {
      parseFromString(text: string, type: DOMParserSupportedType) {
        seen.push(text);
        return new window.DOMParser().parseFromString(text, type);
      }
    }
    const watched = new Proxy(window, {
      get: (target, key) => (key === 'DOMParser' ? Watching : (Reflect.get(target, key, target) as unknown)),
    });
    const text = svg(
      '<rect width="9" height="9" onclick="a()" ONLOAD=\'b("x")\'/><text y="9">see onclick="x"</text>',
    );
    const { notes } = openSvg(text, watched);
    expect(seen[0]).not.toMatch(/a\(\)|b\(/);
    expect(seen[0]).toContain('see onclick="x"');
    expect(notes.list).toContain('Scripts were left out.');
  });
});
