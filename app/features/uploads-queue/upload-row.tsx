import { Icon } from '../../ui/icon.js';
import { uploadQueue } from './app-upload-queue.js';
import { uploads as strings } from './strings.js';
import { canCancel, type UploadTask } from './upload-queue.js';

/** A file: its name, how far it is or what is wrong with it, and what one can do about it. */
export function UploadRow({ task }: { readonly task: UploadTask }) {
  const { id, file, state, progress, retryable } = task;
  const moving = state === 'sending' || state === 'keeping';
  const again = retryable && (state === 'failed' || state === 'canceled');
  return (
    <li className={`upload-row ${state}`}>
      <span className="upload-name" dir="auto" title={file.name}>
        {file.name}
      </span>
      {moving ? (
        <progress
          {...(state === 'sending' && { value: progress })}
          max={1}
          aria-label={strings.progress(file.name)}
        />
      ) : (
        <span className="upload-state">{wordsOf(task)}</span>
      )}
      {canCancel(task) && (
        <button
          type="button"
          className="icon-button"
          aria-label={strings.cancel(file.name)}
          onClick={() => uploadQueue.cancel(id)}
        >
          <Icon name="x" size={16} />
        </button>
      )}
      {again && (
        <button
          type="button"
          className="icon-button"
          aria-label={strings.retry(file.name)}
          onClick={() => uploadQueue.retry(id)}
        >
          <Icon name="arrow-clockwise" size={16} />
        </button>
      )}
      {state === 'done' && (
        <span className="upload-kept">
          <Icon name="check" size={16} />
        </span>
      )}
    </li>
  );
}

function wordsOf({ state, message }: UploadTask): string {
  if (state === 'failed') return message;
  if (state === 'canceled') return strings.stopped;
  return state === 'done' ? strings.kept : strings.waiting;
}
