/** The tags in JSX, for React 18 and 19: `import type {} from './mockup-editor-react'` once in a project. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  DmMockupEditor,
  DmMockupEditorEvents,
  DmMockupPreview,
  DmMockupPreviewEvents,
  GivenInputs,
  Pictures,
} from './mockup-editor.js';

/** React 19 listens by `on` and the event's name; React 18 heeds neither these nor properties that are no text. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: (event: CustomEvent<Events[Name]>) => void;
};

type Embedded<Element, Events> = HTMLAttributes<Element> &
  ClassAttributes<Element> &
  Listeners<Events> & {
    src?: string;
    /** An object (React 19), or JSON. */
    inputs?: GivenInputs | string;
    pictures?: Pictures;
    'data-theme'?: 'light' | 'dark' | 'auto';
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dm-mockup-editor': Embedded<DmMockupEditor, DmMockupEditorEvents> & { 'panel-only'?: boolean | '' };
      'dm-mockup-preview': Embedded<DmMockupPreview, DmMockupPreviewEvents> & { lazy?: boolean | '' };
    }
  }
}
