import { expect } from '@open-wc/testing';
import { exportPdf } from '../../../../elements/shell/exporting/export-pdf.js';
import { exportSvg } from '../../../../elements/shell/exporting/export-svg.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { photo, shape, words } from '../../canvas/support.js';
import { openSession } from '../support.js';

const OBJECTS = [
  shape('a', 20, 20),
  photo('m', 200, 100),
  photo('n', 200, 200),
  words('t', 'Words', 20, 250),
];

const going = () => new AbortController().signal;
const given = () => AbortSignal.abort();
const silent = (): void => {};

async function svgFiles(
  session: EditorSession,
  pages: readonly number[],
  signal = going(),
): Promise<string[]> {
  const files: string[] = [];
  for await (const file of exportSvg(session, { pages }, signal)) files.push(await file.text());
  return files;
}

const nameOfFailure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    ({ name }: Error) => name,
  );

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('a PDF of an open design', () => {
  it('holds the pages asked for, their fonts and each picture once', async () => {
    const session = openSession([OBJECTS, [], [photo('o', 10, 10), words('u', 'More', 20, 250)]]);
    const told: string[] = [];
    const file = await exportPdf(session, { pages: [1, 3] }, going(), (done, total) =>
      told.push(`${done}/${total}`),
    );
    expect(file.type).to.equal('application/pdf');
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    expect(text.slice(0, 8)).to.equal('%PDF-1.7');
    expect(count(text, /\/Type \/Page\n/g)).to.equal(2);
    expect(count(text, /\/FontFile2 /g)).to.equal(1);
    expect(count(text, /\/Subtype \/Image/g)).to.equal(1);
    expect(told).to.deep.equal(['1/2', '2/2']);
  });

  it('is not made when it is given up or names a page that is not there', async () => {
    const session = openSession([OBJECTS]);
    expect(await nameOfFailure(exportPdf(session, { pages: [1] }, given(), silent))).to.equal('AbortError');
    expect(await nameOfFailure(exportPdf(session, { pages: [2] }, going(), silent))).to.equal('RangeError');
  });
});

describe('SVG files of an open design', () => {
  it('are one for each page, sound, with pictures inside', async () => {
    const [first, second] = await svgFiles(openSession([OBJECTS, []]), [1, 2]);
    for (const file of [first!, second!]) {
      const { documentElement } = new DOMParser().parseFromString(file, 'image/svg+xml');
      expect(documentElement.localName).to.equal('svg');
      expect(documentElement.getAttribute('viewBox')).to.equal('0 0 500 400');
    }
    expect(count(first!, /<image [^>]*xlink:href="data:image\/png/g)).to.equal(1);
    expect(count(first!, /<use /g)).to.equal(2);
    expect(first).to.contain('aria-label="Words"');
  });

  it('are not made when they are given up or name a page that is not there', async () => {
    const session = openSession([OBJECTS]);
    expect(await nameOfFailure(svgFiles(session, [1], given()))).to.equal('AbortError');
    expect(await nameOfFailure(svgFiles(session, [2]))).to.equal('RangeError');
  });
});
