import type { Check } from './check.js';

/** Words that stand for words: what editors and layouts put where a text is still to come. */
const STAND_INS: ReadonlySet<string> = new Set([
  'click to edit',
  'double click to edit',
  'dummy text',
  'enter text here',
  'enter your text',
  'enter your text here',
  'insert text here',
  'insert your text here',
  'placeholder',
  'placeholder text',
  'sample text',
  'text goes here',
  'text here',
  'type here',
  'type something',
  'type your text here',
  'your headline here',
  'your subtitle here',
  'your text',
  'your text goes here',
  'your text here',
  'your title here',
]);
/** Typesetters' Latin, wherever it stands in the text, and places in brackets such as [your name]. */
const FILLER =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi|[[<{]\s*(?:your|insert|add|enter)\b[^\]>}]*[\]>}]/i;

/** Text that was put there to be replaced, or a text box without a letter. */
export const leftoverText: Check = ({ object }, { placeholders }) => {
  if (object.type !== 'text') return null;
  const { text } = object.text_details;
  const words = plain(text);
  const known = STAND_INS.has(words) || placeholders.some((each) => plain(each) === words);
  if (text.trim() !== '' && !known && !FILLER.test(text)) return null;
  const facts = { text: text.trim().slice(0, 40) };
  return {
    check: 'leftover-text',
    severity: 'warning',
    facts,
    fixes: [{ action: 'remove', from: object, to: null }],
  };
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
