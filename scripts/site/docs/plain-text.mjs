/** Words without the marks around them. */

/** The words of a line's tokens; code among them as it is. */
export const plainText = (children = []) =>
  children
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return ['text', 'text_special', 'code_inline', 'image'].includes(type) ? content : '';
    })
    .join('');

export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor of a heading, as Git hosts make it. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Gives each text of a page its anchor, each once. */
export function anchors() {
  const used = new Map();
  return (text) => {
    const anchor = anchorOf(text);
    const count = used.get(anchor) ?? 0;
    used.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}
