import { DashboardPage } from '../../../dashboard/index.js';
import { SharedDesigns } from './shared-designs.js';
import { shared as strings } from '../../strings.js';

/** `/designmaker/start/shared-designs`. */
export function SharedDesignsPage() {
  return (
    <DashboardPage title={strings.title} signIn={strings.signIn}>
      <SharedDesigns />
    </DashboardPage>
  );
}
