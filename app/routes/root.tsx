import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toasts } from '../ui/toasts.js';

/** What every page has: its place remembered, and room for messages. */
export function RootRoute() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </>
  );
}
