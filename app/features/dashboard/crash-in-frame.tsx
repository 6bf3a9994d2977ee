import { CrashMessage } from '../pages/index.js';
import { DashboardLayout } from './dashboard-layout.js';

/** In place of a section that could not be loaded: the way to all others stays. */
export function CrashInFrame() {
  return (
    <DashboardLayout>
      <div className="dashboard-page">
        <div className="dashboard-content">
          <CrashMessage />
        </div>
      </div>
    </DashboardLayout>
  );
}
