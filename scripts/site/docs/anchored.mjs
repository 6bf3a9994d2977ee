/** Headings, and rows that are about one name such as a variable, get anchors: both can be linked to and searched for. */
import { anchors, plainText } from './plain-text.mjs';

/** The name that a row is about: its first cell holds that alone, as code. */
function nameOfRow(tokens, at) {
  const [cell, inline] = [tokens[at + 1], tokens[at + 2]];
  const [code, ...more] = inline?.children ?? [];
  return cell?.type === 'td_open' && more.length === 0 && code?.type === 'code_inline' ? code.content : '';
}

/** Sets `id` of headings and rows. Gives the headings in their order. */
export function anchor(tokens) {
  const anchorFor = anchors();
  const headings = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const text = plainText(tokens[at + 1].children);
      token.attrSet('id', anchorFor(text));
      headings.push({ depth: Number(token.tag.slice(1)), text, anchor: token.attrGet('id') });
    }
    if (token.type !== 'tr_open') continue;
    const name = nameOfRow(tokens, at);
    if (name) token.attrSet('id', anchorFor(name));
    token.meta = { name };
  }
  return headings;
}
