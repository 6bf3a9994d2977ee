import { DashboardPage } from '../../dashboard/index.js';
import { AllDesigns } from './all-designs.js';
import { designs as strings } from '../strings.js';

/** `/designmaker/start/all-designs`. */
export function AllDesignsPage() {
  return (
    <DashboardPage title={strings.all} signIn={strings.signIn}>
      <AllDesigns />
    </DashboardPage>
  );
}
