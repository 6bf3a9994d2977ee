import type { MouseEvent } from 'react';

/** What a click on a template does: it shows the template's page, or copies it into a design of one's own. */
export type TemplateClick = 'preview' | 'use';

/** Whether a click asks for this tab: with a key held, or another button, the browser opens the link elsewhere. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
