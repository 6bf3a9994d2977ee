/** A size with a unit, or by name, then perhaps a line height, then the families. */
const SHORTHAND =
  /^(.*?)(?:^|\s)([\d.]+(?:e[-+]?\d+)?(?:px|pt|pc|in|mm|cm|em|rem|ex|%)|(?:x{1,2}-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*[\w.%]+)?\s+(\S.*)$/i;

/** What 'bold 32px/1.2 Georgia, serif' says of each property; nothing for a font of the system's. */
export function parseFontShorthand(value: string): readonly (readonly [string, string])[] {
  const [, before = '', size, families] = SHORTHAND.exec(value.trim().slice(0, 500)) ?? [];
  if (size === undefined || families === undefined) return [];
  const words = before.toLowerCase().split(/\s+/);
  return [
    ['font-style', words.find((word) => /^(italic|oblique)$/.test(word)) ?? 'normal'],
    ['font-weight', words.find((word) => /^(bold|bolder|lighter|[1-9]00)$/.test(word)) ?? '400'],
    ['font-size', size.toLowerCase()],
    ['font-family', families],
  ];
}
