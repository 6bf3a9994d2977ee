import { boxBounds, clamp, type Rect } from '../../../../elements/math/geometry.js';
import { formatHex } from '../../../../elements/math/color.js';
import {
  contrastOn,
  backdropRange,
  LARGE_TEXT,
  READABLE,
  READABLE_LARGE,
} from '../../../../elements/preflight/contrast/text-contrast.js';
import { pixelsOf } from '../../../../elements/render/node.js';
import type { Compiled } from '../compile-template.js';
import type { TextNote } from '../compile-context.js';
import type { Thumbnails } from '../../thumbnails/thumbnails.js';

/** Longer side of the picture that is looked at, px. */
const SIDE = 480;
/** The share of points that may be worse than what is reported: a bright speck does not make a text unreadable. */
const OUTLIERS = 0.06;

/** Contrast against what is really painted behind each text, whatever the recipe says lies there. */
export async function lintRenderedContrast(compiled: Compiled, thumbnails: Thumbnails): Promise<string[]> {
  const size = { width: compiled.recipe.size[0], height: compiled.recipe.size[1] };
  const scale = SIDE / Math.max(size.width, size.height);
  const unit = Math.min(...compiled.recipe.size) / 100;
  const issues: string[] = [];
  for (const [index, page] of compiled.design.pages.entries()) {
    const bare = { ...page, objects: page.objects.filter(({ type }) => type !== 'text') };
    const canvas = await thumbnails.paint(bare as never, size, scale);
    const picture = { data: pixelsOf(canvas), width: canvas.width, height: canvas.height };
    for (const note of compiled.notes.filter((each) => each.page === index)) {
      const least = note.size > LARGE_TEXT * unit ? READABLE_LARGE : READABLE;
      const worst = contrastOfNote(note, picture, scale);
      if (worst + 0.15 < least)
        issues.push(
          `${compiled.source.id}: painted: ${note.layer} has ${worst.toFixed(2)} over its ground, needs ${least}`,
        );
    }
  }
  return issues;
}

interface Picture {
  /** RGBA by rows. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

function contrastOfNote(note: TextNote, picture: Picture, scale: number): number {
  const area = scaled(boxBounds({ ...note.ink, rotation: note.rotation }), scale, picture);
  return contrastOn(note.color, backdropRange(pixelsIn(area, picture), OUTLIERS)!);
}

const pixelsIn = ({ x, y, width, height }: Rect, { data, width: stride }: Picture): string[] =>
  Array.from({ length: width * height }, (_, i) => {
    const at = ((y + Math.floor(i / width)) * stride + x + (i % width)) * 4;
    return formatHex({ r: data[at]!, g: data[at + 1]!, b: data[at + 2]! });
  });

function scaled(rect: Rect, scale: number, picture: Picture): Rect {
  const x = clamp(Math.floor(rect.x * scale), 0, picture.width - 1);
  const y = clamp(Math.floor(rect.y * scale), 0, picture.height - 1);
  const width = clamp(Math.ceil(rect.width * scale), 1, picture.width - x);
  const height = clamp(Math.ceil(rect.height * scale), 1, picture.height - y);
  return { x, y, width, height };
}
