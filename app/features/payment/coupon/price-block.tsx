import type { ReactNode } from 'react';
import { money } from '../../../ui/money.js';
import { CouponField } from './coupon-field.js';
import '../payment.css';
import { payment as strings } from '../strings.js';
import type { Coupon } from './use-coupon.js';

interface PriceBlockProps {
  readonly coupon: Coupon;
  /** What is to be paid, cents of a US dollar. */
  readonly cents: number;
  /** Where a coupon took all of it off: no card is needed. */
  readonly free: { readonly action: string; readonly busy: boolean; readonly onOrder: () => void };
  /** The card. */
  readonly children: ReactNode;
}

/** A coupon, what it comes to, and how it is paid; for what is ordered in a dialog. */
export const PriceBlock = ({ coupon, cents, free, children }: PriceBlockProps) => (
  <>
    <CouponField code={coupon.code} fault={coupon.fault} busy={coupon.busy} onCode={coupon.onCode} />
    <p className="payment-total">
      <span>{strings.total}</span>
      <span>{money(cents)}</span>
    </p>
    {cents === 0 ? (
      <button
        type="button"
        className="button primary large block"
        aria-busy={free.busy || undefined}
        onClick={() => !free.busy && free.onOrder()}
      >
        {free.busy && <span className="spinner" />}
        {free.action}
      </button>
    ) : (
      children
    )}
  </>
);
