import { onDemand } from '../../../ui/on-demand.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { loginRequest } from './login-request.js';

export const loadLoginBox = async () => (await import('./login-box.js')).LoginBox;

const LoginBox = onDemand(loadLoginBox);

/** The sign-in dialog (D-018), fetched when it is first requested. */
export function LoginDialog() {
  const request = useSignal(loginRequest);
  return request && <LoginBox request={request} />;
}
