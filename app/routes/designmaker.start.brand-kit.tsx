export { BrandKitPage as Component } from '../features/brand-kit/brand-kit-page.js';
