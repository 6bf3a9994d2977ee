import { SubjectDetector } from '../../editor/resources/subject-detector.js';
import { isEmptyMask } from '../../imaging/cutout/mask-text.js';
import type { BackgroundRemoval } from '../../objects/schema.js';
import type { EditorHost } from '../create-editor.js';

/**
 * Takes backgrounds away where no design is open, as the editor does at first: gives what an object stores of it, or null
 * where nothing is found to keep. Rejects when the picture cannot be had, or with the signal's reason.
 */
export function createSubjectFinder({ assets, subjects }: Pick<EditorHost, 'assets' | 'subjects'>) {
  const detector = new SubjectDetector(subjects);
  return async (source: string, signal: AbortSignal): Promise<BackgroundRemoval | null> => {
    const response = await fetch(await assets.resolve(source), { signal });
    if (!response.ok) throw new Error(`${source} answered ${response.status}`);
    const { mask } = await detector.find({ source, file: await response.blob() }, {}, signal);
    return isEmptyMask(mask) ? null : { enabled: true, crf: 0, matting: 0, source, mask };
  };
}
