/** Pages of one element, and the list of them. */
const isElement = ({ room, source }) => room !== undefined || source === 'docs/elements.md';

function kindOf(page, row) {
  if (page.source === 'CHANGELOG.md') return 'history';
  if (isElement(page)) return 'element';
  return row ? 'name' : 'guide';
}

/** Pages of elements have the same headings: one row tells all that stands below them, beside those of single names. */
function inOne([first, ...more]) {
  const sections = more.filter(({ row }) => !row);
  const text = [first, ...sections].map((part) => part.text).join('\n');
  return [{ ...first, text }, ...more.filter(({ row }) => row)];
}

/**
 * What the search knows: a row for each heading of each page, and for each name that a table tells of.
 * @typedef {{ page: string; url: string; heading: string; keywords: string; text: string; kind: 'guide' | 'name' | 'element' | 'history' }} Row
 * @returns {Row[]}
 */
export const searchIndex = (rendered) =>
  rendered.flatMap(({ page, title, parts }) =>
    (page.room ? inOne(parts) : parts).map(({ heading, anchor, depth, row, keywords, text }) => ({
      page: title,
      url: page.out.replace(/^docs\//, '') + (depth === 1 ? '' : `#${anchor}`),
      heading: depth === 1 ? '' : heading,
      keywords: keywords.trim(),
      text,
      kind: kindOf(page, row),
    })),
  );
