import { AuthoringPage } from '../features/authoring/authoring-page.js';
import { textTemplates } from '../features/authoring/authored-kinds.js';

export const Component = () => <AuthoringPage kind={textTemplates} />;
