import { mockupInputs, type MockupInputs } from './mockup-inputs.js';

/** A mockup with what was put into it: all that its picture is made of. */
export interface FilledMockup {
  readonly id: string;
  readonly inputs: MockupInputs;
}

/** What the `src` of a picture begins with that is a mockup: no file is kept, whoever shows it composes it. */
export const MOCKUP_SRC = 'mockup/';

const SRC = /^mockup\/([a-z0-9][a-z0-9-]{0,79})\?(\{.*\})$/s;

/** The `src` of a mockup's picture: the same for the same inputs. The ids in it can be read, so that what it shows is kept. */
export const mockupSrc = ({ id, inputs }: FilledMockup): string =>
  `${MOCKUP_SRC}${id}?${JSON.stringify(mockupInputs.parse(inputs))}`;

/** The mockup that a `src` stands for; null for any other, and for one that is damaged. */
export function readMockupSrc(src: string): FilledMockup | null {
  const [, id, text] = SRC.exec(src) ?? [];
  if (id === undefined || text === undefined) return null;
  try {
    const inputs = mockupInputs.safeParse(JSON.parse(text));
    return inputs.success ? { id, inputs: inputs.data } : null;
  } catch {
    return null;
  }
}
