import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Notifier } from '../../../../elements/ports/host.js';
import type { SoldRef } from '../../../ports/sold-pictures.js';
import { payFirstWith, withItems, type Cart, type CartItem, type PayWith, type Wallet } from './cart.js';
import { checkoutAt } from './checkout/checkout-messages.js';
import { buying as strings } from './strings.js';

/** What the server is asked. Each rejects when it refused, or could not be reached. */
export interface Shop {
  /** Those that are sold and are not the asker's yet. */
  unbought(refs: readonly SoldRef[]): Promise<readonly CartItem[]>;
  /** Cents for all of them. */
  price(items: readonly CartItem[]): Promise<number>;
  wallet(): Promise<Wallet>;
  /** Cents off a price in cents. Its message is fit to show. */
  discount(code: string, price: number): Promise<number>;
  /** The address of a checkout of ours, or null when they are bought. */
  buy(cart: Cart): Promise<string | null>;
  /** Has the server look whether an order was paid. */
  settle(order: string): Promise<void>;
}

export interface BuyingHost {
  readonly shop: Shop;
  readonly notifier: Notifier;
  /** Shows clean what was bought. */
  readonly bought: (refs: readonly SoldRef[]) => Promise<unknown>;
  /** Those that are shown with their watermark. */
  readonly marked: (refs: readonly SoldRef[]) => readonly SoldRef[];
  /** Says that nobody is signed in any more; true when that is why it failed. */
  readonly signedOut: (error: unknown) => boolean;
  /** Whether the browser has no network. */
  readonly offline: () => boolean;
  /** Waits so many ms. */
  readonly pause: (ms: number) => Promise<void>;
  /** Where our own pages lie. */
  readonly origin: string;
}

/** Where a download stands between its button and the choice of a format. */
export type BuyingState =
  | { readonly at: 'loading' }
  /** Nobody can say what is to be bought. */
  | { readonly at: 'failed' }
  | { readonly at: 'cart'; readonly cart: Cart; readonly couponFault: string; readonly isPending: boolean }
  | { readonly at: 'paying'; readonly cart: Cart }
  | { readonly at: 'checkout'; readonly cart: Cart; readonly src: string; readonly order: string }
  /** A payment was made, or left: the server is asked what became of it. */
  | { readonly at: 'settling'; readonly cart: Cart }
  | { readonly at: 'download' };

/** Pictures of one order. */
const MOST_ITEMS = 100;

/** A payment that was made is waited for so long: as many times, ms apart. */
const SETTLE_TRIES = 8;
const SETTLE_PAUSE = 1500;

/**
 * From the cart over the payment to the download (spec 2 section 4). Whatever a frame or a message says, what is bought is
 * what the server no longer sells: it is asked after each payment, each failure and each frame that was closed.
 */
export class BuyingFlow {
  readonly #host: BuyingHost;
  readonly #state = signal<BuyingState>({ at: 'loading' });
  #refs: readonly SoldRef[] = [];
  /** Another number ends what is under way. */
  #round = 0;

  constructor(host: BuyingHost) {
    this.#host = host;
  }

  get state(): ReadonlySignal<BuyingState> {
    return this.#state;
  }

