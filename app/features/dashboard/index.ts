export { DashboardLayout } from './dashboard-layout.js';
export { DashboardPage, SignInFirst } from './dashboard-page.js';
export { PhoneTabs } from './phone-tabs.js';
