import { Link } from 'react-router-dom';
import { START_ADDRESS } from '../../../saved-designs.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { useUser } from '../../account/index.js';
import { DashboardPage } from '../../dashboard/index.js';
import { UploadsPanel } from '../../uploads-queue/index.js';
import { AllDesigns } from './all-designs.js';
import { DeviceDesigns } from './device/device-designs.js';
import { designs as strings } from '../strings.js';

/** `/designmaker/start/all-designs`. */
export function AllDesignsPage() {
  const user = useUser();
  // wider windows have it in the navigation
  const trash = useMedia(PHONE) && (
    <Link className="button second" to={`${START_ADDRESS}/trash`}>
      {strings.trash}
    </Link>
  );
  return (
    <DashboardPage title={strings.all} signIn={strings.signIn} visitors={<DeviceDesigns />} actions={trash}>
      <AllDesigns />
      {user && <UploadsPanel account={user._id} />}
    </DashboardPage>
  );
}