  /** Begins with what the design shows now. */
  async open(refs: readonly SoldRef[]): Promise<void> {
    this.#refs = refs;
    const round = ++this.#round;
    if (refs.length === 0) return this.#set({ at: 'download' });
    this.#set({ at: 'loading' });
    try {
      const unbought = await this.#host.shop.unbought(refs);
      await this.#showOwned(refs, unbought);
      if (round !== this.#round) return;
      if (unbought.length === 0) return this.#set({ at: 'download' });
      const items = unbought.slice(0, MOST_ITEMS);
      const [price, wallet] = await Promise.all([this.#host.shop.price(items), this.#wallet(round)]);
      if (round !== this.#round) return;
      const payWith = payFirstWith({ items, wallet });
      this.#setCart({ items, price, wallet, payWith, coupon: null });
    } catch (error) {
      if (round !== this.#round) return;
      // without a network what is here can still be downloaded, as it shows
      if (this.#host.offline()) return this.#set({ at: 'download' });
      this.#set({ at: 'failed' });
      this.#fail(error, strings.failedPurchase);
    }
  }

  /** What was bought on another device, or by a payment that came late, still shows its watermark here. */
  async #showOwned(refs: readonly SoldRef[], unbought: readonly SoldRef[]): Promise<void> {
    const sold = new Set(unbought.map(({ id }) => id));
    const owned = this.#host.marked(refs).filter(({ id }) => !sold.has(id));
    if (owned.length > 0) await this.#host.bought(owned);
  }

  /** Asks again for what could not be had. */
  retry(): void {
    const state = this.#state.peek();
    if (state.at === 'failed') void this.open(this.#refs);
    else if (state.at === 'cart') void this.#askWallet(state.cart);
  }

  /** Goes on with watermarks. */
  skip(): void {
    this.#round++;
    this.#set({ at: 'download' });
  }

  /** The dialog is closed: what is under way on the server goes on there, and is found by the next `open`. */
  close(): void {
    this.#round++;
  }

  payWith(payWith: PayWith): void {
    this.#change((cart) => ({ ...cart, payWith }));
  }

  async applyCoupon(typed: string): Promise<void> {
    const state = this.#state.peek();
    const code = typed.trim();
    if (state.at !== 'cart' || !code) return;
    const round = this.#round;
    const { cart } = state;
    try {
      const discount = await this.#host.shop.discount(code, cart.price);
      if (round === this.#round) this.#change((now) => ({ ...now, coupon: { code, discount } }));
    } catch (error) {
      if (round !== this.#round || this.#host.signedOut(error)) return;
      const couponFault = error instanceof Error ? error.message : String(error);
      this.#set({ ...state, couponFault });
    }
  }

  removeCoupon(): void {
    this.#change((cart) => ({ ...cart, coupon: null }));
  }

  async buy(): Promise<void> {
    const state = this.#state.peek();
    if (state.at !== 'cart') return;
    const { cart } = state;
    const round = ++this.#round;
    this.#set({ at: 'paying', cart });
    const byCard = cart.payWith === 'card';
    try {
      const address = await this.#host.shop.buy(cart);
      // bought is bought, whether or not the dialog is still open
      if (address === null) return void (await this.#settled(cart, [], round, false));
      if (round !== this.#round) return;
      const checkout = checkoutAt(address, this.#host.origin);
      if (!checkout) throw new Error('the checkout lies elsewhere');
      this.#set({ at: 'checkout', cart, ...checkout });
    } catch (error) {
      if (round !== this.#round) return;
      // bought in another tab meanwhile, or answered too late: the server knows
      const settled = await this.#settle(cart, round);
      if (!settled) this.#fail(error, byCard ? strings.failedPayment : strings.failedPurchase);
    }
  }

  /** The checkout says that it was paid, or that it failed; `left` when it was closed, or never answered. */
  async ended(how: 'paid' | 'failed' | 'left'): Promise<void> {
    const state = this.#state.peek();
    if (state.at !== 'checkout') return;
    const { cart, order } = state;
    const round = ++this.#round;
    const settled = await this.#settle(cart, round, { order, patient: how === 'paid' });
    if (!settled && how === 'failed' && round === this.#round)
      this.#host.notifier.error(strings.failedPayment);
  }

  /** Something was bought elsewhere, as in another tab. */
  async boughtElsewhere(): Promise<void> {
    const state = this.#state.peek();
    if (state.at !== 'cart') return;
    const round = ++this.#round;
    await this.#settle(state.cart, round, { quiet: true });
  }

  /** True when nothing of the cart is left to be bought, and the download follows. */
  async #settle(
    cart: Cart,
    round: number,
    { order, patient = false, quiet = false }: { order?: string; patient?: boolean; quiet?: boolean } = {},
  ): Promise<boolean> {
    const { shop } = this.#host;
    if (!quiet) this.#set({ at: 'settling', cart });
    let left = cart.items;
    for (let tries = patient ? SETTLE_TRIES : 1; tries > 0; tries--) {
      // unpaid is no failure here, and an order that cannot be asked about shows in what is still sold
      if (order !== undefined) await shop.settle(order).catch(() => undefined);
      left = await shop.unbought(cart.items).catch(() => left);
      if (left.length === 0 || round !== this.#round) break;
      if (tries > 1) await this.#host.pause(SETTLE_PAUSE);
    }
    return this.#settled(cart, left, round, patient);
  }

  async #settled(cart: Cart, left: readonly CartItem[], round: number, isPending: boolean): Promise<boolean> {
    const open = new Set(left.map(({ id }) => id));
    const bought = cart.items.filter(({ id }) => !open.has(id));
    // what was bought shows clean whether or not the dialog is still open
    if (bought.length > 0) await this.#host.bought(bought);
    if (round !== this.#round) return true;
    if (left.length === 0) {
      // a design may show more of them than one order takes
      if (cart.items.length < MOST_ITEMS) this.#set({ at: 'download' });
      else await this.open(this.#refs);
      return true;
    }
    const price = bought.length > 0 ? await this.#host.shop.price(left).catch(() => null) : cart.price;
    if (round !== this.#round) return true;
    if (price === null) this.#set({ at: 'failed' });
    else this.#setCart(withItems(cart, left, price), isPending);
    return false;
  }

  async #wallet(round: number): Promise<Wallet> {
    try {
      return await this.#host.shop.wallet();
    } catch (error) {
      if (round === this.#round) this.#fail(error, strings.failedCredits);
      return { credits: null, planLeft: null };
    }
  }

  async #askWallet(cart: Cart): Promise<void> {
    const round = this.#round;
    const wallet = await this.#wallet(round);
    if (round !== this.#round || wallet.credits === null) return;
    this.#change((now) => ({ ...now, wallet, payWith: payFirstWith({ items: cart.items, wallet }) }));
  }

  #change(change: (cart: Cart) => Cart): void {
    const state = this.#state.peek();
    if (state.at === 'cart') this.#set({ ...state, cart: change(state.cart), couponFault: '' });
  }

  #setCart(cart: Cart, isPending = false): void {
    this.#set({ at: 'cart', cart, couponFault: '', isPending });
  }

  #set(state: BuyingState): void {
    this.#state.value = state;
  }

  #fail(error: unknown, words: string): void {
    if (!this.#host.signedOut(error)) this.#host.notifier.error(words);
  }
}
