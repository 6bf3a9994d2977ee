import type { Pairing, PairedFont } from '../generate/suggest/types.js';
import { weightIn } from '../generate/suggest/fonts/with-font.js';
import type { TextObject } from '../objects/text/model.js';

/** A letter is enough to have a face loaded. */
const SAMPLE = 'a';

/** Texts that need each face that the design may wear in the pairings, for loading. */
export function fontSamples(
  texts: readonly TextObject[],
  pairings: readonly Pairing[],
): readonly TextObject[] {
  const [text] = texts;
  if (!text) return [];
  const styles = texts.flatMap(({ text_details: details }) => [details, ...(details.runs ?? [])]);
  const weights = styles.flatMap(({ weight, bold }) => weight ?? (bold ? 700 : []));
  const slanted = styles.some(({ italic }) => italic);
  const samples = new Map<string, TextObject>();
  for (const { fonts } of pairings)
    for (const [role, font] of Object.entries(fonts))
      for (const weight of new Set([
        font.weight,
        ...(role === 'heading' ? [] : weights.map((each) => weightIn(font, each, false))),
      ]))
        for (const italic of slanted && font.italic ? [false, true] : [false])
          samples.set([font.name, font.src, weight, italic].join(' '), sampleOf(text, font, weight, italic));
  return [...samples.values()];
}

function sampleOf(text: TextObject, { name, src }: PairedFont, weight: number, italic: boolean): TextObject {
  const { runs: _, font_src: __, ...details } = text.text_details;
  const font = { font: name, ...(src !== undefined && { font_src: src }), weight, italic };
  return { ...text, text_details: { ...details, ...font, text: SAMPLE } };
}
