/** What is wrong with one file of a pack. */
export interface PackFault {
  /** Its path in the pack, such as 'photos/harbor.jpg'. */
  readonly file: string;
  /** A sentence without its subject, which is the file: 'is no picture we can read'. */
  readonly what: string;
}

export const fault = (file: string, what: string): PackFault => ({ file, what });

/** A pack that cannot be taken, with every fault of every file. */
export class PackFaultsError extends Error {
  constructor(
    readonly pack: string,
    readonly faults: readonly PackFault[],
  ) {
    const lines = faults.map(({ file, what }) => `  ${file}: ${what}`);
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super(`The pack ${pack} has ${count}; nothing of it was taken:\n${lines.join('\n')}`);
    this.name = 'PackFaultsError';
  }
}
