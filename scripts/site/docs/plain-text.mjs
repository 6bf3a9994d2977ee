/** The words of Markdown, without its marks. */
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const decoded = (text) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]);

/** Text of tokens in a line; code among them as it is. */
export const plainText = (tokens = []) =>
  tokens
    .map((token) => {
      if (token.tokens?.length > 0) return plainText(token.tokens);
      if (token.type === 'br') return ' ';
      if (token.type === 'html') return '';
      return token.type === 'codespan' ? token.text : decoded(token.text ?? '');
    })
    .join('');

/** Words of a block, of all that is in it. */
export function blockText(token) {
  if (token.type === 'table')
    return [token.header, ...token.rows]
      .map((row) => row.map((cell) => plainText(cell.tokens)).join(' '))
      .join('\n');
  if (token.type === 'list')
    return token.items.map((item) => item.tokens.map(blockText).join(' ')).join('\n');
  if (token.type === 'blockquote') return token.tokens.map(blockText).join('\n');
  if (token.type === 'code') return token.text;
  if (token.type === 'html' || token.type === 'space') return '';
  return plainText(token.tokens ?? [{ type: 'text', text: token.text }]);
}

export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor of a heading, as Git hosts make it. */
export const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
