export { WizardPage as Component } from '../features/generate/wizard-page.js';
