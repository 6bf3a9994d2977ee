import type { ReactNode } from 'react';
import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { usePreventFileDrop } from '../../ui/hooks/use-prevent-file-drop.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { openLogin, useUser } from '../account/index.js';
import { DashboardLayout } from './dashboard-layout.js';
import { dashboard as strings } from './strings.js';

interface DashboardPageProps {
  /** The page's heading and the tab's name. */
  readonly title: string;
  /** Stands above the heading, such as the way back. */
  readonly above?: ReactNode;
  /** Stands after the heading, such as whose it is; for members only. */
  readonly beside?: ReactNode;
  /** Buttons at the right of the heading; for members only. */
  readonly actions?: ReactNode;
  /** What signing in is good for here: 'Sign in to see your folders'. */
  readonly signIn?: string;
  /** What a visitor has here; without it they are asked to sign in. */
  readonly visitors?: ReactNode;
  /** Whoever comes here may well have no account yet: making one is offered as well. */
  readonly newcomers?: boolean;
  /** Rendered for a member only: calls for what is theirs belong into components in here. */
  readonly children: ReactNode;
}

/** A section of the dashboard that needs an account. A visitor is asked to sign in, and comes back here. */
export function DashboardPage(props: DashboardPageProps) {
  const { title, above, beside, actions, signIn = '', newcomers = false, visitors, children } = props;
  const member = useUser();
  useTitle(title);
  usePreventFileDrop();
  return (
    <DashboardLayout>
      <div className="dashboard-page">
        <header>
          {above && <div className="dashboard-above">{above}</div>}
          <h1 className="title-1" dir="auto">
            {title}
          </h1>
          {member && beside && <div className="dashboard-beside">{beside}</div>}
          {member && actions && <div className="dashboard-actions">{actions}</div>}
        </header>
        <div className="dashboard-content" key={member?._id}>
          {member ? children : (visitors ?? <SignInFirst sentence={signIn} newcomers={newcomers} />)}
        </div>
      </div>
    </DashboardLayout>
  );
}

interface SignInFirstProps {
  readonly sentence: string;
  /** Making an account is offered as well. */
  readonly newcomers?: boolean;
}

/** Asks a visitor to sign in; they come back to the page. */
export function SignInFirst({ sentence, newcomers = false }: SignInFirstProps) {
  return (
    <EmptyPage heading={sentence} help={strings.comeBack}>
      <button type="button" className="button primary" onClick={() => openLogin()}>
        {strings.signIn}
      </button>
      {newcomers && (
        <button
          type="button"
          className="button second dashboard-newcomer"
          onClick={() => openLogin('register')}
        >
          {strings.register}
        </button>
      )}
    </EmptyPage>
  );
}
