import { isTestShop } from '../../configuration.js';
import './payment.css';
import { payment as strings } from './strings.js';

/** Said wherever money would be taken, while cards go to the test shop. */
export const TestShopNote = () => isTestShop() && <p className="payment-test-shop">{strings.testShop}</p>;
