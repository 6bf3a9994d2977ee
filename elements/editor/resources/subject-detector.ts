import { CutoutRunner } from '../../imaging/cutout/cutout-runner.js';
import { LEAST_TRUSTED, type FoundSubject } from '../../imaging/cutout/cutout-task.js';
import { maskText } from '../../imaging/cutout/mask-text.js';
import { CUT_SIDE, maskWithin } from '../../imaging/cutout/mask.js';
import type { SubjectHints, SubjectService } from '../../ports/subject-service.js';

/**
 * Finds the subjects of pictures: by the host's service when there is one that answers, else by ourselves. What we found
 * because the service failed says why.
 */
export class SubjectDetector {
  readonly #service: SubjectService | undefined;
  readonly #runner: Pick<CutoutRunner, 'find'>;

  constructor(service?: SubjectService, runner: Pick<CutoutRunner, 'find'> = new CutoutRunner()) {
    this.#service = service;
    this.#runner = runner;
  }

  /** Rejects when the picture cannot be read, or with the signal's reason. */
  async find(
    { source, file }: { readonly source: string; readonly file: Blob },
    hints: SubjectHints = {},
    signal?: AbortSignal,
  ): Promise<FoundSubject> {
    const served = await this.#served(file, hints, signal);
    if (served && 'mask' in served) return served;
    return { ...(await this.#runner.find(source, file, hints, signal)), ...served };
  }

  async #served(
    file: Blob,
    hints: SubjectHints,
    signal?: AbortSignal,
  ): Promise<FoundSubject | { readonly insteadOf: string } | undefined> {
    try {
      const found = await this.#service?.find(file, hints, signal ? { signal } : {});
      if (!found) return undefined;
      const { score = 1 } = found;
      return {
        mask: maskText(maskWithin(found, CUT_SIDE)),
        quality: { score, trusted: score >= LEAST_TRUSTED, doubts: [] },
      };
    } catch (error) {
      signal?.throwIfAborted();
      return { insteadOf: error instanceof Error ? error.message : '' };
    }
  }
}
