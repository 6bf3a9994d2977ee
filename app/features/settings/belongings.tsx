import { Link } from 'react-router-dom';
import { DESIGN_ORDERS_ADDRESS, MOCKUP_ORDERS_ADDRESS, PLANS_ADDRESS } from '../../commerce-addresses.js';
import { SAVED_MOCKUPS_ADDRESS } from '../../mockup-addresses.js';
import { Section } from './section.js';
import { belongings as strings } from './strings.js';

const PLACES = [
  [DESIGN_ORDERS_ADDRESS, strings.orders],
  [MOCKUP_ORDERS_ADDRESS, strings.mockupOrders],
  [SAVED_MOCKUPS_ADDRESS, strings.mockups],
  [PLANS_ADDRESS, strings.plan],
] as const;

/** Where else something of one's own lies. */
export const Belongings = () => (
  <Section title={strings.title}>
    <ul className="settings-links">
      {PLACES.map(([address, name]) => (
        <li key={address}>
          <Link to={address}>{name}</Link>
        </li>
      ))}
    </ul>
  </Section>
);
