import type { createCanvas } from '@napi-rs/canvas';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pathClipper } from '../../../elements/canvas/scene/path-clipper.js';
import { pageOps, type DrawnPage } from '../../../elements/display/page-ops.js';
import { kinds } from '../../../elements/objects/kinds.js';
import type { PaintCanvas } from '../../../elements/paint/env.js';
import { writeSvg } from '../../../elements/export/svg/write-svg.js';
import { decodePicture, nodePaintEnv, renderInNode } from '../../../elements/render/node.js';
import { RenderResources, type RenderSources } from '../../../elements/render/resources.js';
import { pdfOf, picturesOf } from '../../support/exported.js';
import { imageOf } from '../../support/objects.js';
import { testFonts } from '../../support/text/fonts.js';
import { svg, window } from '../import/support.js';

const SIZE = { width: 200, height: 100 };
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const FILES: Readonly<Record<string, string>> = {
  // what the server keeps of a plain logo, and one of gradients, text, a clip and a picture
  plain: svg(
    '<rect width="50" height="100" fill="#ff0000"/><rect x="50" width="50" height="100" fill="#0000ff"/>',
  ),
  rich: svg(
    `<defs><linearGradient id="g"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#ff0000"/></linearGradient>
    <clipPath id="c"><circle cx="25" cy="50" r="10"/></clipPath></defs>
    <rect width="50" height="100" fill="url(#g)"/><rect width="50" height="100" fill="#00ff00" clip-path="url(#c)"/>
    <text x="55" y="50" font-family="Montserrat" font-size="10" fill="#0000ff">Logo</text>
    <image x="60" y="60" width="30" height="30" href="${PIXEL}"/>`,
  ),
  masked: svg(
    '<mask id="m"><rect width="9" height="9" fill="#888"/></mask><rect width="50" height="50" mask="url(#m)"/>',
  ),
  edged: svg(
    `<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1"/></linearGradient>
    <rect width="100" height="100" fill="url(#g)" stroke="#00f" stroke-width="4"/>`,
  ),
  hostile: svg('<script>alert(1)</script><foreignObject><p>x</p></foreignObject>'),
};
const sources: RenderSources = {
  bytes: async (source) => {
    const text = FILES[source.slice(4)];
    if (text === undefined) throw new Error('offline');
    return new TextEncoder().encode(text);
  },
  font: async () => {},
  drawings: async () => ({ window, clipper: pathClipper, families: ['Montserrat'] }),
};
const place = { position: { x: 50, y: 0 }, width: 100, height: 100 };
const pageWith = (src: string, rest: Parameters<typeof imageOf>[1] = place): DrawnPage => ({
  background_color: '#ffffff',
  objects: [imageOf({ src }, rest)],
});

function pixel(canvas: PaintCanvas, x: number, y: number): number[] {
  const context = (canvas as unknown as ReturnType<typeof createCanvas>).getContext('2d');
  return [...context.getImageData(x, y, 1, 1).data];
}
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const WHITE = [255, 255, 255, 255];

async function drawn(src: string) {
  const resources = new RenderResources(sources, decodePicture, await testFonts(), (plain) =>
    nodePaintEnv(plain),
  );
  const page = pageWith(src);
  await resources.load(page.objects);
  return { resources, page: pageOps(page, SIZE, kinds, resources.env) };
}

/** The page's drawing operators. */
function operatorsOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .map(([, data]) => {
      try {
        return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1');
      } catch {
        return data!;
      }
    })
    .join('\n');
}

describe('a picture that is an SVG drawing', () => {
  it.each(['plain', 'rich'])('draws in Node, %s, sharp at any size', async (src) => {
    const { canvas, failures } = await renderInNode(
      { page: pageWith(src), size: SIZE, scale: 8 },
      sources,
      await testFonts(),
    );
    expect([...failures.keys()]).toEqual([]);
    expect(pixel(canvas, 8 * 55, 100)).toEqual(RED);
    // an edge of a picture of pixels would be soft
    expect(pixel(canvas, 8 * 100 - 1, 100)).toEqual(RED);
    expect(pixel(canvas, 8 * 100, 100)).toEqual(src === 'plain' ? BLUE : WHITE);
    expect(pixel(canvas, 8 * 49, 100)).toEqual(WHITE);
  });

  it('shows its clips, texts and the pictures it holds', async () => {
    const { resources, page } = await drawn('rich');
    const { canvas } = await renderInNode(
      { page: pageWith('rich'), size: SIZE, scale: 1 },
      sources,
      await testFonts(),
    );
    expect(pixel(canvas, 75, 50)).toEqual([0, 255, 0, 255]);
    expect(pixel(canvas, 55, 50)).toEqual(RED);
    expect(pixel(canvas, 125, 75)).not.toEqual(WHITE);
    expect(page.sources).toEqual(['src:rich#1']);
    expect(resources.image('src:rich')?.drawing?.notes).toEqual([]);
    expect(JSON.stringify(page.ops)).toContain('glyphRun');
  });

  it('is cropped by its box and takes effects', async () => {
    const wide = { ...place, position: { x: 0, y: 0 }, width: 200, height: 50 };
    const { canvas } = await renderInNode(
      { page: pageWith('plain', wide), size: SIZE, scale: 1 },
      sources,
      await testFonts(),
    );
    expect([pixel(canvas, 50, 25), pixel(canvas, 50, 75)]).toEqual([RED, WHITE]);
    const filtered = { ...place, filter: { saturation: -100 } };
    const gray = await renderInNode(
      { page: pageWith('plain', filtered), size: SIZE, scale: 1 },
      sources,
      await testFonts(),
    );
    const [r, g] = pixel(gray.canvas, 75, 50);
    expect(r).toBe(g);
    expect(r).not.toBe(255);
  });

  it('is vectors in PDF and SVG', async () => {
    const { resources, page } = await drawn('plain');
    const pdf = await pdfOf([async () => page], { size: SIZE, resources });
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image');
    expect(operatorsOf(pdf)).toMatch(/1 0 0 rg[\s\S]*?f/);
    const text = await writeSvg({ page, title: 'Test' }, picturesOf(resources));
    expect(text).not.toContain('<image');
    expect(text).toMatch(/<path[^>]*#f(f00|00)/);
  });

  it('that holds nothing to be drawn, or cannot be had, is told', async () => {
    for (const src of ['hostile', 'gone']) {
      const { failures } = await renderInNode({ page: pageWith(src), size: SIZE, scale: 1 }, sources);
      expect([...failures.keys()]).toEqual([`src:${src}`]);
    }
    const { resources } = await drawn('masked');
    expect(resources.image('src:masked')?.drawing?.notes).toEqual([
      'A mask was left out: what it hid may show.',
    ]);
    // a line along the edge sticks out by half its width, and is cut there as everywhere
    const edged = await drawn('edged');
    expect(edged.resources.image('src:edged')?.drawing?.notes).toEqual([]);
  });
});
