import type { PlanDialogProps, PlanRequest } from '../plan-request.js';
import { PackDialog } from './pack-dialog.js';
import { CancelDialog } from './cancel-dialog.js';
import { CardDialog } from './card-dialog.js';
import { ChangeDialog } from './change-dialog.js';

export function PlanDialog(props: PlanDialogProps & PlanRequest) {
  const { standing, plans } = props;
  const current = plans.find(({ _id }) => _id === standing.plan);
  switch (props.kind) {
    case 'subscribe':
      return <CardDialog {...props} plan={props.plan} fresh />;
    case 'change':
      return <ChangeDialog {...props} plan={props.plan} />;
    case 'card':
      return current ? <CardDialog {...props} plan={current} /> : null;
    case 'cancel':
      return current ? <CancelDialog {...props} plan={current} /> : null;
    case 'pack':
      return <PackDialog {...props} pack={props.pack} />;
  }
}
