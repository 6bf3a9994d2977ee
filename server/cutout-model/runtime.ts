import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { CutoutModelError } from './cutout-model.js';

/** What is used of ONNX Runtime; both of its packages have it. */
export interface Runtime {
  readonly name: string;
  readonly InferenceSession: typeof InferenceSession;
  readonly Tensor: typeof Tensor;
}

/** The native one is faster where an operator has it; the other runs everywhere. */
const PACKAGES = ['onnxruntime-node', 'onnxruntime-web'] as const;
/** The one the tests run with. */
const TESTED = 'onnxruntime-web@1.30.0';

/** ONNX Runtime, whichever is installed. Throws a CutoutModelError that says what to install. */
export async function loadRuntime(packages: readonly string[] = PACKAGES): Promise<Runtime> {
  const faults: string[] = [];
  for (const name of packages) {
    try {
      const loaded = (await import(name)) as Omit<Runtime, 'name'>;
      return { name, InferenceSession: loaded.InferenceSession, Tensor: loaded.Tensor };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND')
        faults.push(`${name} is installed but does not load (${String(error)})`);
    }
  }
  if (faults.length > 0) throw new CutoutModelError(`cannot be run: ${faults.join('; ')}`);
  throw new CutoutModelError(`cannot be run: install ONNX Runtime with "npm install ${TESTED}"`);
}
