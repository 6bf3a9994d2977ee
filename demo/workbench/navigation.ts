import { pages } from './pages.js';
import { h } from './dom.js';
import type { ElementDoc } from './manifest.js';

const link = (href: string, text: string, current: boolean): HTMLElement =>
  h('a', { href, ...(current && { ariaCurrent: 'page' }) }, text);

/** Pages that show more than one element. */
const scenes = pages.filter((page) => /^demo\/[^/]+\.html$/.test(page));

function rowsFor(docs: readonly ElementDoc[], tag: string, words: string): HTMLElement[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = docs.filter(({ tag: name, description, room }) => {
    const text = `${name} ${room} ${description}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const rooms = [...new Set(found.map(({ room }) => room))].sort();
  return rooms.map((room) =>
    h(
      'section',
      {},
      h('h2', {}, room),
      ...found.filter((doc) => doc.room === room).map((doc) => link(`#${doc.tag}`, doc.tag, doc.tag === tag)),
    ),
  );
}

/** The list of elements by their rooms, with a search over names and what they are. Made once. */
export function elementList(nav: HTMLElement, docs: readonly ElementDoc[], tag: string): void {
  const search = nav.querySelector('input') ?? makeSearch(nav);
  const rooms = nav.querySelector<HTMLElement>('.rooms')!;
  const show = (): void => {
    rooms.replaceChildren(...rowsFor(docs, tag, search.value));
    rooms.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  };
  search.oninput = show;
  show();
}

function makeSearch(nav: HTMLElement): HTMLInputElement {
  const search = h('input', { type: 'search', placeholder: 'Search elements', ariaLabel: 'Search elements' });
  const links = scenes.map((page) => link(`/${page}`, page.replace(/^demo\/|\.html$/g, ''), false));
  nav.append(search, h('div', { class: 'rooms' }), h('section', {}, h('h2', {}, 'Scenes'), ...links));
  return search;
}
