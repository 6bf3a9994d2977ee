/** AAC where a browser has no encoder of it: that of FFmpeg as WebAssembly, in a worker that is made from text. */

/** Samples of silence that it puts before the sound. */
export const AAC_DELAY = 1024;

let added: Promise<boolean> | undefined;
let ours = false;

/** Whether it is what encodes AAC here. */
export const isAacOurs = (): boolean => ours;

/** Adds it to the encoders of MP4, once; false where a page's policy forbids such workers. */
export const addAacEncoder = (): Promise<boolean> => (added ??= add());

/** The same where no page's policy forbids anything, in Node. */
export const addAacEncoderAnyway = (): Promise<boolean> => (added ??= register());

const add = async (): Promise<boolean> => (await runsWorkersOfText()) && register();

async function register(): Promise<boolean> {
  // large, and few browsers need it
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
  return (ours = true);
}

/** A refused worker says so with an event, or at once. */
function runsWorkersOfText(): Promise<boolean> {
  if (typeof Worker === 'undefined') return Promise.resolve(false);
  const address = URL.createObjectURL(new Blob(['postMessage(0)'], { type: 'text/javascript' }));
  return new Promise<boolean>((resolve) => {
    const worker = new Worker(address);
    const answer = (runs: boolean) => {
      worker.terminate();
      resolve(runs);
    };
    worker.onmessage = () => answer(true);
    worker.onerror = (event) => {
      event.preventDefault();
      answer(false);
    };
  })
    .catch(() => false)
    .finally(() => URL.revokeObjectURL(address));
}
