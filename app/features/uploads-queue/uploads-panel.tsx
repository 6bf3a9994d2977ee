import { useId, useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { useAskBeforeLeaving } from '../../ui/hooks/use-ask-before-leaving.js';
import { useSignal } from '../../ui/hooks/use-signal.js';
import { uploadQueue, useQueueOwner } from './app-upload-queue.js';
import { uploads as strings } from './strings.js';
import { summaryOf } from './upload-summary.js';
import { canCancel, isBusy, type UploadTask } from './upload-queue.js';
import { UploadRow } from './upload-row.js';
import './uploads.css';

/** At the bottom right while files are on their way, and after that until it is closed. */
export function UploadsPanel({ account }: { readonly account: string }) {
  useQueueOwner(account);
  const tasks = useSignal(uploadQueue.tasks);
  const [small, setSmall] = useState(false);
  const heading = useId();
  const busy = isBusy(tasks);
  useAskBeforeLeaving(busy);
  if (tasks.length === 0) return null;
  const { words, tone } = summaryOf(tasks);
  const retryable = tasks.filter(({ state, retryable: may }) => state === 'failed' && may).length;
  return (
    <section className="uploads" aria-labelledby={heading}>
      <header>
        {tone === 'busy' ? (
          <span className="spinner" />
        ) : (
          <Icon name={tone === 'good' ? 'check-circle' : 'warning-circle'} />
        )}
        <h2 id={heading} role="status">
          {words}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-expanded={!small}
          aria-label={small ? strings.expand : strings.collapse}
          onClick={() => setSmall(!small)}
        >
          <Icon name={small ? 'caret-up' : 'caret-down'} size={16} />
        </button>
        {!busy && (
          <button
            type="button"
            className="icon-button"
            aria-label={strings.close}
            onClick={() => uploadQueue.clear()}
          >
            <Icon name="x" size={16} />
          </button>
        )}
      </header>
      {!small && (
        <>
          <ul aria-label={strings.panel} tabIndex={0}>
            {listed(tasks).map((task) => (
              <UploadRow key={task.id} task={task} />
            ))}
          </ul>
          {busy && tasks.filter(canCancel).length > 1 && (
            <footer>
              <button type="button" className="button quiet small" onClick={() => uploadQueue.cancelAll()}>
                {strings.cancelAll}
              </button>
            </footer>
          )}
          {!busy && retryable > 1 && (
            <footer>
              <button type="button" className="button second small" onClick={() => uploadQueue.retryAll()}>
                {strings.retryAll}
              </button>
            </footer>
          )}
        </>
      )}
    </section>
  );
}

/** When nothing moves any more, what failed comes first. */
const listed = (tasks: readonly UploadTask[]): readonly UploadTask[] =>
  isBusy(tasks)
    ? tasks
    : tasks.toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'));
