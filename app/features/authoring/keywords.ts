/** Most keywords of a template, and letters in one, as the server takes them. */
const MOST = 50;
const LONGEST = 60;

/** The keywords in a line separated by commas, each once; null for more or longer ones than a template may have. */
export function keywordsIn(line: string): string[] | null {
  const all = line.split(',').flatMap((word) => word.trim().replace(/\s+/g, ' ') || []);
  const words = [...new Set(all)];
  return words.length > MOST || words.some((word) => word.length > LONGEST) ? null : words;
}
