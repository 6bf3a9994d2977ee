import { GpuCompositor } from '../../compose/gpu/gpu-compositor.js';

let shared: GpuCompositor | null | undefined;

/** One context for all mockups of a page, since browsers have few; null where there is no GPU, or it was lost twice. */
export function sharedGpu(): GpuCompositor | null {
  if (shared === undefined) shared = GpuCompositor.create();
  if (shared?.lost) shared = null;
  return shared;
}
