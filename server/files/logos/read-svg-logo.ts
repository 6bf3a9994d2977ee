import { JSDOM } from 'jsdom';
import { openSvg } from '../../../elements/import/svg/open-svg.js';
import { drawingSize } from '../../../elements/import/svg/parse/attribute-values.js';
import { LEFT_OUT, leftOut } from '../../../elements/import/svg/parse/left-out.js';
import { withoutProlog } from '../../../elements/import/svg/parse/prolog.js';
import type { Rect, Size } from '../../../elements/math/geometry.js';
import { sanitizeSvg } from '../svg/sanitize-svg.js';
import { sanitizeEmbeddedPictures } from './embedded-pictures.js';
import { limitReferenceExpansion } from '../svg/reference-expansion.js';
import { inlineStyles } from '../svg/inline-styles.js';

export interface SvgLogo {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
/**
 * The longer side, px: a drawing has no size of its own, but one that says a few pixels is painted in a few and looks it.
 */
const [LEAST_SIDE, MOST_SIDE] = [1000, 8000];

/**
 * An SVG logo made safe. One of plain shapes in few colors is kept in the form of the catalog's icons, so that its
 * colors can be changed; any other keeps all the sanitizer lets through, with its style sheets said at the elements
 * themselves: drawing programs color by them, and a sanitized drawing has none. Throws SvgRefused or ApiError.
 */
export async function readSvgLogo(bytes: Uint8Array): Promise<SvgLogo> {
  const source = withoutProlog(new TextDecoder().decode(bytes));
  const { window } = new JSDOM('');
  const { drawing, icon, notes } = openSvg(source, window);
  const size = wholeSize(naturalSize(source, drawing.view));
  // what an icon cannot say is not thrown away for the sake of its colors
  const whole = icon !== null && notes.list.length === 0;
  const text = whole ? icon.art : await sanitized(source, window);
  const view = whole ? { x: 0, y: 0, ...drawing.size } : drawing.view;
  return { text: sized(text, { size, view, lost: leftOut(notes) }), ...size };
}

async function sanitized(source: string, window: JSDOM['window']): Promise<string> {
  const clean = await sanitizeSvg(inlineStyles(source, window));
  limitReferenceExpansion(new window.DOMParser().parseFromString(clean, 'image/svg+xml'));
  return sanitizeEmbeddedPictures(clean);
}

function naturalSize(source: string, view: Rect): Size {
  const tag = ROOT.exec(source)?.[1] ?? '';
  const said = new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name, a ?? b ?? '']));
  return drawingSize(said.get('width'), said.get('height'), view);
}

function wholeSize({ width, height }: Size): Size {
  const longest = Math.max(width, height);
  const scale = Math.min(Math.max(longest, LEAST_SIDE), MOST_SIDE) / longest;
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

const ROOT = /<svg((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const ATTRIBUTE = /\s(width|height|viewBox|xmlns|data-left-out)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Root {
  readonly size: Size;
  /** What shows, in the space of a file that does not say so itself. */
  readonly view: Rect;
  readonly lost: string;
}

/** Browsers paint a drawing without a size of its own in one that they make up, or not at all. */
const sized = (text: string, { size, view, lost }: Root): string =>
  text.replace(ROOT, (_all, given: string) => {
    const said = /\sviewBox\s*=\s*["']([^"'<>]*)/.exec(given)?.[1];
    const box = said ?? [view.x, view.y, view.width, view.height].join(' ');
    const note = lost === '' ? '' : ` ${LEFT_OUT}="${lost}"`;
    const head = `xmlns="${NAMESPACE}" viewBox="${box}" width="${size.width}" height="${size.height}"${note}`;
    return `<svg ${head}${given.replace(ATTRIBUTE, '')}>`;
  });
