import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../account/index.js';
import { DashboardPage } from '../dashboard/index.js';
import { Appearance } from './appearance.js';
import { Belongings } from './belongings.js';
import { Deletion } from './deletion.js';
import { Devices, SESSIONS } from './devices.js';
import { Email } from './email.js';
import { OwnData } from './own-data.js';
import { Password } from './password.js';
import { AccessTokens } from './scripts/access-tokens.js';
import { Webhooks } from './scripts/webhooks.js';
import { Profile } from './profile.js';
import './settings.css';
import { settings as strings } from './strings.js';

/** `/designmaker/start/account`: one's own account [E-044], and the theme [E-034]. */
export const SettingsPage = () => (
  <DashboardPage title={strings.title} signIn={strings.signIn}>
    <Settings />
  </DashboardPage>
);

function Settings() {
  const user = useUser();
  const client = useQueryClient();
  if (!user) return null;
  return (
    <div className="settings">
      <Profile user={user} />
      {user.own_account && <Email user={user} />}
      {user.own_account && (
        <Password onChanged={() => void client.invalidateQueries({ queryKey: SESSIONS })} />
      )}
      <Appearance />
      <Devices />
      <Belongings />
      <AccessTokens />
      <Webhooks />
      <OwnData />
      <Deletion user={user} />
    </div>
  );
}
