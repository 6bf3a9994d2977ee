/** What may stand before a drawing: instructions, comments, and a document type with entities, as Illustrator writes it. */
const BEFORE = [
  { begins: /\s+/y },
  { begins: /<\?/y, ends: '?>' },
  { begins: /<!--/y, ends: '-->' },
  { begins: /<!DOCTYPE\s+svg\b[^[>]*(?:\[[^\]]*\]\s*)?>/iy },
];

/** Whether a text is nothing but an SVG drawing, so that it is opened instead of being written out. */
export function looksLikeSvg(source: string): boolean {
  const text = source.replace(/^\uFEFF/, '');
  const from = afterProlog(text);
  if (!/^<svg[\s>]/i.test(text.slice(from, from + 5))) return false;
  const end = text.slice(from).replace(/(\s|<!--(?:(?!-->)[^])*-->)+$/, '');
  return /<\/svg\s*>$/i.test(end) || /^<svg[^<>]*\/>$/i.test(end);
}

function afterProlog(text: string): number {
  let at = 0;
  for (let moved = true; moved;) {
    moved = false;
    for (const { begins, ends } of BEFORE) {
      begins.lastIndex = at;
      if (!begins.test(text)) continue;
      const end = ends === undefined ? begins.lastIndex : text.indexOf(ends, begins.lastIndex) + ends.length;
      if (end <= at) return at;
      at = end;
      moved = true;
    }
  }
  return at;
}
