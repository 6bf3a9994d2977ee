import {
  mockupInputs,
  NO_INPUTS,
  type CropDetails,
  type MockupInputs,
} from '../../compose/format/mockup-inputs.js';
import { warnOnce } from '../../base/warn-once.js';
import type { HueValue } from '../../compose/format/mockup-package.js';

/** A picture that is put into a layer. */
export interface PickedImage {
  readonly src: string;
  /** What it is called to the user. */
  readonly name?: string;
}

/** What is put into a mockup, with one thing changed. Lists grow with what is put in, and end with the last of it. */

export function withHue(inputs: MockupInputs, index: number, hue: HueValue | null): MockupInputs {
  return { ...inputs, hue_values: placed(inputs.hue_values, index, hue) };
}

export const withoutImage = (inputs: MockupInputs, index: number): MockupInputs => ({
  ...inputs,
  user_images: placed(inputs.user_images, index, null),
});

export function withCrop(inputs: MockupInputs, index: number, cropDetails: CropDetails): MockupInputs {
  const image = inputs.user_images[index];
  return image
    ? { ...inputs, user_images: placed(inputs.user_images, index, { ...image, cropDetails }) }
    : inputs;
}

function placed<T>(list: readonly (T | null)[], index: number, value: T | null): (T | null)[] {
  const length = Math.max(list.length, index + 1);
  return trimmed(Array.from({ length }, (_, i) => (i === index ? value : (list[i] ?? null))));
}

function trimmed<T>(list: readonly (T | null)[]): (T | null)[] {
  const end = list.findLastIndex((value) => value !== null) + 1;
  return list.slice(0, end);
}

/** Whether anything is put in. */
export const hasInputs = ({ hue_values, user_images }: MockupInputs): boolean =>
  [...hue_values, ...user_images].some((value) => value !== null);

/** Whether both show the same. */
export const sameInputs = (one: MockupInputs, other: MockupInputs): boolean => plain(one) === plain(other);

const plain = ({ hue_values, user_images }: MockupInputs): string =>
  JSON.stringify([trimmed(hue_values), trimmed(user_images)]);

/** Inputs as a page gave them; what cannot be used is none, with a warning. */
export function checkedInputs(value: unknown): MockupInputs {
  const checked = mockupInputs.safeParse(value ?? {});
  if (checked.success) return checked.data;
  const [fault] = checked.error.issues;
  warnOnce(`mockup inputs: ${fault?.path.join('.') ?? ''} ${fault?.message ?? 'not valid'}`);
  return NO_INPUTS;
}

/** Inputs from an attribute, as JSON; what cannot be read is none. */
export function readInputs(text: string | null): MockupInputs {
  try {
    return checkedInputs(JSON.parse(text ?? '{}'));
  } catch {
    warnOnce(`dm-mockup-editor: inputs cannot be read: ${text?.slice(0, 80)}`);
    return NO_INPUTS;
  }
}

/** What inputs hold at most; a mockup that is not here yet may take as many. */
export const MOST_PLACES = 32;

/** Throws a RangeError for a place that a mockup with so many of them has not. */
export function requirePlace(index: number, places: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= places)
    throw new RangeError(`the mockup takes ${places} pictures, there is no place ${index}`);
}

/** What is wrong with each layer's picture, by its place, with other words for one; none for ''. */
export function withFault(
  faults: Readonly<Record<number, string>>,
  index: number,
  message: string,
): Readonly<Record<number, string>> {
  const { [index]: _before, ...others } = faults;
  return message ? { ...others, [index]: message } : others;
}
