import type {
  CallHandler,
  FormHandler,
  MultiFileFormHandler,
  NamedFileFormHandler,
} from './http/calls/handler.js';
import { logoutCall } from './accounts/logout.js';
import { accessTokenCalls } from './modules/access-tokens/access-token-calls.js';
import { accountCalls, accountForms } from './modules/account/account-calls.js';
import { authoringCalls } from './modules/authoring/authoring-calls.js';
import { brandFileCalls } from './modules/brand-kit/brand-files.js';
import { brandKitCalls } from './modules/brand-kit/brand-kit.js';
import { categoryCalls } from './modules/catalog/category.js';
import { designCalls } from './modules/catalog/design.js';
import { designResourceCalls } from './modules/catalog/design-resource.js';
import { cutoutForms } from './modules/cutout.js';
import { searchCalls } from './modules/catalog/search.js';
import { tagCalls } from './modules/catalog/tag.js';
import { folderCalls } from './modules/folders/folder.js';
import { imagemakerCalls } from './modules/imagemaker/imagemaker-calls.js';
import { imageProxyCalls } from './modules/image-proxy.js';
import { createFromTemplateCalls } from './modules/designs/create-from-template.js';
import { bulkSaveCalls } from './modules/designs/bulk-save.js';
import { designListCalls } from './modules/designs/list/design-list-calls.js';
import { designLibraryCalls } from './modules/designs/design-library-calls.js';
import { mockupCategoryCalls } from './modules/mockups/mockup-category-calls.js';
import { mockupCalls } from './modules/mockups/mockup-calls.js';
import { renderMockupCalls } from './modules/mockups/render-mockup-call.js';
import { savedMockupCalls, savedMockupForms } from './modules/mockups/saved-mockup-calls.js';
import { screenshotCalls } from './modules/mockups/screenshot.js';
import { orderCalls } from './modules/orders/order-calls.js';
import { invoiceCalls } from './modules/invoices/invoice-calls.js';
import { stockPhotoCalls } from './modules/stock-photos/stock-photo-calls.js';
import { subscriptionCalls } from './modules/subscriptions/subscription-calls.js';
import { priceCalls } from './modules/orders/pricing/price-calls.js';
import { creditHistoryCalls } from './modules/payments/credit-history.js';
import { premiumCalls } from './modules/catalog/premium.js';
import { mockupUploadForms } from './modules/mockups/upload-mockup-call.js';
import { permissionCalls } from './modules/sharing/permission.js';
import { renderCalls } from './modules/renders/render-calls.js';
import { savedDesignCalls } from './modules/designs/saved-design.js';
import { designRightsCalls } from './modules/designs/design-rights.js';
import { revisionCalls } from './modules/designs/revision-calls.js';
import { trashCalls } from './modules/trash/trash-calls.js';
import { unclaimedCalls } from './modules/designs/unclaimed-designs.js';
import { uploadCalls } from './modules/folders/upload-calls.js';
import { userCalls } from './modules/user.js';
import { webhookCalls } from './modules/webhooks/webhook-calls.js';
import { textTemplateCalls } from './modules/catalog/text-template.js';

/** What answers every call of the contract that carries a file. */
export const formHandlers: readonly (FormHandler | MultiFileFormHandler | NamedFileFormHandler)[] = [
  ...uploadCalls,
  ...accountForms,
  ...brandFileCalls,
  ...savedMockupForms,
  ...mockupUploadForms,
  ...cutoutForms,
];

/** What answers every other one. */
export const callHandlers: readonly CallHandler[] = [
  ...accessTokenCalls,
  ...webhookCalls,
  ...createFromTemplateCalls,
  ...authoringCalls,
  ...brandKitCalls,
  ...categoryCalls,
  ...designCalls,
  ...designResourceCalls,
  ...searchCalls,
  ...tagCalls,
  ...folderCalls,
  ...imagemakerCalls,
  ...imageProxyCalls,
  ...savedDesignCalls,
  ...designRightsCalls,
  ...designLibraryCalls,
  ...designListCalls,
  ...bulkSaveCalls,
  ...mockupCalls,
  ...renderMockupCalls,
  ...mockupCategoryCalls,
  ...savedMockupCalls,
  ...screenshotCalls,
  ...orderCalls,
  ...invoiceCalls,
  ...stockPhotoCalls,
  ...subscriptionCalls,
  ...priceCalls,
  ...creditHistoryCalls,
  ...premiumCalls,
  ...permissionCalls,
  ...renderCalls,
  ...revisionCalls,
  ...textTemplateCalls,
  ...trashCalls,
  ...unclaimedCalls,
  ...userCalls,
  ...accountCalls,
  logoutCall,
];
