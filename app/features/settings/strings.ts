import { bidiIsolate } from '../../../server/contract/bidi-isolate.js';

/** The words of the account page [E-044]. */
export const settings = {
  title: 'Account',
  signIn: 'Sign in to see your account',
  failed: 'Something went wrong',
  save: 'Save',
  saved: 'Saved',
  outside: 'Name, e-mail and password are kept by your account provider. Change them there.',
} as const;

export const profile = {
  title: 'Profile',
  name: 'Name',
  picture: 'Picture',
  pictureAbout: 'Shown in your menu. PNG, JPEG or WebP.',
  choose: 'Choose a picture',
  remove: 'Remove',
} as const;

export const email = {
  title: 'E-mail',
  now: (address: string) => `You log in with ${address}.`,
  next: 'New e-mail',
  password: 'Password',
  action: 'Change e-mail',
  sent: (address: string) => `We sent a link to ${address}. Your e-mail changes once you open it.`,
} as const;

export const password = {
  title: 'Password',
  now: 'Password now',
  next: 'New password',
  hint: 'At least 10 characters. You are logged out on all other devices.',
  action: 'Change password',
  done: 'Your password is changed',
} as const;

export const appearance = {
  title: 'Appearance',
  about: 'For this browser.',
} as const;

export const devices = {
  title: 'Devices',
  unknown: 'A browser',
  here: 'This browser',
  since: (day: string) => `Since ${day}`,
  end: 'Log out',
  endOf: (device: string) => `Log out ${bidiIsolate(device)}`,
  endOthers: 'Log out everywhere else',
  ended: 'Logged out there',
} as const;

export const belongings = {
  title: 'Yours',
  orders: 'Orders of designs',
  mockupOrders: 'Orders of mockups',
  mockups: 'Saved mockups',
  plan: 'Plan and credits',
} as const;

export const ownData = {
  title: 'Your data',
  about:
    'Everything you made and bought, in one ZIP: designs, uploads, brand kit, mockups, AI images and orders.',
  action: 'Download everything',
} as const;

export const deletion = {
  title: 'Delete account',
  about:
    'Deletes your designs, pictures, brand kit, folders and mockups at once and for good. A plan ends without a refund. Orders stay in our books without your name.',
  open: 'Delete account',
  question: 'Delete your account?',
  questionAbout:
    'All that is yours is deleted and cannot be brought back. Download what you want to keep first.',
  password: 'Your password',
  email: 'Your e-mail, to be sure',
  action: 'Delete for good',
  cancel: 'Cancel',
} as const;
