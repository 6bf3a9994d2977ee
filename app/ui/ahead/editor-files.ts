import { PHONE } from '../hooks/use-media.js';

const EDITOR = '/designmaker/start/designs/:id/edit';

/** What the build says each address needs. */
interface Route {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly wide?: readonly string[];
}

/**
 * Has the browser lay the editor's files by, without running them: the click that opens a design finds them here. Rejects
 * when nobody can say which they are.
 */
export async function fetchEditorFiles(): Promise<void> {
  if (matchMedia(PHONE).matches) return;
  const routes = (await (await fetch('/routes.json')).json()) as readonly Route[];
  const editor = routes.find(({ path }) => path === EDITOR);
  for (const file of [...(editor?.scripts ?? []), ...(editor?.wide ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.js') ? 'script' : 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
}
