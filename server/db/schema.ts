/**
 * Every table, for PostgreSQL and for the embedded engine alike. `npm run db:generate` writes the migration of a change.
 */
export * from './schema/files.js';
export * from './schema/catalog.js';
export * from './schema/accounts.js';
export * from './schema/provider.js';
export * from './schema/folders.js';
export * from './schema/designs.js';
export * from './schema/invitations.js';
export * from './schema/teams.js';
export * from './schema/mockups.js';
export * from './schema/orders.js';
export * from './schema/payments.js';
export * from './schema/subscriptions.js';
export * from './schema/payment-sandbox.js';
export * from './schema/jobs.js';
export * from './schema/search.js';
export * from './schema/renders.js';
export * from './schema/generations.js';
export * from './schema/access-tokens.js';
