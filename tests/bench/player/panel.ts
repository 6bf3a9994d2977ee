import type { Editor } from '../../../elements/editor/editor.js';
import '../../../elements/panels/animations/dm-animations-panel.js';

/** A canvas that nobody painted on. */
const BLANK_WIDTH = 300;

/** Opens the panel of animations and waits until every card shows the page. */
export async function openPanel(editor: Editor): Promise<void> {
  const frame = document.createElement('div');
  frame.setAttribute('style', 'width: 310px; height: 800px');
  document.body.append(frame);
  const panel = document.createElement('dm-animations-panel');
  panel.editor = editor;
  const painted = (): boolean => {
    const cards = [...(panel.shadowRoot?.querySelectorAll('canvas') ?? [])];
    return cards.length > 0 && cards.every(({ width }) => width !== BLANK_WIDTH);
  };
  frame.append(panel);
  while (!painted()) await new Promise(requestAnimationFrame);
  frame.remove();
}
