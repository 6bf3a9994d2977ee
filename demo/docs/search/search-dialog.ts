import { h } from '../../workbench/dom.js';
import { excerpt, marked, type Piece } from './excerpt.js';
import { Finder, type Found, type Row } from './find.js';

const base = (): URL => new URL(document.documentElement.dataset['site']!, location.href);

/** The index comes as a script, so that it also comes from a folder; once, when it is first wanted. */
let loading: Promise<Finder> | undefined;
const loadIndex = (): Promise<Finder> =>
  (loading ??= new Promise((resolve, reject) => {
    const script = h('script', { src: new URL('search-index.js', base()).href });
    script.onload = () => resolve(new Finder((globalThis as unknown as { docsIndex: Row[] }).docsIndex));
    script.onerror = () => {
      loading = undefined;
      reject(new Error('the index does not load'));
    };
    document.head.append(script);
  }));

const inPieces = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map((piece) => (piece.marked ? h('mark', {}, piece.text) : piece.text));

/** What to ask for, while nothing is. */
const EXAMPLES = [
  'change the port',
  'add a font',
  'render a PDF',
  'theme the editor',
  'back up',
  'add a mockup scene',
];

function option({ row }: Found, index: number, question: string): HTMLElement {
  const link = h('a', {
    ...{ id: `found-${index}`, role: 'option', tabIndex: -1 },
    href: new URL(row.url, base()).href,
  });
  link.append(
    h('strong', {}, ...inPieces(marked(row.heading || row.page, question))),
    h('small', {}, row.heading ? row.page : row.kind === 'element' ? 'Element' : 'Page'),
    h('span', {}, ...inPieces(excerpt(row.text, question))),
  );
  return link;
}

/** Ctrl+K everywhere, and `/` where nothing is typed, open it. */
const opens = (event: KeyboardEvent): boolean => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  const typing = (event.target as Element).closest('input, textarea, select, [contenteditable]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typing;
};

/** The search of all pages, in a dialog; answers with every letter. */
export function searchDialog(button: HTMLButtonElement): void {
  const input = h('input', {
    ...{ type: 'text', role: 'combobox', placeholder: 'Search the documentation', autocomplete: 'off' },
    ...{ ariaLabel: 'Search the documentation', ariaExpanded: 'true', spellcheck: false },
  });
  const list = h('div', { id: 'found', role: 'listbox', ariaLabel: 'Results', class: 'found' });
  const news = h('p', { class: 'news', role: 'status' });
  const examples = h(
    'div',
    { class: 'examples' },
    ...EXAMPLES.map((text) =>
      h(
        'button',
        {
          type: 'button',
          onclick: () => {
            input.value = text;
            input.focus();
            void show();
          },
        },
        text,
      ),
    ),
  );
  const close = h('button', { type: 'button', class: 'close', onclick: () => dialog.close() }, 'Close');
  const dialog = h(
    'dialog',
    { class: 'search', ariaLabel: 'Search' },
    h('div', { class: 'search-field' }, input, close),
    examples,
    list,
    news,
  );
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  document.body.append(dialog);

  let active = 0;
  const options = (): HTMLElement[] => [...list.children] as HTMLElement[];
  const activate = (index: number): void => {
    const all = options();
    active = all.length === 0 ? 0 : (index + all.length) % all.length;
    all.forEach((one, at) => (one.ariaSelected = String(at === active)));
    if (all.length > 0) input.setAttribute('aria-activedescendant', all[active]!.id);
    else input.removeAttribute('aria-activedescendant');
    all[active]?.scrollIntoView({ block: 'nearest' });
  };

  async function show(): Promise<void> {
    const question = input.value.trim();
    examples.hidden = question !== '';
    try {
      const finder = await loadIndex();
      if (question !== input.value.trim()) return;
      const found = finder.find(question);
      list.replaceChildren(...found.map((one, index) => option(one, index, question)));
      news.textContent = question && found.length === 0 ? `Nothing about “${question}”.` : '';
    } catch {
      news.textContent = 'The search could not be loaded. Reload the page to try again.';
    }
    activate(0);
  }

  const open = (): void => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void show();
  };
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      activate(active + step);
    }
    if (event.key === 'Enter') options()[active]?.click();
  });
  // a link to the same page leaves it open otherwise
  list.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (!opens(event)) return;
    event.preventDefault();
    open();
  });
}
