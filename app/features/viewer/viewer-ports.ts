import type { EditorHost } from '../../../elements/shell/create-editor.js';
import { editorPorts } from '../editor/index.js';

/** What the viewer is given from outside: pictures, fonts, messages, and nowhere to keep a change. */
export const viewerPorts = (designId: string): EditorHost => ({ ...editorPorts(designId), saveTarget: null });
