export { DashboardLayout } from './dashboard-layout.js';
export { DashboardPage } from './dashboard-page.js';
export { PhoneTabs } from './phone-tabs.js';
