import {
  BuyingFlow,
  type BuyingHost,
  type Shop,
} from '../../../../../../app/features/editor/buying/buying-flow.js';
import type { CartItem, Wallet } from '../../../../../../app/features/editor/buying/cart.js';
import { refKey, type SoldRef } from '../../../../../../app/ports/sold-pictures.js';
import { FakeNotifier } from '../../../../../support/fakes/fake-ports.js';

export const item = (id: string): CartItem => ({
  ...{ type: 'design_resource', id, name: `Picture ${id}`, kind: 'photo', thumbnail: `/${id}.webp` },
});

export const refs = (...ids: readonly string[]): SoldRef[] =>
  ids.map((id) => ({ type: 'design_resource', id }));

export const CHECKOUT = 'http://localhost:3000/designmaker/start/orders/checkout?id=o1&designId=d1';

/** A shop that sells pictures for a dollar or a credit, and a flow over it. */
export class FakeShop implements Shop {
  readonly notifier = new FakeNotifier();
  readonly owned = new Set<string>();
  readonly shown: string[] = [];
  readonly asked: string[] = [];
  /** Shown with a watermark, of what is owned. */
  markedIds: string[] = [];
  wallets: Wallet = { credits: 0, planLeft: null };
  /** Ways of the shop that fail, each with its error. */
  readonly faults = new Map<keyof Shop, Error>();
  /** Paid at the provider; the server learns of it when it asks. */
  paid = false;
  offline = false;
  signedOut = false;
  #cart: readonly CartItem[] = [];
  readonly flow = new BuyingFlow(this.#host());

  async unbought(of: readonly SoldRef[]): Promise<readonly CartItem[]> {
    this.#note('unbought');
    return of.filter(({ id }) => !this.owned.has(id)).map(({ id }) => item(id));
  }

  async price(items: readonly CartItem[]): Promise<number> {
    this.#note('price');
    return items.length * 100;
  }

  async wallet(): Promise<Wallet> {
    this.#note('wallet');
    return this.wallets;
  }

  async discount(code: string, price: number): Promise<number> {
    this.#note('discount');
    if (code !== 'HALF') throw new Error('This coupon is not known.');
    return price / 2;
  }

  async buy({ items, payWith }: Parameters<Shop['buy']>[0]): Promise<string | null> {
    this.#note('buy');
    this.#cart = items;
    if (payWith === 'card') return CHECKOUT;
    for (const { id } of items) this.owned.add(id);
    return null;
  }

  async settle(order: string): Promise<void> {
    this.#note('settle');
    if (order === 'o1' && this.paid) for (const { id } of this.#cart) this.owned.add(id);
    else throw new Error('This order is not paid.');
  }

  get errors(): string[] {
    return this.notifier.messages.map(({ text }) => text);
  }

  #note(what: keyof Shop): void {
    this.asked.push(what);
    const fault = this.faults.get(what);
    if (fault) throw fault;
  }

  #host(): BuyingHost {
    return {
      shop: this,
      notifier: this.notifier,
      bought: async (bought) => void this.shown.push(...bought.map(refKey)),
      marked: (of) => of.filter(({ id }) => this.markedIds.includes(id)),
      signedOut: () => this.signedOut,
      offline: () => this.offline,
      pause: async () => undefined,
      origin: 'http://localhost:3000',
    };
  }
}
