import { rectsIntersect, expandRect } from '../../../../elements/math/geometry.js';
import { contrastRatio } from '../../../../elements/math/color.js';
import { MAX_ENLARGEMENT } from '../../../../elements/preflight/checks/low-resolution.js';
import {
  LARGE_TEXT,
  READABLE,
  READABLE_LARGE,
} from '../../../../elements/preflight/contrast/text-contrast.js';
import type { GridObject } from '../../../../elements/objects/grid/model.js';
import type { TextNote } from '../compile-context.js';
import type { Compiled } from '../compile-template.js';
import { turned, type Rule } from './rule.js';
import { covered } from './covered.js';
import { photoBackdrop } from './photo-backdrop.js';

/** Least distance of text from the page's edge, u. */
const MARGIN = 4;
/** Smallest em size: 1.9 u, and never so few pixels that a screen cannot draw it. */
const FLOOR = { units: 1.9, pixels: 11.5 };
const MAX_FAMILIES = 3;
/** A last line shorter than this share of the longest, of one word, looks left over. */
const WIDOW = 0.18;

const unitOf = ({ recipe }: Compiled): number => Math.min(...recipe.size) / 100;
const needed = (note: TextNote, unit: number): number =>
  note.size > LARGE_TEXT * unit ? READABLE_LARGE : READABLE;

const overflow: Rule = ({ notes }) =>
  notes
    .filter((note) => note.overflow)
    .map((note) => `overflow: ${note.layer} does not fit at its smallest size`);

const outside: Rule = (compiled) => {
  const margin = MARGIN * unitOf(compiled);
  const [width, height] = compiled.recipe.size;
  return compiled.notes
    .filter((note) => {
      const { x, y, width: w, height: h } = turned(note);
      return x < margin || y < margin || x + w > width - margin || y + h > height - margin;
    })
    .map((note) => `outside: ${note.layer} leaves the margin of ${MARGIN} u`);
};

const contrast: Rule = (compiled, library) =>
  compiled.notes.flatMap((note) => {
    const backdrops =
      note.ground === 'photo' ? photoBackdrop(turned(note), note.page, compiled, library) : [note.ground];
    const worst = Math.min(...backdrops.map((backdrop) => contrastRatio(note.color, backdrop)));
    const least = needed(note, unitOf(compiled));
    return worst + 0.01 < least ? [`contrast: ${note.layer} has ${worst.toFixed(2)}, needs ${least}`] : [];
  });

const overlap: Rule = ({ notes }) =>
  notes.flatMap((note, i) =>
    notes
      .slice(i + 1)
      .filter((other) => other.page === note.page)
      .filter((other) => rectsIntersect(turned(note), expandRect(turned(other), -0.5)))
      .map((other) => `overlap: ${note.layer} and ${other.layer}`),
  );

const floor: Rule = (compiled) => {
  const least = Math.max(FLOOR.units * unitOf(compiled), FLOOR.pixels);
  return compiled.notes
    .filter((note) => note.size < least)
    .map((note) => `floor: ${note.layer} is ${note.size} px, at least ${least.toFixed(1)} are needed`);
};

const widow: Rule = ({ notes }) =>
  notes
    .filter(({ lines, widths, setByHand }) => {
      const [last, longest] = [widths.at(-1)!, Math.max(...widths)];
      return !setByHand && lines.length > 1 && !lines.at(-1)!.includes(' ') && last < longest * WIDOW;
    })
    .map((note) => `widow: ${note.layer} ends with "${note.lines.at(-1)}" alone`);

/** Every picture of the design with its details, the background among them. */
function pictures({ design }: Compiled): { id: string; resource: string; width: number | undefined }[] {
  return design.pages.flatMap((page) =>
    [...(page.background_image ? [page.background_image] : []), ...page.objects].flatMap((object) => {
      const boxes = 'grid_details' in object ? (object as GridObject).grid_details.boxes : [];
      const details = 'image_details' in object ? [object.image_details] : boxes.map(({ image }) => image);
      return (details as (Record<string, unknown> | undefined)[]).flatMap((each) => {
        const resource = each?.['id_design_resource'];
        if (typeof resource !== 'string') return [];
        return [{ id: object.id, resource, width: each?.['image_width'] as number | undefined }];
      });
    }),
  );
}

const enlarged: Rule = (compiled, { photos }) =>
  pictures(compiled).flatMap(({ id, resource, width }) => {
    const facts = photos.get(resource);
    if (!facts || width === undefined || width <= facts.width * MAX_ENLARGEMENT) return [];
    return [`enlarged: ${id} shows ${resource} at ${(width / facts.width).toFixed(2)} times its size`];
  });

const unknown: Rule = (compiled, { photos, icons, premium }) =>
  pictures(compiled).flatMap(({ id, resource }) => {
    if (!photos.has(resource) && !icons.has(resource)) return [`unknown: ${id} names ${resource}`];
    return premium.has(resource) ? [`premium: ${id} uses ${resource}, which is sold`] : [];
  });

const glyphs: Rule = ({ notes }, { fonts }) =>
  notes.flatMap((note) => {
    // letters its own face lacks are set in a fallback's, the same wherever the design is opened
    const faces = [fonts.pick(note).face, ...fonts.fallbacks];
    const letters = [...note.lines.join('')];
    const missing = letters.filter((letter) => !faces.some((face) => face.covers(letter.codePointAt(0)!)));
    return missing.length
      ? [`glyphs: ${note.family} lacks ${[...new Set(missing)].join('')} in ${note.layer}`]
      : [];
  });

const families: Rule = ({ notes }) => {
  const used = new Set(notes.flatMap((note) => [note.family, ...note.parts.map(({ family }) => family)]));
  return used.size > MAX_FAMILIES ? [`families: ${used.size}, at most ${MAX_FAMILIES}`] : [];
};

const GRID_BOX = /\.boxes\.\d+$/;

const unrounded: Rule = ({ design }) => {
  const found: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'number' && Math.abs(Math.round(value * 100) / 100 - value) > 1e-9) found.push(path);
    if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value))
        // a grid's boxes are thirds and sevenths of it
        if (typeof inner !== 'number' || !GRID_BOX.test(path)) visit(inner, `${path}.${key}`);
  };
  design.pages.forEach((page, i) => visit(page, `page ${i}`));
  return found.map((path) => `unrounded: ${path}`);
};

export const rules = {
  overflow,
  outside,
  contrast,
  overlap,
  covered,
  floor,
  widow,
  enlarged,
  unknown,
  glyphs,
  families,
  unrounded,
} satisfies Record<string, Rule>;
