import type { TextDetails } from '../model.js';

/** The text once its width is meant: no longer to be guessed from its words. */
export function withoutAutoset(details: TextDetails): TextDetails {
  if (details.text_needs_autoset === undefined) return details;
  const { text_needs_autoset: _, ...rest } = details;
  return rest;
}
