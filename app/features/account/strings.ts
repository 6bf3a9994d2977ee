import type { LoginMode } from '../../../server/contract/sign-in.js';

/** The words of accounts (spec 1 section 8, spec 2 section 8; D-010). */
export const account = {
  signIn: 'Sign in',
  logout: 'Logout',
  menuOf: 'Account of',
  unconfirmed: 'E-mail not confirmed',
  sendConfirmation: 'Send the link again',
  account: 'Account',
  loggedOut: 'You have been Logged Out',
  failed: 'Something went wrong',
  offline: 'You’re offline. Try again when you’re back online.',
  retry: 'Try again',
  loading: 'Loading',
  authenticating: 'Authenticating...',
  sharedDesigns: 'Shared designs',
  brandKit: 'Brand kit',
  orders: 'Your Orders',
  savedMockups: 'Your saved mockups',
  plan: 'Plan',
  newDesignTemplate: 'New design template',
  newTextTemplate: 'New text template',
} as const;

interface LoginWords {
  readonly title: string;
  readonly action: string;
}

export const login = {
  reason: 'Save your designs to your account.',
  reasonInEditor: 'Save your designs to your account. Your open design is saved first.',
  newHere: 'New here?',
  haveAccount: 'Have an account?',
  forgot: 'Forgot password?',
  modes: {
    login: { title: 'Log in', action: 'Log in' },
    register: { title: 'Create an account', action: 'Create an account' },
    forgot_password: { title: 'Forgot password', action: 'Choose a new password' },
  } satisfies Record<LoginMode, LoginWords>,
} as const;

/** Claiming what a visitor made, after sign-in (B-045). */
export const claiming = {
  failed: 'Something went wrong :/',
  progress: (done: number, total: number) =>
    total === 1 ? 'Keeping your picture' : `Keeping your pictures, ${Math.min(done + 1, total)} of ${total}`,
} as const;
