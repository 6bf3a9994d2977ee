import type { Part, Truth } from './template-parts.js';

/** How well one part is told, over many objects. */
export interface PartScore {
  /** Objects that are meant to be it. */
  readonly meant: number;
  /** Of what is told to be it, the share that is. */
  readonly precision: number;
  /** Of what is meant to be it, the share that is told right. */
  readonly recall: number;
}

/** Counts what was told against the truth, part by part. */
export class PartCounts {
  private readonly counts = new Map<Part, { meant: number; found: number; told: number; right: number }>();

  add(told: Part, truth: Truth): void {
    const isRight = truth.includes(told);
    const [meant, said] = [this.of(truth[0]), this.of(told)];
    meant.meant++;
    if (isRight) meant.found++;
    said.told++;
    if (isRight) said.right++;
  }

  scores(): ReadonlyMap<Part, PartScore> {
    return new Map(
      [...this.counts].map(([part, { meant, found, told, right }]) => [
        part,
        { meant, precision: told ? right / told : 1, recall: meant ? found / meant : 1 },
      ]),
    );
  }

  private of(part: Part) {
    const known = this.counts.get(part) ?? { meant: 0, found: 0, told: 0, right: 0 };
    this.counts.set(part, known);
    return known;
  }
}
