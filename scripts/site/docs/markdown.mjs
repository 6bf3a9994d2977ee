/** One page of Markdown as HTML, with its headings and its words for the search. */
import MarkdownIt from 'markdown-it';
import { anchor } from './anchored.mjs';
import { setRules } from './rules.mjs';
import { partsOf } from './words.mjs';

/**
 * A page of Markdown.
 * @param {{ page: object; markdown: string; resolve(href: string): string; generated(name: string): string }} request
 *   `generated` gives the Markdown for `<!-- generated: name -->`
 */
export function renderMarkdown({ page, markdown, resolve, generated }) {
  const whole = markdown.replace(/<!-- generated: ([\w-]+) -->/g, (_comment, name) => generated(name));
  const md = new MarkdownIt({ html: true });
  setRules(md, { page, resolve });
  const tokens = md.parse(whole, {});
  const headings = anchor(tokens);
  const parts = partsOf(tokens);
  const html = md.renderer.render(tokens, md.options, {});
  return { title: headings[0]?.text ?? page.label, html, headings, parts };
}
