import { openLogin } from '../../../account/index.js';
import '../../designs.css';
import { device as strings } from '../../strings.js';

/** Where a visitor's designs are, and how they are kept: signing in moves them to the account [E-006]. */
export function DeviceNote() {
  return (
    <p className="device-note">
      {strings.here}{' '}
      <button type="button" className="link" onClick={() => openLogin()}>
        {strings.signIn}
      </button>{' '}
      {strings.keep}
    </p>
  );
}
