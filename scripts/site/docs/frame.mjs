/** What stands around every page: bar, navigation, the page's own contents, what comes before and after. */
import { relativeTo } from './links.mjs';
import { escaped } from './plain-text.mjs';

const SHEETS = [
  'elements/base/theme/tokens.css',
  'elements/base/theme/fonts.css',
  'demo/docs/styles/frame.css',
  'demo/docs/styles/prose.css',
  'demo/docs/styles/code.css',
  'demo/docs/styles/search.css',
];
const ICONS = {
  menu: 'M40 64h176M40 128h176M40 192h176',
  search: 'M168 168l56 56M116 188a72 72 0 1 0 0-144 72 72 0 0 0 0 144z',
  theme: 'M128 32a96 96 0 0 0 0 192',
};
/** The half of the sign for themes that is dark. */
const HALF = '<path class="filled" d="M128 32a96 96 0 0 1 0 192z" />';
const icon = (name) =>
  `<svg class="icon" viewBox="0 0 256 256" aria-hidden="true"><path d="${ICONS[name]}" />${name === 'theme' ? HALF : ''}</svg>`;

/** Pages in the bar, beside the guides. */
const PLACES = [
  ['Guides', 'docs/index.html'],
  ['Elements', 'docs/elements.html'],
  ['Workbench', 'demo/index.html'],
  ['Editor', 'demo/editor.html'],
];

function bar(out) {
  const to = (path) => relativeTo(out, path);
  const here = out.startsWith('docs/elements') ? 'docs/elements.html' : 'docs/index.html';
  const places = PLACES.map(
    ([label, path]) => `<a href="${to(path)}"${path === here ? ' aria-current="true"' : ''}>${label}</a>`,
  );
  return `<header class="bar">
      <button class="icon-button menu-button needs-script" type="button" aria-label="Pages" aria-expanded="false" aria-controls="site-pages">${icon('menu')}</button>
      <a class="brand" href="${to('docs/index.html')}"><img src="${to('app/public/favicon.svg')}" alt="" width="24" height="24" />Design Maker</a>
      <nav class="places" aria-label="Site">${places.join('')}</nav>
      <button class="search-button needs-script" type="button" aria-keyshortcuts="/ Control+K">${icon('search')}<span>Search</span><kbd>/</kbd></button>
      <button class="icon-button theme-button needs-script" type="button" aria-label="Theme: system">${icon('theme')}</button>
    </header>`;
}

const entry = (out, page) =>
  `<li><a href="${relativeTo(out, page.out)}"${page.out === out ? ' aria-current="page"' : ''}>${escaped(page.label)}</a></li>`;

/** Pages that are groups themselves are folded. */
function folded(out, { title, pages }) {
  const open = pages.some((page) => page.out === out) ? ' open' : '';
  return `<details${open}><summary>${escaped(title)}</summary>${list(out, pages)}</details>`;
}

const list = (out, pages) => `<ul>${pages.map((page) => entry(out, page)).join('')}</ul>`;

function group(out, { title, pages }) {
  const inside = pages[0].pages ? pages.map((one) => folded(out, one)).join('') : list(out, pages);
  return `<section><h2>${escaped(title)}</h2>${inside}</section>`;
}

function contents(headings) {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 2) return '';
  const rows = shown.map(
    ({ depth, text, anchor }) => `<li class="depth-${depth}"><a href="#${anchor}">${escaped(text)}</a></li>`,
  );
  return `<details class="contents" open><summary>On this page</summary><nav aria-label="On this page"><ul>${rows.join('')}</ul></nav></details>`;
}

function beforeAndAfter(out, order) {
  const at = order.findIndex((page) => page.out === out);
  const link = (page, name, label) =>
    page
      ? `<a class="${name}" rel="${name}" href="${relativeTo(out, page.out)}"><small>${label}</small>${escaped(page.label)}</a>`
      : '';
  if (at < 0) return '';
  return `<nav class="turn" aria-label="Before and after">${link(order[at - 1], 'prev', 'Before')}${link(order[at + 1], 'next', 'Next')}</nav>`;
}

/** A whole page. `groups` are the sections of the navigation, `order` the pages as they follow each other. */
export function framed({ out, title, html, headings, groups, order, section = '' }) {
  const to = (path) => relativeTo(out, path);
  const name = out === 'docs/index.html' ? 'Design Maker documentation' : `${title} - Design Maker`;
  const kind = out === 'docs/index.html' ? 'home' : 'page';
  const above = section ? `<p class="section">${escaped(section)}</p>` : '';
  return `<!doctype html>
<html lang="en" data-site="${to('docs/index.html').replace('index.html', '')}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(name)}</title>
    <link rel="icon" href="${to('app/public/favicon.svg')}" type="image/svg+xml" />
    ${SHEETS.map((sheet) => `<link rel="stylesheet" href="${to(sheet)}" />`).join('\n    ')}
    <script src="${to('demo/docs/docs.js')}"></script>
  </head>
  <body class="${kind}">
    <a class="skip" href="#site-text">Skip to the text</a>
    ${bar(out)}
    <div class="columns">
      <nav id="site-pages" class="pages" aria-label="Pages">${groups.map((one) => group(out, one)).join('')}</nav>
      <main id="site-text" tabindex="-1">
        ${contents(headings)}
        <article class="prose">${above}${html}</article>
        ${beforeAndAfter(out, order)}
      </main>
    </div>
  </body>
</html>
`;
}
