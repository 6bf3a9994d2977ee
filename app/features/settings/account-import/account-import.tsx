import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../server/contract/envelope.js';
import { settings } from '../strings.js';
import { openArchive } from './archive.js';
import { AccountImport as Import } from './import-account.js';
import { pageCalls } from './import-calls.js';
import type { Report } from './report.js';
import { accountImport as strings } from './strings.js';
import { ZipError } from './zip-file.js';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly stop: () => void }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'done'; readonly report: Report; readonly stopped: boolean };

/** Brings what 'Download everything' made back into an account [E-087]. */
export function AccountImport() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const chooser = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const busy = state.kind === 'reading' || state.kind === 'running';

  const bringIn = async (file: File | undefined) => {
    if (!file) return;
    if (chooser.current) chooser.current.value = '';
    const stop = new AbortController();
    setState({ kind: 'reading' });
    try {
      const archive = await openArchive(file);
      const report = await new Import(archive, pageCalls()).run({
        signal: stop.signal,
        onProgress: (done, total) => setState({ kind: 'running', done, total, stop: () => stop.abort() }),
      });
      setState({ kind: 'done', report, stopped: stop.signal.aborted });
    } catch (error) {
      setState({ kind: 'refused', reason: reasonOf(error) });
    } finally {
      await client.invalidateQueries();
    }
  };

  return (
    <div className="settings-import">
      <p className="settings-about">{strings.about}</p>
      <button
        type="button"
        className="button second"
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={() => chooser.current?.click()}
      >
        {busy && <span className="spinner" />}
        {strings.action}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={strings.choose}
        onChange={({ target }) => void bringIn(target.files?.[0])}
      />
      {state.kind === 'running' && (
        <div className="settings-import-running">
          <progress value={state.done} max={Math.max(1, state.total)} aria-label={strings.progress} />
          <button type="button" className="button quiet" onClick={state.stop}>
            {strings.stop}
          </button>
        </div>
      )}
      <div role="status" className="settings-done">
        <Said state={state} />
      </div>
    </div>
  );
}

function Said({ state }: { readonly state: State }) {
  if (state.kind === 'reading') return strings.reading;
  if (state.kind === 'running') return strings.running(state.done, state.total);
  if (state.kind === 'refused') return <p className="settings-fault">{state.reason}</p>;
  if (state.kind !== 'done') return null;
  const { report, stopped } = state;
  const done = strings.done(report);
  return (
    <>
      <p>{stopped ? strings.stopped(done) : done}</p>
      {report.faults.length > 0 && (
        <>
          <p>{strings.faults(report.faults.length)}</p>
          <ul>
            {report.faults.map(({ name, reason }, i) => (
              <li key={i}>{strings.fault(name, reason)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const reasonOf = (error: unknown): string =>
  error instanceof ZipError || error instanceof ApiError ? error.message : settings.failed;
