/**
 * An order that is made when it is first paid for. It stays the same however often a card is declined, so that nothing is
 * ordered twice; only another coupon makes another.
 */
export class OneOrder {
  readonly #make: (coupon: string | null) => Promise<string>;
  #made: { readonly coupon: string | null; readonly id: string } | null = null;

  /** @param make gives the id of an order that is to be paid. */
  constructor(make: (coupon: string | null) => Promise<string>) {
    this.#make = make;
  }

  /** Of the order that was made last; null before. */
  get id(): string | null {
    return this.#made?.id ?? null;
  }

  /** Rejects when it could not be made; the next call tries again. */
  async idFor(coupon: string | null): Promise<string> {
    if (this.#made?.coupon === coupon) return this.#made.id;
    const id = await this.#make(coupon);
    this.#made = { coupon, id };
    return id;
  }
}
