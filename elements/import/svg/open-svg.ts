import type { PathClipper } from './shapes/path-clipper.js';
import type { Drawing } from './drawing.js';
import { LEFT_OUT, noteLeftOut } from './parse/left-out.js';
import { Notes } from './parse/notes.js';
import { readDrawing } from './read-drawing.js';
import { SvgRefused } from './parse/svg-refused.js';
import { sanitizedTree, type SvgWindow } from './parse/sanitize.js';
import { toIcon, type IconArtText } from './convert/to-icon.js';

export interface OpenedSvg {
  readonly drawing: Drawing;
  /** The drawing as one recolorable element, when it is no more than that. */
  readonly icon: IconArtText | null;
  readonly notes: Notes;
}

/**
 * Opens the text of an SVG file from outside. Nothing of it runs or loads; what could not be kept is in the notes. With a
 * clipper, shapes are cut to what their clips show. Throws SvgRefused, whose message is fit to show, for what is no SVG, cannot be read safely, or shows nothing.
 */
export function openSvg(text: string, window: SvgWindow, clipper: PathClipper | null = null): OpenedSvg {
  const notes = new Notes();
  const tree = sanitizedTree(text, window, notes);
  noteLeftOut(tree.attributes.get(LEFT_OUT), notes);
  const drawing = readDrawing(tree, notes, clipper);
  if (drawing.items.length === 0)
    throw new SvgRefused(['This SVG shows nothing that can be placed on the page.', ...notes.list].join(' '));
  return { drawing, icon: toIcon(drawing), notes };
}
