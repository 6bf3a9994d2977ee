import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';

/** Without the empty places after the last one that was filled. */
const trimmed = (list: readonly unknown[]): readonly unknown[] => {
  const last = list.findLastIndex((value) => value !== null);
  return list.slice(0, last + 1);
};

const textOf = ({ hue_values, user_images }: MockupInputs): string =>
  JSON.stringify([trimmed(hue_values), trimmed(user_images)]);

/** Whether the inputs are others than those a mockup was opened with, or was last saved with. */
export const inputsDiffer = (inputs: MockupInputs, from: MockupInputs): boolean =>
  textOf(inputs) !== textOf(from);

/** Whether nothing at all was put in. */
export const isEmptyInputs = ({ hue_values, user_images }: MockupInputs): boolean =>
  trimmed(hue_values).length === 0 && trimmed(user_images).length === 0;
