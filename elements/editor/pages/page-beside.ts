import type { Editor } from '../editor.js';

/** Id of the page so many places after the current one; undefined past the ends. */
export function pageBeside(editor: Editor, by: number): string | undefined {
  const pages = editor.index.pages.value;
  return pages[pages.indexOf(editor.page.value) + by];
}
