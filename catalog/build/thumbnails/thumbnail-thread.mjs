/** The build's thread, which compiles what it runs: Node's own hooks stay with the thread that set them. */
import { register } from 'tsx/esm/api';

register();
const worker = await import('./thumbnail-worker.ts');

/** @param {import('./thumbnail-worker.ts').DrawTask} task */
export const draw = (task) => worker.draw(task);
