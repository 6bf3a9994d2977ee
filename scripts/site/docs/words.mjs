/** What a page says, in parts that the search can lead to. */
import { plainText } from './plain-text.mjs';

/** Words a part is found by beside its own: `<!-- search: docker container -->`. */
const KEYWORDS = /<!-- search: ([^>]+?) -->/;

/** The words of a row's cells behind the first. */
function restOfRow(tokens, at) {
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'tr_close');
  const cells = tokens.slice(at, end).filter(({ type }) => type === 'inline');
  return cells
    .slice(1)
    .map(({ children }) => plainText(children))
    .filter(Boolean)
    .join(' · ');
}

/** A part for each heading with what stands below it, and for each row that is about one name. */
export function partsOf(tokens) {
  const parts = [];
  let section;
  for (const [at, token] of tokens.entries()) {
    const { type, content, children } = token;
    if (type === 'heading_open') {
      const heading = plainText(tokens[at + 1].children);
      section = {
        heading,
        anchor: token.attrGet('id'),
        depth: Number(token.tag.slice(1)),
        keywords: '',
        text: '',
      };
      parts.push(section);
    }
    if (!section) continue;
    if (type === 'html_block') section.keywords += ` ${KEYWORDS.exec(content)?.[1] ?? ''}`;
    const isCode = type === 'fence' || type === 'code_block';
    const isText = isCode || (type === 'inline' && tokens[at - 1].type !== 'heading_open');
    if (isText) section.text += `${section.text && '\n'}${isCode ? content : plainText(children)}`;
    if (type === 'tr_open' && token.meta?.name)
      parts.push({
        heading: token.meta.name,
        anchor: token.attrGet('id'),
        row: true,
        keywords: '',
        text: restOfRow(tokens, at),
      });
  }
  return parts;
}
