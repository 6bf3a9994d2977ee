import { useEffect } from 'react';
import { Logo } from '../../ui/logo.js';
import { isOffline } from '../../ui/offline.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import './text-page.css';

const again = () => location.reload();

/** A fault of ours, or a part of the product that could not be loaded: say so, and offer a fresh start. */
export function CrashPage() {
  return (
    <div className="text-page">
      <header className="text-page-top">
        <Logo height={24} />
      </header>
      <main className="not-found">
        <CrashMessage />
      </main>
    </div>
  );
}

/** Without a network a reload would end at the browser's own page, so it waits until there is one. */
export function CrashMessage() {
  useTitle('Something went wrong');
  const offline = isOffline();
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [offline]);
  return (
    <div role="alert">
      <h1 className="title-1">Something went wrong</h1>
      <p className="text-page-intro">
        {offline
          ? 'You are offline. This page opens as soon as the network is back. Your saved designs are safe.'
          : 'This page could not be shown. Your saved designs are safe.'}
      </p>
      {!offline && (
        <button type="button" className="button second" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}
