import { useQuery } from '@tanstack/react-query';
import { account, type DeviceSession } from '../../../server/contract/account.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { dateText } from '../../ui/dates.js';
import { Failure } from '../../ui/feedback/failure.js';
import { OF_USER } from '../account/index.js';
import { Section } from './section.js';
import { devices as strings, settings } from './strings.js';
import { useAccountChange } from './use-account-change.js';

export const SESSIONS = [OF_USER, 'sessions'] as const;

/** Where the account is logged in, and the way to end that. */
export function Devices() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => api(account.fetchSessions, {}, { signal }),
    staleTime: 0,
  });
  const { busy, run } = useAccountChange();
  const end = async (id?: string) => {
    if (!(await run(() => api(account.endSessions, id === undefined ? {} : { id })))) return;
    notifier.success(strings.ended);
    await refetch();
  };
  return (
    <Section title={strings.title}>
      {!data && isError && (
        <Failure message={settings.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <span className="skeleton settings-skeleton" />}
      {data && (
        <ul className="settings-devices">
          {data.map((one) => (
            <Device key={one._id} session={one} busy={busy} onEnd={() => void end(one._id)} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <button type="button" className="button second" disabled={busy} onClick={() => void end()}>
          {strings.endOthers}
        </button>
      )}
    </Section>
  );
}

interface DeviceProps {
  readonly session: DeviceSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Device({ session: { device, since, current }, busy, onEnd }: DeviceProps) {
  const name = device || strings.unknown;
  return (
    <li>
      <span className="settings-device">
        {name}
        <span className="settings-hint">
          {current ? strings.here : strings.since(dateText(new Date(since), new Date()))}
        </span>
      </span>
      {!current && (
        <button
          type="button"
          className="button quiet small"
          aria-label={strings.endOf(name)}
          disabled={busy}
          onClick={onEnd}
        >
          {strings.end}
        </button>
      )}
    </li>
  );
}
