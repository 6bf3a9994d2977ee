import { pictureKey } from '../export-pictures.js';
import { makeVideo } from './make-video.js';
import type { VideoRequest, VideoResponse } from './video-messages.js';

/** A worker that makes one film and ends: also while its page is hidden. */

/** Plain Node, where this room loads too, has no such scope. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<VideoRequest>) => void) | null;
  postMessage?(message: VideoResponse | 'ready'): void;
};

async function answer({ job, pictures }: VideoRequest): Promise<VideoResponse> {
  const known = new Map(pictures.map(({ key, bitmap }) => [key, bitmap]));
  try {
    const file = await makeVideo(
      job,
      (source, effect) => known.get(pictureKey(source, effect)),
      (done, total) => scope.postMessage?.({ done, total }),
      () => scope.postMessage?.({ opus: true }),
    );
    return { file };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

if ('WorkerGlobalScope' in globalThis) {
  scope.onmessage = ({ data }) => void answer(data).then((message) => scope.postMessage?.(message));
  // what arrives while modules are still being loaded is lost
  scope.postMessage?.('ready');
}
