/**
 * The whole editor on fixtures: `?theme=dark`, `?kinds` for a page with one object of each kind, `?templates=a,b` for
 * templates of the catalog. The download button gives the current page as a PNG.
 */
import '../elements/controls/buttons/dm-button.js';
import '../elements/shell/dm-editor-shell.js';
import type { EditorSession } from '../elements/shell/create-editor.js';
import { renderPages } from '../elements/shell/exporting/render-pages.js';
import { openDemo, openKinds } from './fixtures/sessions.js';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const session = query.has('kinds') ? openKinds() : await openDemo(query.get('templates')?.split(','));
document.querySelector('dm-editor-shell')!.session = session;
document.querySelector('dm-button')!.addEventListener('click', () => void download(session));
// for a look at the design from the console
Object.assign(window, { session });

async function download({ editor, name }: EditorSession): Promise<void> {
  const number = editor.index.pages.peek().indexOf(editor.page.peek()) + 1;
  const options = { format: 'png', scale: 1, transparent: false, quality: 90, pages: [number] } as const;
  const { value: file } = await renderPages(session, options, new AbortController().signal).next();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file!);
  link.download = `${name.peek()}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}
