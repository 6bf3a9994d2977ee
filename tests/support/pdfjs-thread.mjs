/** Reads a PDF with pdf.js and ends. See `pdfJsPages`. */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of each mark, by its id. */
function wordsByMark(items) {
  const found = {};
  const open = [];
  for (const item of items) {
    if (item.type === 'beginMarkedContentProps') open.push(item.id);
    else if (item.type === 'beginMarkedContent') open.push(null);
    else if (item.type === 'endMarkedContent') open.pop();
    else if (open.at(-1))
      found[open.at(-1)] = (found[open.at(-1)] ?? '') + item.str + (item.hasEOL ? ' ' : '');
  }
  return found;
}

const task = getDocument({ data: workerData, verbosity: 0 });
const file = await task.promise;
const pages = [];
for (let i = 1; i <= file.numPages; i++) {
  const page = await file.getPage(i);
  const { items } = await page.getTextContent();
  const marked = await page.getTextContent({ includeMarkedContent: true });
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
    marked: wordsByMark(marked.items),
    structure: await page.getStructTree(),
    box: page.view,
    userUnit: page.userUnit,
  });
}
await task.destroy();
parentPort.postMessage(pages);
