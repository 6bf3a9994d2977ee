import { AuthoringPage } from '../features/authoring/authoring-page.js';
import { designTemplates } from '../features/authoring/authored-kinds.js';

export const Component = () => <AuthoringPage kind={designTemplates} />;
