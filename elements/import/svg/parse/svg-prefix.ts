const BOUND = /\sxmlns:([\w.-]+)\s*=\s*(["'])http:\/\/www\.w3\.org\/2000\/svg\2/g;

/** The text with plain names where the names of SVG have a prefix, as in `<svg:rect>`: programs write them in both ways. */
export function withoutPrefix(text: string): string {
  const prefixes = [...text.matchAll(BOUND)].map(([, name]) => name!.replaceAll('.', String.raw`\.`));
  if (prefixes.length === 0) return text;
  return text.replace(new RegExp(`(</?)(?:${prefixes.join('|')}):(?=[A-Za-z])`, 'g'), '$1');
}
