// Lists the demo pages by folder. `pages.js` is made by the demo server, so a new page shows up by itself.
import { pages } from './pages.js';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const groups = new Map();
for (const page of pages) {
  const [, ...rest] = page.split('/');
  const group = rest.length > 1 ? rest[0] : 'scenes';
  groups.set(group, [...(groups.get(group) ?? []), page]);
}

function link(page) {
  const anchor = document.createElement('a');
  anchor.href = `/${page}${location.search}`;
  anchor.textContent = page.replace(/^.*\/|\.html$/g, '');
  return anchor;
}

function section([group, members]) {
  const element = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = group;
  element.append(title, ...members.map(link));
  return element;
}

document.querySelector('main').append(...[...groups].sort().map(section));
