/**
 * What the server keeps of people, in the words of the Policy page. A test holds it to the schema: every table that names an
 * account, a browser or an address is under one heading, every column of an account under its words [E-045].
 */
interface StoredData {
  readonly heading: string;
  readonly text: string;
  /** Tables of the database, by their names there. */
  readonly tables: readonly string[];
}

/** Columns of the tables that hold an account, and what they are to its owner; null for what says nothing about them. */
export const ACCOUNT_COLUMNS = {
  'user.id': null,
  'user.issuer': null,
  'user.subject': null,
  'user.email': 'your e-mail',
  'user.email_verified': 'whether it is confirmed',
  'user.name': 'your name',
  'user.type': 'whether you may write templates',
  'user.sub_status': 'your plan',
  'user.sub_scope': 'your plan',
  'user.credits': 'your credits',
  'user.picture_hash': 'the picture you chose',
  'user.created_at': 'when you came first',
  'provider_account.id': null,
  'provider_account.email': 'your e-mail',
  'provider_account.email_verified': 'whether it is confirmed',
  'provider_account.name': 'your name',
  'provider_account.password': 'a scrambled form of your password that nobody can read back',
  'provider_account.created_at': 'when you came first',
  'session.hash': null,
  'session.user_id': null,
  'session.product': null,
  'session.id_token': null,
  'session.device': 'which browser you are logged in with, such as Firefox on Windows',
  'session.created_at': 'since when you are logged in there',
  'session.expires_at': null,
} as const satisfies Record<string, string | null>;

/** 'a, b and c' */
const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const accountWords = [
  ...new Set(Object.values<string | null>(ACCOUNT_COLUMNS).filter((words) => words !== null)),
];

export const STORED_DATA: readonly StoredData[] = [
  {
    heading: 'Your account',
    text: `With an account we keep ${listed(accountWords)}, until you change or delete it. Where another provider keeps your account, the password is there alone.`,
    tables: ['user', 'provider_account', 'session'],
  },
  {
    heading: 'Your designs',
    text: 'Designs, their earlier versions, folders, saved mockups and files we painted of them are kept until you delete them; a deleted design is gone for good after 30 days. Without an account they belong to your browser by a cookie.',
    tables: ['visitor', 'saved_design', 'folder', 'saved_mockup', 'render_output'],
  },
  {
    heading: 'Your pictures and your brand kit',
    text: 'Without an account, pictures you upload stay in your browser. With one they are kept on the server, with the logos, fonts and colors of your brand kit, and with the pictures you had made from words and the words themselves.',
    tables: ['upload', 'team', 'generation'],
  },
  {
    heading: 'Whom you share with',
    text: 'The e-mail addresses you invite, their rights, and for a day who was mailed or asked for access. An owner sees who was invited.',
    tables: ['design_permission', 'folder_permission', 'invitation_mail', 'access_request'],
  },
  {
    heading: 'What you buy',
    text: 'Orders, payments, invoices, credits and what is left of your plan. Your card number is the payment provider’s alone. When you delete your account, orders and invoices stay in the books without your name and address.',
    tables: ['order', 'purchase', 'coupon_use', 'credit_entry', 'subscription', 'quota_use'],
  },
  {
    heading: 'Your scripts',
    text: 'Access tokens in a scrambled form that nobody can read back, what they are for and when they were last used; addresses that are told of finished renders, and what they were told. They are kept until you delete them.',
    tables: ['access_token', 'webhook'],
  },
  {
    heading: 'Mail',
    text: 'Mail we send you, for 30 days, and the links in it until they are used or too old.',
    tables: ['mail', 'mailed_link'],
  },
];
