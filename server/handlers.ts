import type {
  CallHandler,
  FormHandler,
  MultiFileFormHandler,
  NamedFileFormHandler,
} from './http/calls/handler.js';
import { logoutCall } from './accounts/logout.js';
import { authoringCalls } from './modules/authoring/authoring-calls.js';
import { brandFileCalls } from './modules/brand-kit/brand-files.js';
import { brandKitCalls } from './modules/brand-kit/brand-kit.js';
import { categoryCalls } from './modules/catalog/category.js';
import { designCalls } from './modules/catalog/design.js';
import { designResourceCalls } from './modules/catalog/design-resource.js';
import { searchCalls } from './modules/catalog/search.js';
import { folderCalls } from './modules/folders/folder.js';
import { imageProxyCalls } from './modules/image-proxy.js';
import { bulkSaveCalls } from './modules/designs/bulk-save.js';
import { designLibraryCalls } from './modules/designs/design-library-calls.js';
import { mockupCategoryCalls } from './modules/mockups/mockup-category-calls.js';
import { mockupCalls } from './modules/mockups/mockup-calls.js';
import { savedMockupCalls, savedMockupForms } from './modules/mockups/saved-mockup-calls.js';
import { screenshotCalls } from './modules/mockups/screenshot.js';
import { orderCalls } from './modules/orders/order-calls.js';
import { mockupUploadForms } from './modules/mockups/upload-mockup-call.js';
import { permissionCalls } from './modules/sharing/permission.js';
import { savedDesignCalls } from './modules/designs/saved-design.js';
import { designRightsCalls } from './modules/designs/design-rights.js';
import { revisionCalls } from './modules/designs/revision-calls.js';
import { uploadCalls } from './modules/folders/upload-calls.js';
import { userCalls } from './modules/user.js';
import { textTemplateCalls } from './modules/catalog/text-template.js';

/** What answers every call of the contract that carries a file. */
export const formHandlers: readonly (FormHandler | MultiFileFormHandler | NamedFileFormHandler)[] = [
  ...uploadCalls,
  ...brandFileCalls,
  ...savedMockupForms,
  ...mockupUploadForms,
];

/** What answers every other one. */
export const callHandlers: readonly CallHandler[] = [
  ...authoringCalls,
  ...brandKitCalls,
  ...categoryCalls,
  ...designCalls,
  ...designResourceCalls,
  ...searchCalls,
  ...folderCalls,
  ...imageProxyCalls,
  ...savedDesignCalls,
  ...designRightsCalls,
  ...designLibraryCalls,
  ...bulkSaveCalls,
  ...mockupCalls,
  ...mockupCategoryCalls,
  ...savedMockupCalls,
  ...screenshotCalls,
  ...orderCalls,
  ...permissionCalls,
  ...revisionCalls,
  ...textTemplateCalls,
  ...userCalls,
  logoutCall,
];
