import type { GlyphRun, Group, LinkArea, Op } from '../../display/ops.js';
import { openableLink } from '../../objects/link.js';
import { decimal } from '../format-numbers.js';
import { xmlText } from '../xml.js';
import type { SvgPage } from './svg-page.js';

/** Links of an SVG [E-058]: they open beside the page, and can be pressed wherever their box is, not on its ink alone. */

/** The content of a group inside of its link; as it is when that leads nowhere. */
export function linkedGroup(group: Group, content: string): string {
  const open = group.link && openTag(group.link);
  if (!group.link || !open || content === '') return content;
  if (!group.children.some(hasLink)) return `${open}${pressed(group.link)}\n${content}\n</a>`;
  // no link may hold another: the words' own lie above this one, and whatever is between them lets presses through
  return `${open}${pressed(group.link)}</a>\n<g pointer-events="none">\n${content}\n</g>`;
}

/** Writes a run inside of its link. */
export function linkedRun(page: SvgPage, run: GlyphRun, write: () => void): void {
  const open = run.copy || !run.link ? null : openTag(run.link);
  if (!open) return write();
  page.add(`${open}${pressed(run.link!)}`);
  write();
  page.add('</a>');
}

const hasLink = (op: Op): boolean =>
  op.op === 'group'
    ? Boolean(op.link) || op.children.some(hasLink)
    : op.op === 'glyphRun' && !op.copy && op.link !== undefined;

function openTag({ href }: LinkArea): string | null {
  const address = openableLink(href);
  if (address === null) return null;
  return `<a xlink:href="${xmlText(address)}" target="_blank" rel="noopener noreferrer">`;
}

const pressed = ({ area: { x, y, width, height } }: LinkArea): string => {
  const [left, top] = [decimal(x), decimal(y)];
  const size = `width="${decimal(Math.max(0, width))}" height="${decimal(Math.max(0, height))}"`;
  return `<rect x="${left}" y="${top}" ${size} fill="none" pointer-events="all"/>`;
};
