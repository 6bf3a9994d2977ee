import type { Answered, AnsweredForm, AnsweredFormOfMany, AnsweredNamedForm } from '../http/calls/handler.js';
import { logoutCall } from '../accounts/logout.js';
import { authoringCalls } from './authoring/authoring-calls.js';
import { brandFileCalls } from './brand-kit/brand-files.js';
import { brandKitCalls } from './brand-kit/brand-kit.js';
import { categoryCalls } from './catalog/category.js';
import { designCalls } from './catalog/design.js';
import { designResourceCalls } from './catalog/design-resource.js';
import { searchCalls } from './catalog/search.js';
import { folderCalls } from './folders/folder.js';
import { imageProxyCalls } from './image-proxy.js';
import { bulkSaveCalls } from './designs/bulk-save.js';
import { designLibraryCalls } from './designs/design-library-calls.js';
import { mockupCategoryCalls } from './mockups/mockup-category-calls.js';
import { mockupCalls } from './mockups/mockup-calls.js';
import { savedMockupCalls, savedMockupForms } from './mockups/saved-mockup-calls.js';
import { screenshotCalls } from './mockups/screenshot.js';
import { orderCalls } from './orders/order-calls.js';
import { mockupUploadForms } from './mockups/upload-mockup-call.js';
import { permissionCalls } from './sharing/permission.js';
import { savedDesignCalls } from './designs/saved-design.js';
import { designRightsCalls } from './designs/design-rights.js';
import { revisionCalls } from './designs/revision-calls.js';
import { uploadCalls } from './folders/upload-calls.js';
import { userCalls } from './user.js';
import { textTemplateCalls } from './catalog/text-template.js';

/** What answers every call of the contract that carries a file. */
export const forms: readonly (AnsweredForm | AnsweredFormOfMany | AnsweredNamedForm)[] = [
  ...uploadCalls,
  ...brandFileCalls,
  ...savedMockupForms,
  ...mockupUploadForms,
];

/** What answers every other one. */
export const answers: readonly Answered[] = [
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
