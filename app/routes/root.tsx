import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AccountGate, LoginDialog } from '../features/account/index.js';
import { Toasts } from '../ui/toasts.js';

/** What every page has: who is there, its place remembered, and room for messages. */
export function RootRoute() {
  return (
    <>
      <AccountGate>
        <Outlet />
        <LoginDialog />
      </AccountGate>
      <ScrollRestoration />
      <Toasts />
    </>
  );
}
