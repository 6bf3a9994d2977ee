import { useState } from 'react';
import type { CurrentSubscription, PlanRecord } from '../../../server/contract/subscription.js';
import { Failure } from '../../ui/feedback/failure.js';
import { DashboardPage } from '../dashboard/index.js';
import { TestShopNote } from '../payment/index.js';
import { usePlans, useStanding } from './calls.js';
import { CreditHistory } from './credit-history.js';
import { CreditPacks } from './credit-packs.js';
import { PlanDialog } from './dialogs/plan-dialog.js';
import type { AskPlan, PlanRequest } from './plan-request.js';
import { PlanCards } from './plan-cards.js';
import { PlanStanding } from './plan-standing.js';
import './plans.css';
import { Quotas } from './quotas.js';
import { plans as strings } from './strings.js';

/** `/designmaker/start/plans`: the plan of a member, what is used of it, other plans, credits. */
export const PlansPage = () => (
  <DashboardPage title={strings.title} signIn={strings.signIn}>
    <Plans />
  </DashboardPage>
);

function Plans() {
  const plans = usePlans();
  const standing = useStanding();
  if (plans.data && standing.data) return <Known plans={plans.data} standing={standing.data} />;
  if (plans.isError || standing.isError) {
    const retry = () => {
      if (!plans.data) void plans.refetch();
      if (!standing.data) void standing.refetch();
    };
    return (
      <Failure message={strings.failed} onRetry={retry} busy={plans.isFetching || standing.isFetching} />
    );
  }
  return (
    <div className="plan-skeletons" role="status" aria-label={strings.loading}>
      {[120, 360, 120].map((height, index) => (
        <span key={index} className="skeleton" style={{ height }} />
      ))}
    </div>
  );
}

interface KnownProps {
  readonly plans: readonly PlanRecord[];
  readonly standing: CurrentSubscription;
}

function Known({ plans, standing }: KnownProps) {
  const [asked, setAsked] = useState<{ readonly request: PlanRequest; readonly opener: HTMLElement } | null>(
    null,
  );
  const ask: AskPlan = (request, opener) => setAsked({ request, opener });
  return (
    <>
      <div className="plan-now">
        <PlanStanding plans={plans} standing={standing} onAsk={ask} />
        <Quotas standing={standing} />
      </div>
      <PlanCards plans={plans} standing={standing} onAsk={ask} />
      <CreditPacks credits={standing.credits} onAsk={ask} />
      <CreditHistory />
      <TestShopNote />
      {asked && (
        <PlanDialog
          {...asked.request}
          standing={standing}
          plans={plans}
          opener={() => asked.opener}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
