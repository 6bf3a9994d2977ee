import { useMutation } from '@tanstack/react-query';
import {
  subscription,
  type CurrentSubscription,
  type PlanRecord,
} from '../../../server/contract/subscription.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { Icon } from '../../ui/icon.js';
import { useRefresh } from './calls.js';
import { isPaying } from './plan-offer.js';
import type { AskPlan } from './plan-request.js';
import { dialogs, plans as strings } from './strings.js';

interface PlanStandingProps {
  readonly plans: readonly PlanRecord[];
  readonly standing: CurrentSubscription;
  readonly onAsk: AskPlan;
}

/** Which plan it is and what becomes of it: renewed, ended, changed, or unpaid. */
export function PlanStanding({ plans, standing, onAsk }: PlanStandingProps) {
  const { status, cancel_at_period_end: ends, next_plan: next, period_end: end } = standing;
  const has = status === 'active' || status === 'past_due' ? standing.plan : null;
  const name = plans.find(({ _id }) => _id === has)?.name ?? has;
  const following = plans.find(({ _id }) => _id === next)?.name;
  return (
    <section className="plan-standing" aria-label={strings.yours}>
      <h2 className="title-2">{name ?? strings.free}</h2>
      {status === 'past_due' && has !== null ? (
        <div className="banner plan-past-due" role="alert">
          <Icon name="warning" />
          <div className="grow">
            <p>{strings.pastDue}</p>
            <button
              type="button"
              className="button second small"
              onClick={({ currentTarget }) => onAsk({ kind: 'card' }, currentTarget)}
            >
              {strings.otherCard}
            </button>
          </div>
        </div>
      ) : ends && end !== null && name !== null ? (
        <div className="banner">
          <Icon name="clock-counter-clockwise" />
          <div className="grow">
            <p>{strings.ends(name, end)}</p>
            <Resume />
          </div>
        </div>
      ) : (
        <p className="plan-about">
          {has === null && strings.freeAbout}
          {has !== null && !isPaying(standing) && strings.granted}
          {isPaying(standing) &&
            end !== null &&
            (following ? strings.changes(following, end) : strings.renews(end))}
        </p>
      )}
    </section>
  );
}

/** Takes a cancellation back. */
function Resume() {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(subscription.resume, {}),
    onSuccess: () => {
      notifier.success(dialogs.resumed);
      return refresh();
    },
    onError: () => notifier.error(strings.failed, () => mutate()),
  });
  return (
    <button
      type="button"
      className="button second small"
      aria-busy={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {isPending && <span className="spinner" />}
      {strings.resume}
    </button>
  );
}
