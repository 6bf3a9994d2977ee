import { HomePage } from '../features/home/home-page.js';
import { readHome } from '../features/home/templates-of.js';
import { reading } from '../read-ahead.js';

export const loader = reading(readHome);
export const Component = () => <HomePage mode="home" />;
