import { onDemand } from '../../../ui/on-demand.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { loginRequest } from './login-request.js';

export const loadLoginBox = async () => (await import('./login-box.js')).LoginBox;

const LoginBox = onDemand(loadLoginBox);

/** The question who is there (D-018), whenever it is asked. */
export function LoginDialog() {
  const request = useSignal(loginRequest);
  return request && <LoginBox request={request} />;
}
