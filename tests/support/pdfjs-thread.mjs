/** Reads a PDF with pdf.js and ends. See `pdfJsPages`. */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: workerData, verbosity: 0 });
const file = await task.promise;
const pages = [];
for (let i = 1; i <= file.numPages; i++) {
  const page = await file.getPage(i);
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  const found = items.filter((item) => 'str' in item);
  pages.push({
    text: found.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    items: found.map(({ str, transform, width }) => ({ text: str, x: transform[4], y: transform[5], width })),
    links: annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(({ url, rect, quadPoints, contentsObj }) => ({
        url,
        rect: [...rect],
        corners: quadPoints ? [...quadPoints] : null,
        words: contentsObj?.str ?? '',
      })),
    box: page.view,
    userUnit: page.userUnit,
  });
}
await task.destroy();
parentPort.postMessage(pages);
