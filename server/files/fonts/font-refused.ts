/** Why a font is not taken; its message is fit to show. */
export class FontRefused extends Error {
  override readonly name = 'FontRefused';
}

export const damaged = (where: string): FontRefused =>
  new FontRefused(`The font is damaged (${where}). Export or download it again, then try once more`);

export const tooHeavy = (): FontRefused =>
  new FontRefused('The font is too large once it is unpacked. Use one with fewer characters');
