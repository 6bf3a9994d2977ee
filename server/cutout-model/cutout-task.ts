import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { InferenceSession } from 'onnxruntime-web';
import type { CutoutModelSettings } from '../config/cutout-model.js';
import { CutoutModelError, type FoundMask } from './cutout-model.js';
import { planOf, type Declared, type ModelPlan } from './model-plan.js';
import { pictureTensor } from './picture-tensor.js';
import { readMask } from './read-mask.js';
import { loadRuntime, type Runtime } from './runtime.js';

/** Runs in a worker thread: a model works for seconds on a picture, and holds hundreds of megabytes. */

/** A model that is open, and how it is used. */
export interface OpenedModel {
  readonly plan: ModelPlan;
  readonly runtime: string;
}

export interface FindTask {
  readonly settings: CutoutModelSettings;
  /** Red, green and blue, of the plan's size. */
  readonly rgb: Uint8Array;
}

/** Errors lose their class between threads: what is wrong with a model comes as words. Anything else is thrown. */
export type Told<Result> = Result | { readonly fault: string };

interface Opened {
  readonly runtime: Runtime;
  readonly session: InferenceSession;
  readonly plan: ModelPlan;
}

/** What goes wrong is thrown, and logged as everything else: 4 lets the runtime itself speak of its end only. */
const QUIET = { logSeverityLevel: 4 } as const;

/** The one model of this thread. */
let opened: { readonly path: string; readonly model: Promise<Opened> } | undefined;

/** Opens the model, unless it is. */
export const open = (settings: CutoutModelSettings): Promise<Told<OpenedModel>> =>
  inWords(async () => {
    const { plan, runtime } = await theModel(settings);
    return { plan, runtime: runtime.name };
  });

/** The subject of a picture, as large as the model answers. */
export const find = ({ settings, rgb }: FindTask): Promise<Told<FoundMask>> =>
  inWords(async () => {
    const { plan, session, runtime } = await theModel(settings);
    const picture = new runtime.Tensor('float32', pictureTensor(rgb, plan), [1, 3, plan.height, plan.width]);
    const { [plan.output]: output } = await session.run({ [plan.input]: picture }, [plan.output]);
    if (!output || output.type !== 'float32')
      throw new CutoutModelError(`gives ${output?.type ?? 'nothing'}, but a mask of float32 is needed`);
    return readMask({ data: output.data as Float32Array, dims: output.dims });
  });

async function inWords<Result>(work: () => Promise<Result>): Promise<Told<Result>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CutoutModelError)) throw error;
    return { fault: error.message };
  }
}

function theModel(settings: CutoutModelSettings): Promise<Opened> {
  if (opened?.path === settings.path) return opened.model;
  const model = openModel(settings);
  opened = { path: settings.path, model };
  // one that could not be opened is tried again with the next task
  model.catch(() => (opened = undefined));
  return model;
}

async function openModel({ path, family }: CutoutModelSettings): Promise<Opened> {
  const file = await readFile(path).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new CutoutModelError(FILE_FAULTS[code ?? ''] ?? `cannot be read (${String(error)})`);
  });
  const runtime = await loadRuntime();
  const session = await runtime.InferenceSession.create(file, QUIET).catch((error: unknown) => {
    throw new CutoutModelError(`is no ONNX model that can be opened (${firstLine(error)})`);
  });
  const plan = planOf({
    ...{ inputs: session.inputMetadata.map(declared), outputs: session.outputMetadata.map(declared) },
    ...{ fileName: basename(path), family },
  });
  return { runtime, session, plan };
}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by the server',
  EISDIR: 'is a folder, but an .onnx file is needed',
};

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.trim();

const declared = (value: InferenceSession.ValueMetadata): Declared =>
  value.isTensor ? { name: value.name, type: value.type, shape: value.shape } : { name: value.name };
