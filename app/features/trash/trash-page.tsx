import { DashboardPage } from '../dashboard/index.js';
import { TrashList } from './trash-list.js';
import { trash as strings } from './strings.js';

/** `/designmaker/start/trash` (E-039): for a visitor the designs of this device. */
export function TrashPage() {
  return (
    <DashboardPage title={strings.title} visitors={<TrashList about={strings.device} visitor />}>
      <TrashList about={strings.about} />
    </DashboardPage>
  );
}
