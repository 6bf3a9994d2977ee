/** The keywords of a template, stored as one comma-separated string: trimmed, each once, in their order. */
export function keywordList(keywords: string): readonly string[] {
  const words = keywords.split(',').map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}
