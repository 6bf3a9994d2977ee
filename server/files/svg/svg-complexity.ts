/** What a drawing may hold. Reading it as XML holds up everybody, and takes a time that grows with the square of some. */
const MOST_ELEMENTS = 5000;
const DEEPEST = 100;
const MOST_ATTRIBUTES = 100;

const QUOTED = `"[^"<]*"|'[^'<]*'`;
/** What a '<' may begin: a comment, a CDATA section, an instruction, the end of an element, an element. */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(/)[^<>"']*>|<([^\s<>"'/!?](?:[^<>"'/]|${QUOTED}|/(?!>))*)(/?)>`,
  'y',
);
const ATTRIBUTE = new RegExp(`=\\s*(?:${QUOTED})`, 'g');

/** Whether a drawing is small and flat enough to be read; one whose markup is broken is not. Takes one pass. */
export function isSimpleEnough(text: string): boolean {
  let [elements, depth] = [0, 0];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', MARKUP.lastIndex)) {
    MARKUP.lastIndex = at;
    const found = MARKUP.exec(text);
    if (!found) return false;
    const [, closing, element, empty] = found;
    if (closing) depth -= 1;
    if (element === undefined) continue;
    elements += 1;
    if (!empty) depth += 1;
    if (elements > MOST_ELEMENTS || depth > DEEPEST || attributesOf(element) > MOST_ATTRIBUTES) return false;
  }
  return true;
}

const attributesOf = (element: string): number => element.match(ATTRIBUTE)?.length ?? 0;
