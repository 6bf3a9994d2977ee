import MarkdownIt from 'markdown-it';
import type { OwnPage } from '../contract/own-page.js';

/** A page cannot be used; the message goes on after the file's name. */
export class UnreadablePage extends Error {}

/** Bytes of a page: a long contract has a tenth of it. */
const MOST_BYTES = 512 * 1024;

// tags in the file are shown as text, and links that would run something are none
const markdown = new MarkdownIt({ html: false, linkify: true });

/**
 * A page of Markdown as HTML: its first line of text is its title ('# Terms'). Throws UnreadablePage when it has no title,
 * nothing under it, is over 512 KiB, or not UTF-8.
 */
export function readOwnPage(bytes: Uint8Array): OwnPage {
  if (bytes.length > MOST_BYTES) throw new UnreadablePage('is over 512 KiB');
  const tokens = markdown.parse(textOf(bytes), {});
  const [open, words, , ...rest] = tokens;
  if (open?.type !== 'heading_open' || open.tag !== 'h1' || !words?.content)
    throw new UnreadablePage('must begin with its title, as in "# Terms"');
  if (rest.length === 0) throw new UnreadablePage('has nothing under its title');
  return { title: plain(words.children ?? []), html: markdown.renderer.render(rest, markdown.options, {}) };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadablePage('is not a text in UTF-8');
  }
}

const plain = (tokens: readonly { readonly content: string }[]): string =>
  tokens.map(({ content }) => content).join('');
