/** The browser's color sampler (Chromium); TypeScript does not know it yet. */
interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

const Sampler = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

/** Whether the browser can pick a color from the screen. */
export const canSampleColor = Sampler !== undefined;

/** Lets the user pick a color from the screen; null when they press Escape. */
export async function sampleColor(): Promise<string | null> {
  if (!Sampler) return null;
  try {
    return (await new Sampler().open()).sRGBHex;
  } catch {
    // Escape rejects with AbortError: nothing was chosen, nothing is wrong.
    return null;
  }
}
