/** The most rows a block of a character map may have. */
const MOST_ROWS = 100;

export const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

/** UTF-16, as character maps hold text. */
const unitsOf = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => hex4(text.charCodeAt(i))).join('');

/** The character map from codes (from 1) to their texts, which makes text selectable and searchable. */
export function toUnicode(texts: readonly string[]): Uint8Array {
  const rows = texts.flatMap((text, i) => (text === '' ? [] : [`<${hex4(i + 1)}> <${unitsOf(text)}>`]));
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += MOST_ROWS) {
    const block = rows.slice(at, at + MOST_ROWS);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  const map = [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ];
  return new TextEncoder().encode(map.join('\n'));
}
