import { expect, it } from 'vitest';
import type { PageOps } from '../../../elements/display/ops.js';
import { writePdf } from '../../../elements/export/pdf/write-pdf.js';
import type { ExportPictures } from '../../../elements/export/export-pictures.js';
import { writeSvg } from '../../../elements/export/svg/write-svg.js';

const sources = ['a', 'b', 'c', 'd', 'e', 'f'];
const page: PageOps = {
  ...{ width: 100, height: 100, sources },
  ops: sources.map((source) => ({ op: 'image', source, x: 0, y: 0, width: 10, height: 10 })),
};

/** Pictures that are here at once, and a user who gives up as soon as anybody else gets a turn. */
function hurried() {
  const giving = new AbortController();
  const asked: string[] = [];
  const pictures = {
    bytes: async () => undefined,
    picture: async (source: string) => {
      if (asked.length === 0) setImmediate(() => giving.abort());
      asked.push(source);
      return undefined;
    },
  } as unknown as ExportPictures;
  return { pictures, asked, signal: giving.signal };
}

it('a PDF of many pictures can be given up between two of them', async () => {
  const { pictures, asked, signal } = hurried();
  const info = { title: 'T', language: 'en', created: new Date(0) };
  const request = { info, size: { width: 100, height: 100, userUnit: 1 }, pages: [async () => page] };
  const written = writePdf(request, { pictures, faces: () => undefined }, { signal });
  await expect(written).rejects.toThrow(/abort/i);
  expect(asked.length).toBeLessThan(sources.length);
});

it('an SVG of many pictures can be given up between two of them', async () => {
  const { pictures, asked, signal } = hurried();
  await expect(writeSvg({ page, title: 'T' }, pictures, signal)).rejects.toThrow(/abort/i);
  expect(asked.length).toBeLessThan(sources.length);
});
