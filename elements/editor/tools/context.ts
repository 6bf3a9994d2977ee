import type { Editor } from '../editor.js';
import type { ToolView } from './tool-view.js';

/** What every state works on. */
export interface ToolContext {
  readonly editor: Editor;
  readonly view: ToolView;
}
