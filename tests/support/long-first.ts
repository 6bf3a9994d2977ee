import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run for many seconds, whatever their size; one of them at the very end would leave a core idle. */
const LONG =
  /tests\/(visual\/|server\/(faults|access|jobs)\/|server\/process|unit\/(text\/fuzz|catalog\/sources))|property\.test\.ts$/;

/**
 * The order of test files: those of one project beside each other, since their processes are shared, and in each the long
 * ones first. Elsewhere as it is without us.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = new Map((await super.sort(files)).map((file, at) => [file, [...placeOf(file), at]]));
    return [...rank.keys()].sort((a, b) => {
      const [first, second] = [rank.get(a)!, rank.get(b)!];
      const apart = first.findIndex((value, i) => value !== second[i]);
      return apart < 0 ? 0 : first[apart]! - second[apart]!;
    });
  }
}

/** `together` comes first: it is the larger half. */
const placeOf = ({ project, moduleId }: TestSpecification): readonly number[] => [
  project.name === 'together' ? 0 : 1,
  LONG.test(moduleId) ? 0 : 1,
];
