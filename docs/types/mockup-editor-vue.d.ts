/** The tags in Vue's templates and JSX: `import type {} from './mockup-editor-vue'` once in a project. */
import type { DefineComponent, HTMLAttributes, ReservedProps } from 'vue';
import type { DmMockupEditorEvents, DmMockupPreviewEvents, GivenInputs, Pictures } from './mockup-editor.js';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** `@dm-mockup-change` in a template, `onDmMockupChange` in JSX. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: (
    event: CustomEvent<Events[Name]>,
  ) => unknown;
};

type Embedded<Events> = Listeners<Events> & {
  src?: string;
  /** An object, or JSON. */
  inputs?: GivenInputs | string;
  pictures?: Pictures;
  'data-theme'?: 'light' | 'dark' | 'auto';
};

type EditorProps = Embedded<DmMockupEditorEvents> & { panelOnly?: boolean };
type PreviewProps = Embedded<DmMockupPreviewEvents> & { lazy?: boolean };

declare module 'vue' {
  interface GlobalComponents {
    'dm-mockup-editor': DefineComponent<EditorProps>;
    'dm-mockup-preview': DefineComponent<PreviewProps>;
  }
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'dm-mockup-editor': HTMLAttributes & ReservedProps & EditorProps;
      'dm-mockup-preview': HTMLAttributes & ReservedProps & PreviewProps;
    }
  }
}
