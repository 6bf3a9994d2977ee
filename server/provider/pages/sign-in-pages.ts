import { PASSWORD_SHORTEST } from '../accounts/field-validation.js';
import { fieldsOf, rememberMeHtml, problemHtml, submitHtml, type FormState } from './form-fields.js';
import { html, type Html } from '../../pages/html.js';
import type { PageContent } from '../../pages/layout.js';

/** The pages of one sign-in. Their addresses lie below the sign-in's own. */
export const SIGN_IN_PAGES = { logIn: 'log-in', register: 'register', forgot: 'forgot-password' } as const;

export interface SignInFormState extends FormState {
  /** The sign-in's own address, '/account/interaction/<uid>'. */
  readonly base: string;
  readonly formToken: string;
  /** Whether to stay signed in when the browser is closed. */
  readonly keep: boolean;
}

interface StepForm {
  readonly step: string;
  readonly heading: string;
  readonly lead: string;
  readonly body: Html;
  readonly after: Html;
}

const formHtml = (state: SignInFormState, { step, heading, lead, body, after }: StepForm): Html =>
  html`<form class="account-form" method="post" action="${state.base}/${step}" novalidate>
    <h1 class="title-1">${heading}</h1>
    <p class="lead">${lead}</p>
    ${problemHtml(state)}
    <input type="hidden" name="form_token" value="${state.formToken}" />
    ${body}
    <p class="other">${after}</p>
  </form>`;

/** Shown when there is something wrong, so that the window's name says it first. */
const titleOf = (title: string, { errors, problem }: FormState): string =>
  problem !== undefined || Object.keys(errors).length > 0 ? `Error: ${title}` : title;

const emailField = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' } as const;

export const logInPage = (state: SignInFormState): PageContent => ({
  title: titleOf('Log in', state),
  body: formHtml(state, {
    step: SIGN_IN_PAGES.logIn,
    heading: 'Log in',
    lead: 'to continue to Design Maker. Your open design is kept.',
    body: html`${fieldsOf(state, [
      emailField,
      {
        ...{ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
        aside: html`<a class="link" href="${state.base}/${SIGN_IN_PAGES.forgot}">Forgot password?</a>`,
      },
    ])}
    ${rememberMeHtml(state.keep)} ${submitHtml('Log in')}`,
    after: html`New here?
      <a class="link" href="${state.base}/${SIGN_IN_PAGES.register}">Create an account</a>`,
  }),
});

export const registerPage = (state: SignInFormState): PageContent => ({
  title: titleOf('Create an account', state),
  body: formHtml(state, {
    step: SIGN_IN_PAGES.register,
    heading: 'Create an account',
    lead: 'to keep, share and download your designs. Your open design is kept.',
    body: html`${fieldsOf(state, [
      { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
      emailField,
      {
        ...{ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' },
        hint: `At least ${PASSWORD_SHORTEST} characters`,
      },
    ])}
    ${rememberMeHtml(state.keep)} ${submitHtml('Create account')}`,
    after: html`Have an account? <a class="link" href="${state.base}/${SIGN_IN_PAGES.logIn}">Log in</a>`,
  }),
});

export const forgotPage = (state: SignInFormState): PageContent => ({
  title: titleOf('Forgot password', state),
  body: formHtml(state, {
    step: SIGN_IN_PAGES.forgot,
    heading: 'Forgot password',
    lead: 'Enter your e-mail. We send you a link to set a new password.',
    body: html`${fieldsOf(state, [emailField])} ${submitHtml('Send link')}`,
    after: html`<a class="link" href="${state.base}/${SIGN_IN_PAGES.logIn}">Back to log in</a>`,
  }),
});

/** The same whether or not there is such an account. */
export const mailSentPage = (base: string, email: string): PageContent => ({
  title: 'Mail sent',
  body: html`<div class="account-form">
    <h1 class="title-1">Look into your mail</h1>
    <p class="lead">
      If <strong>${email}</strong> has an account, a link to set a new password is on its way. It works for
      one hour.
    </p>
    <p class="lead">Nothing there? Look among unwanted mail, or try again in a few minutes.</p>
    <p class="other"><a class="link" href="${base}/${SIGN_IN_PAGES.logIn}">Back to log in</a></p>
  </div>`,
});
