import { useId } from 'react';
import { RadioGroup } from 'radix-ui';
import { Icon } from '../../../ui/icon.js';
import { totalOf, waysToPay, type Cart, type CartItem, type PayWith } from './cart.js';
import { CouponField, TestShopNote } from '../../payment/index.js';
import { buying as strings } from './strings.js';

interface CartFormProps {
  readonly cart: Cart;
  readonly couponFault: string;
  /** A payment was made that has not arrived. */
  readonly isPending: boolean;
  readonly onPayWith: (way: PayWith) => void;
  readonly onCoupon: (code: string) => void;
  readonly onRemoveCoupon: () => void;
  readonly onAskAgain: () => void;
  readonly onBuy: () => void;
  readonly onSkip: () => void;
}

/** What is to be bought, what it costs, and the two ways on (B-021). */
export function CartForm(props: CartFormProps) {
  const { cart, isPending, onBuy, onSkip } = props;
  return (
    <div className="cart">
      <p className="cart-about">{strings.about(cart.items.length)}</p>
      {isPending && (
        <p className="cart-note" role="status">
          <Icon name="warning-circle" />
          {strings.notYet}
        </p>
      )}
      {/* a list that scrolls can be scrolled by keys */}
      <ul className="cart-items" aria-label={strings.images} tabIndex={cart.items.length > 3 ? 0 : undefined}>
        {cart.items.map((item) => (
          <CartLine key={`${item.type}:${item.id}`} item={item} price={cart.price / cart.items.length} />
        ))}
      </ul>
      <CartSums {...props} />
      <div className="cart-actions">
        <button type="button" className="button primary large block" onClick={onBuy}>
          {buyLabel(cart)}
        </button>
        <button type="button" className="button second large block" onClick={onSkip}>
          {strings.withWatermarks}
        </button>
      </div>
      {cart.payWith === 'card' && <TestShopNote />}
    </div>
  );
}

const buyLabel = ({ payWith, items }: Cart): string => {
  if (payWith === 'credits') return strings.withCredits(items.length);
  return payWith === 'plan' ? strings.withPlan : strings.withCard;
};

function CartLine({ item, price }: { readonly item: CartItem; readonly price: number }) {
  return (
    <li className="cart-item">
      <img src={item.thumbnail} alt="" width={56} height={56} />
      <div className="cart-item-words">
        <p className="cart-item-name">{item.name}</p>
        <p className="caption">{strings.license(strings.kinds[item.kind] ?? strings.image)}</p>
      </div>
      <span className="numbers">{strings.price(price, 1)}</span>
    </li>
  );
}

function CartSums({ cart, couponFault, onPayWith, onCoupon, onRemoveCoupon, onAskAgain }: CartFormProps) {
  const { items, wallet, coupon, payWith } = cart;
  return (
    <div className="cart-sums">
      {payWith === 'card' && coupon && (
        <div className="cart-sum">
          <span>
            {strings.discount(coupon.code)}{' '}
            <button type="button" className="cart-link" onClick={onRemoveCoupon}>
              {strings.remove}
            </button>
          </span>
          <span className="numbers">{strings.discountOf(coupon.discount)}</span>
        </div>
      )}
      <div className="cart-sum cart-total">
        <span>{strings.total}</span>
        <span className="numbers">
          {strings.price(payWith === 'card' ? totalOf(cart) : cart.price, items.length)}
        </span>
      </div>
      <div className="cart-sum cart-quiet">
        <span>{strings.available}</span>
        {wallet.credits === null ? (
          <span>
            {strings.unknownCredits}{' '}
            <button type="button" className="cart-link" onClick={onAskAgain}>
              {strings.askAgain}
            </button>
          </span>
        ) : (
          <span className="numbers">{wallet.credits}</span>
        )}
      </div>
      {wallet.planLeft !== null && (
        <div className="cart-sum cart-quiet">
          <span>{strings.planLeft}</span>
          <span className="numbers">{wallet.planLeft}</span>
        </div>
      )}
      <PayWithField cart={cart} onChoose={onPayWith} />
      {payWith === 'card' && !coupon && (
        <CouponField
          code={null}
          fault={couponFault || null}
          busy={false}
          onCode={(code) => code !== null && onCoupon(code)}
        />
      )}
    </div>
  );
}

/** Only where there is a choice. */
function PayWithField({
  cart,
  onChoose,
}: {
  readonly cart: Cart;
  readonly onChoose: (way: PayWith) => void;
}) {
  const id = useId();
  const ways = waysToPay(cart);
  if (ways.length < 2) return null;
  return (
    <div className="cart-sum">
      <span id={id}>{strings.payWith}</span>
      <RadioGroup.Root
        className="cart-ways"
        aria-labelledby={id}
        value={cart.payWith}
        onValueChange={(way) => onChoose(way as PayWith)}
      >
        {ways.map((way) => (
          <RadioGroup.Item key={way} value={way} className="chip">
            {strings.ways[way]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
