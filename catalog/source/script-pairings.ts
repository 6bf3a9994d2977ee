import type { Pairing } from '../build/templates/recipe.js';

/**
 * One family in three strengths. Headings get the leading that marks over and under the letters need, and an optical
 * scale where such marks make the letters look larger than their em.
 */
const family = (name: string, headingLeading: number, bodyLeading: number, scale = 1, headingScale = scale): Pairing => ({
  heading: { family: name, weight: 700, leading: headingLeading, scale: headingScale },
  sub: { family: name, weight: 700, leading: bodyLeading, scale: scale * 0.96 },
  body: { family: name, weight: 400, leading: bodyLeading, scale: scale * 0.96 },
});

/** Pairings for copy in other scripts than Latin. They are no font sets of the panel, which are for any text. */
export const scriptPairings = {
  cairo: family('Cairo', 1.22, 1.6),
  notoarabic: family('Noto Sans Arabic', 1.32, 1.7, 0.94),
  notohebrew: family('Noto Sans Hebrew', 1.06, 1.45),
  notodevanagari: family('Noto Sans Devanagari', 1.24, 1.6, 1, 0.84),
  // Korean and Chinese are set in the families that stand in for them: they are offered in no list
  notokorean: family('Noto Sans', 1.16, 1.6, 0.94),
  notochinese: family('Noto Sans', 1.14, 1.6, 0.96),
  zenkaku: family('Zen Kaku Gothic New', 1.12, 1.6, 0.96),
} satisfies Readonly<Record<string, Pairing>>;
