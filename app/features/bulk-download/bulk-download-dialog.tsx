import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.js';
import { Modal } from '../../ui/dialogs/modal.js';
import './bulk-download.css';
import type { FailedItem } from './bulk-item.js';
import type { MadeArchives } from './make-archives.js';
import { bytesText } from './progress-format.js';
import { bulkDownload as strings } from './strings.js';
import { saveAll, useBulkDownload, type ItemsSource } from './use-bulk-download.js';

interface BulkDownloadDialogProps {
  /** 'Download all' unless told. */
  readonly title?: string;
  /** What the archive is called, without its ending. */
  readonly name: string;
  readonly items: ItemsSource;
  readonly onClose: () => void;
  /** Gets the focus back when the dialog closes. */
  readonly opener: () => Element | null | undefined;
}

/** Starts when it is shown; closing it cancels what is not done. */
export function BulkDownloadDialog({
  title = strings.title,
  name,
  items,
  onClose,
  opener,
}: BulkDownloadDialogProps) {
  const { state, start, cancel } = useBulkDownload(name);
  const begin = useRef(() => void start(items));
  useEffect(() => begin.current(), []);
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Modal open onOpenChange={close} title={title} opener={opener} className="bulk-download">
      {state.kind === 'done' ? (
        <Done made={state.made} onRetry={(failed) => void start(async () => failed)} onClose={close} />
      ) : state.kind === 'failed' ? (
        <Failed
          onRetry={() => void start(state.items.length > 0 ? async () => state.items : items)}
          onClose={close}
        />
      ) : (
        <Running
          percent={state.kind === 'running' ? state.percent : 0}
          current={state.kind === 'running' ? state.current : ''}
          onCancel={close}
        />
      )}
    </Modal>
  );
}

interface RunningProps {
  readonly percent: number;
  readonly current: string;
  readonly onCancel: () => void;
}

function Running({ percent, current, onCancel }: RunningProps) {
  return (
    <>
      <Bar percent={percent} />
      <p className="bulk-current" dir="auto">
        {current ? strings.current(current) : strings.preparing}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onCancel}>
          {strings.cancel}
        </button>
      </div>
    </>
  );
}

function Bar({ percent }: { readonly percent: number }) {
  return (
    <div className="bulk-bar">
      <progress value={percent} max={100} aria-label={strings.progress} />
      <span className="bulk-percent">{strings.percent(percent)}</span>
    </div>
  );
}

interface DoneProps {
  readonly made: MadeArchives;
  readonly onRetry: (items: readonly FailedItem['item'][]) => void;
  readonly onClose: () => void;
}

function Done({ made, onRetry, onClose }: DoneProps) {
  const { files, failed } = made;
  const nothing = files.length === 0;
  return (
    <>
      {!nothing && <Bar percent={100} />}
      <Outcome good={!nothing}>
        {nothing ? strings.nothing : failed.length > 0 ? strings.readyExceptSome : strings.ready}
      </Outcome>
      {files.map(({ name, blob }) => (
        <p className="bulk-current" dir="auto" key={name}>
          {strings.saved(name, bytesText(blob.size))}
        </p>
      ))}
      {failed.length > 0 && <FailedList failed={failed} />}
      <div className="dialog-actions">
        {failed.length > 0 ? (
          <button
            type="button"
            className="button second large"
            onClick={() => onRetry(failed.map(({ item }) => item))}
          >
            {nothing ? strings.retry : strings.retryMissing}
          </button>
        ) : (
          <button type="button" className="button second large" onClick={() => saveAll(made)}>
            {strings.saveAgain}
          </button>
        )}
        <button type="button" className="button primary large" onClick={onClose}>
          {strings.done}
        </button>
      </div>
    </>
  );
}

function FailedList({ failed }: { readonly failed: readonly FailedItem[] }) {
  return (
    <div className="bulk-failed">
      <h3>{strings.missing(failed.length)}</h3>
      <ul tabIndex={0} aria-label={strings.missing(failed.length)}>
        {failed.map(({ item, message }) => (
          <li key={item.id}>
            <span className="bulk-failed-name" dir="auto" title={item.name}>
              {item.name}
            </span>
            <span className="bulk-failed-why">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ good, children }: { readonly good: boolean; readonly children: ReactNode }) {
  return (
    <p className={good ? 'bulk-outcome' : 'bulk-outcome bad'} role={good ? 'status' : 'alert'}>
      <Icon name={good ? 'check-circle' : 'warning-circle'} />
      {children}
    </p>
  );
}

interface FailedProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Failed({ onRetry, onClose }: FailedProps) {
  return (
    <>
      <Outcome good={false}>{strings.failed}</Outcome>
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onClose}>
          {strings.cancel}
        </button>
        <button type="button" className="button primary large" onClick={onRetry}>
          {strings.retry}
        </button>
      </div>
    </>
  );
}
