import { Logo } from '../../ui/logo.js';
import { useTitle } from '../../ui/use-title.js';
import './text-page.css';

/** A fault of ours, or a part of the product that could not be loaded: say so, and offer a fresh start. */
export function CrashPage() {
  useTitle('Something went wrong');
  return (
    <div className="text-page">
      <header className="text-page-top">
        <Logo height={24} />
      </header>
      <main className="not-found" role="alert">
        <h1 className="title-1">Something went wrong</h1>
        <p className="text-page-intro">This page could not be shown. Your saved designs are safe.</p>
        <button type="button" className="button second" onClick={() => location.reload()}>
          Try again
        </button>
      </main>
    </div>
  );
}
