import { count, dateText } from '../../ui/dates.js';
import { creditsText, money } from '../../ui/money.js';
import { storageText } from './storage-text.js';

const day = (iso: string) => dateText(new Date(iso), new Date());

/** The words of plans and credits. */
export const plans = {
  title: 'Plan',
  signIn: 'Sign in to see your plan',
  loading: 'Loading your plan',
  failed: 'Something went wrong',
  free: 'Free',
  yours: 'Your plan',
  plans: 'Plans',
  monthly: (cents: number) => `${money(cents)} a month`,
  images: (many: number) => `${many} premium images monthly`,
  videos: (many: number) => `${many} premium videos monthly`,
  storage: (bytes: number) => `${storageText(bytes)} storage`,
  credits: (many: number) => `${creditsText(many)} monthly`,
  tools: 'Magic Resize and Auto Suggest',
  mockups: 'High-resolution mockups',
  freeTools: 'Every template and editing tool',
  freePictures: (cents: number, credits: number) =>
    `Premium images for ${money(cents)} or ${creditsText(credits)} each`,
  subscribe: (name: string) => `Subscribe to ${name}`,
  change: (name: string) => `Change to ${name}`,
  cancel: 'Cancel plan',
  resume: 'Keep plan',
  renews: (iso: string) => `Renews on ${day(iso)}.`,
  ends: (name: string, iso: string) => `${name} ends on ${day(iso)}. Until then everything stays as it is.`,
  changes: (name: string, iso: string) => `Changes to ${name} on ${day(iso)}.`,
  pastDue: 'Your card was declined. Add another card to keep your plan.',
  otherCard: 'Use another card',
  freeAbout: 'You pay only for what you buy.',
  granted: 'Granted by the operator.',
  used: 'Used this month',
  usedFree: 'Usage',
  quotas: { premium_images: 'Premium images', premium_videos: 'Premium videos', storage_bytes: 'Storage' },
  usedOf: (used: string, limit: string) => `${used} of ${limit}`,
} as const;

export const packs = {
  title: 'Credits',
  have: (many: number) => `You have ${creditsText(many)}.`,
  about: 'A premium image costs 1 credit. Credits do not expire.',
  buy: (many: number, cents: number) => `Buy ${creditsText(many)} for ${money(cents)}`,
  buyTitle: (many: number) => `Buy ${creditsText(many)}`,
  pay: (cents: number) => `Pay ${money(cents)}`,
  order: 'Get the credits',
  bought: (many: number) => `${count(many, 'credit')} added`,
} as const;

export const creditHistory = {
  title: 'Credit history',
  loading: 'Loading your credit history',
  failed: 'Something went wrong',
  none: 'No credits have come or gone yet.',
  more: 'Show more',
  what: 'What for',
  when: 'Date',
  change: 'Credits',
  balance: 'Balance',
  amount: (many: number) => (many > 0 ? `+${many}` : `−${-many}`),
  reasons: {
    welcome: 'Welcome credits',
    purchase: 'Premium images',
    pack: 'Credits bought',
    plan: 'Credits of your plan',
    refund: 'Refund',
    grant: 'From the operator',
    generation: 'AI image',
  },
} as const;

export const dialogs = {
  subscribe: (name: string) => `Subscribe to ${name}`,
  subscribeAbout: (cents: number) =>
    `${money(cents)} each month, charged to your card until you cancel. You can cancel at any time, to the end of the month paid for.`,
  subscribed: (name: string) => `Welcome to ${name}`,
  change: (name: string) => `Change to ${name}`,
  changeNow: (name: string, cents: number) =>
    `${name} is ${money(cents)} a month. It begins at once: your card is charged what is missing for the rest of this month.`,
  changeLater: (name: string, iso: string) =>
    `Your plan stays until ${day(iso)}, which is paid for. Then ${name} begins.`,
  changed: 'Plan changed',
  card: 'Use another card',
  cardAbout: (name: string, cents: number) =>
    `${name}, ${money(cents)} a month, is charged to it from now on.`,
  cardSaved: 'Card changed',
  cancel: 'Cancel plan',
  cancelAbout: (name: string, iso: string) =>
    `${name} ends on ${day(iso)}. What you bought stays yours, and so do your credits.`,
  canceled: 'Plan canceled',
  resumed: 'Plan kept',
  keep: 'Keep plan',
  back: 'Not now',
  notConfirmed: 'The payment was not confirmed. Please try again, or use another card.',
} as const;
