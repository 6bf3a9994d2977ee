import { kindFor } from '../../objects/kinds.js';
import { awaitedLetters, toldLetters } from '../../text/awaited-letters.js';
import type { Check } from './check.js';

/** Letters whose font could not be had: until it comes they show in another one or as boxes, in downloads too [E-010]. */
export const waitingFont: Check = ({ object }, { objects }) => {
  const fonts = kindFor(object)
    .needs(object)
    .filter((need) => need.type === 'font');
  const { letters } = awaitedLetters(objects.fonts.awaited, fonts);
  if (letters.length === 0) return null;
  return {
    check: 'waiting-font',
    severity: 'warning',
    facts: { letters: toldLetters(letters).letters.join(' '), count: letters.length },
    fixes: [{ action: 'try-again', from: object, to: object }],
  };
};
