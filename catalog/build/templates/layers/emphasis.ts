import type { TextDetails } from '../../../../elements/objects/text/model.js';
import type { TextSpan, TextStyle } from '../../../../elements/text/types.js';
import type { Draft } from '../compile-context.js';
import type { TextLayer } from '../recipe.js';

const MARKED = /\*([^*]+)\*/g;

/** The copy without its asterisks, and the parts that stood between them in the style the layer sets them apart by. */
export function readEmphasis(
  copy: string,
  style: TextStyle,
  { emphasis, t }: TextLayer,
  draft: Draft,
): { readonly text: string; readonly parts: readonly TextSpan[] } {
  if (!copy.includes('*')) return { text: copy, parts: [] };
  if (!emphasis)
    throw new Error(`${draft.source.id}: ${t} marks words, but the recipe does not say how they look`);
  const family = emphasis.font ? draft.pairing[emphasis.font].family : style.family;
  const weight = emphasis.weight ?? (emphasis.font ? draft.pairing[emphasis.font].weight : style.weight);
  const underline = emphasis.underline ?? false;
  const marked = { ...style, family, weight, underline, italic: emphasis.italic ?? style.italic };
  const parts: TextSpan[] = [];
  let dropped = 0;
  for (const match of copy.matchAll(MARKED)) {
    const start = match.index - dropped;
    parts.push({ start, end: start + match[1]!.length, style: marked });
    dropped += 2;
  }
  return { text: copy.replace(MARKED, '$1'), parts };
}

/** The parts where they lie once the text is cut into its lines, joined by line feeds. */
export function movedParts(
  parts: readonly TextSpan[],
  lines: readonly string[],
  starts: readonly number[],
): TextSpan[] {
  let at = 0;
  const shifts = lines.map((line, i) => {
    const moved = { from: starts[i]!, to: starts[i]! + line.length, by: at - starts[i]! };
    at += line.length + 1;
    return moved;
  });
  return parts.flatMap(({ start, end, style }) =>
    shifts
      .filter(({ from, to }) => start < to && end > from)
      .map(({ from, to, by }) => ({ start: Math.max(start, from) + by, end: Math.min(end, to) + by, style })),
  );
}

/** The parts as a design stores them: only what differs from the whole text's style. */
export const emphasisRuns = (
  parts: readonly TextSpan[],
  whole: TextStyle,
): NonNullable<TextDetails['runs']> =>
  parts.map(({ start, end, style }) => ({
    start,
    end,
    ...(style.family === whole.family ? {} : { font: style.family }),
    ...(style.weight === whole.weight ? {} : { weight: style.weight, bold: style.weight >= 700 }),
    ...(style.italic === whole.italic ? {} : { italic: style.italic }),
    ...(style.color === whole.color ? {} : { fontColor: style.color }),
    ...(style.underline ? { underline: true } : {}),
  }));
