import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderedSku, PlacedOrder } from '../../../server/contract/order-skus.js';
import { pictureAddress } from '../../configuration.js';
import { designAddress } from '../../saved-designs.js';
import { dateText } from '../../ui/dates.js';
import { Icon } from '../../ui/icon.js';
import { money } from '../../ui/money.js';
import { invoiceAddress } from './calls.js';
import { DownloadNow } from './download-now.js';
import { isPicture, kindText, priceText, totalText } from './order-texts.js';
import './orders.css';
import { orders as strings } from './strings.js';

interface OrderCardProps {
  readonly order: PlacedOrder;
  /** How it stands, at the end of the heading. */
  readonly state: ReactNode;
}

/** An order: its id and day, a line for each thing, what it came to, its invoice. */
export function OrderCard({ order, state }: OrderCardProps) {
  const { _id, createdAt, skus, discount, coupon_code: coupon, invoice } = order;
  return (
    <article className="order-card" aria-label={strings.order(_id)}>
      <header>
        <h3 className="order-id">{strings.order(_id)}</h3>
        <p className="order-date">{strings.placed(dateText(new Date(createdAt), new Date()))}</p>
        <div className="order-state">{state}</div>
      </header>
      <ul>
        {skus.map((sku, index) => (
          <Line key={index} sku={sku} order={order} />
        ))}
      </ul>
      {discount > 0 && (
        <p className="order-sum order-discount">
          <span>{strings.discount(coupon)}</span>
          <span>{`− ${money(Math.round(discount * 100))}`}</span>
        </p>
      )}
      <footer className="order-sum">
        <span>{strings.total}</span>
        {invoice !== null && (
          <a
            className="text-button order-invoice"
            href={invoiceAddress(_id)}
            aria-label={strings.invoiceOf(_id)}
            download
          >
            {strings.invoice}
          </a>
        )}
        <span className="order-total">{totalText(order)}</span>
      </footer>
    </article>
  );
}

function Line({ sku, order }: { readonly sku: OrderedSku; readonly order: PlacedOrder }) {
  const mockup = sku.type === 'mockup';
  return (
    <li className={mockup ? 'order-line mockup' : 'order-line'}>
      <Picture sku={sku} />
      <div className="order-words">
        <p className="order-name" dir="auto">
          {sku.name}
        </p>
        <p className="order-kind">{kindText(sku)}</p>
        {mockup && order.status === 'fulfilled' && <DownloadNow sku={sku} />}
      </div>
      {isPicture(sku) && <License license={sku.license} />}
      <span className="order-price">{priceText(sku, order)}</span>
    </li>
  );
}

/** Leads to the design it was bought for, as long as there is one. */
function Picture({ sku: { type, name, design, image_src } }: { readonly sku: OrderedSku }) {
  const picture =
    image_src === null ? (
      <span className="order-picture none">
        <Icon name={type === 'plan' ? 'star' : type === 'credit_pack' ? 'coins' : 'image'} />
      </span>
    ) : (
      <img className="order-picture" src={pictureAddress(image_src)} alt="" loading="lazy" />
    );
  if (design === null) return picture;
  return (
    <Link className="order-open" to={designAddress(design)} aria-label={strings.openDesign(name)}>
      {picture}
    </Link>
  );
}

/** For one person, or for several. */
const License = ({ license }: Pick<OrderedSku, 'license'>) => (
  <span className="order-license">
    <Icon name={license === 'single' ? 'user' : 'users-three'} size={16} />
    {license === 'single' ? strings.single : strings.multi}
  </span>
);
