import type { ReactNode } from 'react';
import { openLogin, useUser } from '../../account/index.js';
import { choose as strings } from '../strings.js';

interface MemberOnlyProps {
  /** What a visitor is told, such as 'Sign in to grab a screenshot'. */
  readonly ask: string;
  readonly children: ReactNode;
}

/** For a member; a visitor is asked to sign in, and comes back to the same mockup with what they put in. */
export function MemberOnly({ ask, children }: MemberOnlyProps) {
  if (useUser()) return children;
  return (
    <div className="choices-none">
      <p>{ask}</p>
      <button type="button" className="button second" onClick={() => openLogin()}>
        {strings.signInButton}
      </button>
    </div>
  );
}
