/** Why a drawing is not taken; its message is fit to show. */
export class SvgRefused extends Error {
  override readonly name = 'SvgRefused';
}
