import { uploads as strings } from './strings.js';
import { isBusy, type UploadTask } from './upload-queue.js';

export interface Summary {
  readonly words: string;
  readonly tone: 'busy' | 'good' | 'bad';
}

/** What the panel's heading says. Canceled files are no failure, and are counted nowhere. */
export function summaryOf(tasks: readonly UploadTask[]): Summary {
  const wanted = tasks.filter(({ state }) => state !== 'canceled');
  const count = (state: UploadTask['state']) => wanted.filter((task) => task.state === state).length;
  const failed = count('failed');
  if (isBusy(tasks)) return { words: strings.running(count('done') + failed, wanted.length), tone: 'busy' };
  if (failed > 0) return { words: strings.someFailed(failed, wanted.length), tone: 'bad' };
  return { words: wanted.length > 0 ? strings.done : strings.canceled, tone: 'good' };
}
