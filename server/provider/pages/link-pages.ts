import { signInAddress } from '../../contract/sign-in.js';
import { PASSWORD_SHORTEST } from '../accounts/field-validation.js';
import { fieldsOf, problemHtml, submitHtml, type FormState } from './form-fields.js';
import { html } from '../../pages/html.js';
import type { PageContent } from '../../pages/layout.js';

/** Pages that mailed links lead to, and those that only say something. */

export const newPasswordPage = (token: string, state: FormState): PageContent => ({
  title: Object.keys(state.errors).length > 0 ? 'Error: Set a new password' : 'Set a new password',
  body: html`<form class="account-form" method="post" action="/account/reset" novalidate>
    <h1 class="title-1">Set a new password</h1>
    <p class="lead">You will be logged out on all other devices.</p>
    ${problemHtml(state)}
    <input type="hidden" name="token" value="${token}" />
    ${fieldsOf(state, [
      {
        ...{ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password' },
        hint: `At least ${PASSWORD_SHORTEST} characters`,
      },
    ])}
    ${submitHtml('Set password')}
  </form>`,
});

/** A button, since programs that check mail follow links by themselves. */
export const confirmEmailPage = (token: string, email: string): PageContent => ({
  title: 'Confirm your e-mail',
  body: html`<form class="account-form" method="post" action="/account/verify">
    <h1 class="title-1">Confirm your e-mail</h1>
    <p class="lead"><strong>${email}</strong> belongs to you, and designs may be shared with it.</p>
    <input type="hidden" name="token" value="${token}" />
    ${submitHtml('Confirm e-mail')}
  </form>`,
});

export const newEmailPage = (token: string, email: string): PageContent => ({
  title: 'Confirm your new e-mail',
  body: html`<form class="account-form" method="post" action="/account/change">
    <h1 class="title-1">Confirm your new e-mail</h1>
    <p class="lead">From now on you log in with <strong>${email}</strong>.</p>
    <input type="hidden" name="token" value="${token}" />
    ${submitHtml('Confirm e-mail')}
  </form>`,
});

interface Note {
  readonly heading: string;
  readonly lead: string;
  /** What to do next. */
  readonly action?: { readonly href: string; readonly text: string };
}

export const notePage = ({ heading, lead, action }: Note): PageContent => ({
  title: heading,
  body: html`<div class="account-form">
    <h1 class="title-1">${heading}</h1>
    <p class="lead">${lead}</p>
    ${action && html`<a class="button primary large block" href="${action.href}">${action.text}</a>`}
  </div>`,
});

const START = '/designmaker/start';

/** Nobody knows any more where these readers came from: they go on from the dashboard. */
const LOG_IN = { href: signInAddress({ returnTo: START }), text: 'Log in' };

/** Leads on to where the link was asked for, such as the design somebody was invited to [E-008]. */
export const emailConfirmedPage = (returnTo: string | null): PageContent =>
  notePage({
    heading: 'Your e-mail is confirmed',
    lead: 'What was shared with it is yours to open now.',
    action: { href: signInAddress({ returnTo: returnTo ?? START }), text: 'Continue' },
  });

export const NOTES = {
  expired: notePage({
    heading: 'This page is too old',
    lead: 'It was left open for long, or its cookie was blocked. Begin again: your open design is kept.',
    action: LOG_IN,
  }),
  deadLink: notePage({
    heading: 'This link no longer works',
    lead: 'It was used before or is too old. ‘Forgot password?’ on the log in page mails another one, which confirms your e-mail too.',
    action: LOG_IN,
  }),
  passwordSet: notePage({
    heading: 'Your new password is set',
    lead: 'Log in with it from now on.',
    action: LOG_IN,
  }),
  failed: notePage({
    heading: 'That did not work',
    lead: 'The address or the request was not one we can answer. Begin again from Design Maker.',
    action: LOG_IN,
  }),
  busy: notePage({
    heading: 'Many people are here just now',
    lead: 'Please wait a minute, go back and try again. Your open design is kept.',
  }),
  signedOut: notePage({ heading: 'You are logged out', lead: 'You can close this page.' }),
} as const;
