/** Entry of a painting thread. A thread does not get its parent's loader for TypeScript: it registers its own. */
import { register } from 'tsx/esm/api';

register();

export const { sourcesOf, render } = await import('./render-task.ts');
