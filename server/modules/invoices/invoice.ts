import type { Seller } from '../../config/commerce.js';
import type { InvoiceLine } from '../../db/schema.js';

/** What an invoice says, as it was when it was issued: nothing that is changed later changes it. */
export interface InvoiceContent {
  readonly seller: Seller;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly lines: readonly InvoiceLine[];
  readonly subtotal_cents: number;
  readonly discount_cents: number;
  readonly amount_cents: number;
  readonly coupon_code: string | null;
  /** Credits that were paid with; null where it was money. */
  readonly credits: number | null;
  readonly paid_by: 'card' | 'credits' | 'subscription';
}

/** An invoice with what it is known by. */
export interface Invoice extends InvoiceContent {
  /** 'DM-2026-00042' */
  readonly number: string;
  readonly order_id: string;
  readonly issued_at: Date;
  /** Given back since. */
  readonly refunded: boolean;
}
