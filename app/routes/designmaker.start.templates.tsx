import { HomePage } from '../features/home/home-page.js';

export const Component = () => <HomePage mode="templates" />;
