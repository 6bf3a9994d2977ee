import * as z from 'zod';
import { CREDIT_PACKS, PLANS, type CreditPack, type Plan } from '../contract/offers.js';
import type { PageConfiguration } from '../contract/page-configuration.js';
import { ConfigError, parse, type Settings } from './parse.js';

/** Who sells, as it stands on invoices. */
export interface Seller {
  readonly name: string;
  /** From the street to the country. */
  readonly address: readonly string[];
  readonly email?: string;
  readonly tax_id?: string;
}

/** What things cost and who sells them; the operator's to decide (DECISIONS 20). */
export interface CommerceSettings {
  /** What a new account begins with. */
  readonly welcomeCredits: number;
  /** What can be subscribed to, the cheapest first. */
  readonly plans: readonly Plan[];
  /** The cheapest first. */
  readonly packs: readonly CreditPack[];
  /** Whether Magic Resize and Auto Suggest are for subscribers alone (B-044). */
  readonly walls: boolean;
  readonly seller: Seller;
  /** What the numbers of invoices begin with. */
  readonly invoicePrefix: string;
}

/** 'pro=12.00,business=30.00' or '10=9.00,50=40.00': names or numbers of credits, each with USD or a count. */
const LIST = /^[a-z0-9]{1,20}=\d{1,5}(\.\d{2})?(,[a-z0-9]{1,20}=\d{1,5}(\.\d{2})?){0,9}$/;
/** Less than this is eaten up by what a card payment costs; providers refuse it. */
const LEAST_CENTS = 50;

const list = (example: string) => z.string().regex(LIST, `must be like ${example}`).optional();

const count = (usual: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number, 0 to 99999')
    .default(usual)
    .transform(Number);

/** One line of an invoice. */
const words = (longest: number) => z.string().trim().min(1).max(longest);

const variables = z.object({
  WELCOME_CREDITS: count('10'),
  /** USD a month, by plan. */
  PLAN_PRICES: list('pro=12.00,business=30.00'),
  /** Credits a month, by plan. */
  PLAN_CREDITS: list('pro=10,business=40'),
  /** USD, by credits. */
  CREDIT_PACKS: list('10=9.00,50=40.00'),
  WALLS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SELLER_NAME: words(80).default('Design Maker'),
  SELLER_ADDRESS: words(300).optional(),
  SELLER_EMAIL: z.email('must be an e-mail address').optional(),
  SELLER_TAX_ID: words(60).optional(),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,12}$/, 'must be up to 12 letters, digits and hyphens')
    .default('DM-'),
});

/** Reads prices and the seller. Throws a ConfigError. */
export function readCommerce(set: Settings): CommerceSettings {
  const data = parse(variables, set);
  return {
    welcomeCredits: data.WELCOME_CREDITS,
    plans: plansOf(data.PLAN_PRICES, data.PLAN_CREDITS),
    packs: data.CREDIT_PACKS === undefined ? CREDIT_PACKS : packsOf(data.CREDIT_PACKS),
    walls: data.WALLS === 'on',
    seller: {
      name: data.SELLER_NAME,
      address: (data.SELLER_ADDRESS ?? '')
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
      ...(data.SELLER_EMAIL !== undefined && { email: data.SELLER_EMAIL }),
      ...(data.SELLER_TAX_ID !== undefined && { tax_id: data.SELLER_TAX_ID }),
    },
    invoicePrefix: data.INVOICE_PREFIX,
  };
}

/** What pages are told of it: nothing where it is as they know it. */
export const pageOffers = ({
  packs,
  walls,
}: CommerceSettings): Pick<PageConfiguration, 'packs' | 'walls'> => ({
  ...(packs !== CREDIT_PACKS && { packs: [...packs] }),
  ...(!walls && { walls }),
});

/** '14.99' in cents, without the rounding of floating numbers. */
function centsOf(amount: string): number {
  const [whole, cents = '0'] = amount.split('.');
  return Number(whole) * 100 + Number(cents);
}

/** What a list gives each name. Throws a ConfigError when a name comes twice. */
function entriesOf(name: string, text: string): Map<string, string> {
  const entries = text.split(',').map((entry) => entry.split('=') as [string, string]);
  const found = new Map(entries);
  if (found.size < entries.length) throw new ConfigError(`${name}: names something twice`);
  return found;
}

function plansOf(prices: string | undefined, credits: string | undefined): Plan[] {
  const priceOf = namedPlans('PLAN_PRICES', prices, centsOf);
  const creditsOf = namedPlans('PLAN_CREDITS', credits, Number);
  const plans = PLANS.map((plan) => ({
    ...plan,
    price_cents: priceOf.get(plan.id) ?? plan.price_cents,
    credits: creditsOf.get(plan.id) ?? plan.credits,
  }));
  requireWorth('PLAN_PRICES', plans);
  if (plans.some(({ credits: brought }) => !Number.isInteger(brought)))
    throw new ConfigError('PLAN_CREDITS: are whole numbers');
  return cheapestFirst(plans);
}

function namedPlans(name: string, text: string | undefined, read: (value: string) => number) {
  const given = text === undefined ? new Map<string, string>() : entriesOf(name, text);
  const unknown = [...given.keys()].find((id) => !PLANS.some((plan) => plan.id === id));
  if (unknown !== undefined) throw new ConfigError(`${name}: there is no plan '${unknown}'`);
  return new Map([...given].map(([id, value]) => [id, read(value)]));
}

function packsOf(text: string): CreditPack[] {
  const packs = [...entriesOf('CREDIT_PACKS', text)].map(([credits, price]) => {
    return { id: `credits_${credits}`, credits: Number(credits), price_cents: centsOf(price) };
  });
  if (packs.some(({ credits }) => !Number.isInteger(credits) || credits < 1 || credits > 99_999))
    throw new ConfigError('CREDIT_PACKS: each holds a number of credits, 1 to 99999');
  requireWorth('CREDIT_PACKS', packs);
  return cheapestFirst(packs);
}

interface Priced {
  readonly price_cents: number;
}

function requireWorth(name: string, offers: readonly Priced[]): void {
  if (offers.some(({ price_cents }) => price_cents < LEAST_CENTS))
    throw new ConfigError(`${name}: nothing costs less than 0.50`);
}

const cheapestFirst = <Offer extends Priced>(offers: readonly Offer[]): Offer[] =>
  [...offers].sort((one, other) => one.price_cents - other.price_cents);

/** What is sold where nothing is set. */
export const DEFAULT_COMMERCE: CommerceSettings = readCommerce({});
