import type { ShowcasePicture } from './showcase.js';
import { showcaseHtml } from './showcase-html.js';
import { logo } from './icons.js';
import { html, type Html } from './html.js';

/** What every page of the provider is told. */
export interface PageFrame {
  readonly picture: ShowcasePicture | null;
  /** Where the website begins: '' for this very host. */
  readonly website: string;
}

export interface PageContent {
  /** Of the window, e.g. 'Log in'. */
  readonly title: string;
  readonly body: Html;
}

export const ASSETS = '/account/assets';

/** Pages of the website that anybody may want to read before they hand over an address. */
const LINKS = [
  ['/legal', 'Legal'],
  ['/policy', 'Policy'],
  ['/cookie', 'Cookie'],
] as const;

/** `more` are pieces for the head of one page. */
export const headHtml = (title: string, more?: Html): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title} - Design Maker</title>
    <link rel="icon" href="${ASSETS}/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${ASSETS}/account.css" />
    ${more}
  </head>`;

const FORMS = html`<script type="module" src="${ASSETS}/forms.js"></script>`;

/** A whole page: the form on the left, the showcase on the right; on phones the form alone. */
export const pageHtml = ({ picture, website }: PageFrame, { title, body }: PageContent): string =>
  html`<!doctype html>
    <html lang="en">
      ${headHtml(title, FORMS)}
      <body>
        <div class="account">
          <div class="account-side">
            <header><a class="home" href="${website}/">${logo}</a></header>
            <main>${body}</main>
            <footer>${LINKS.map(([path, text]) => html`<a href="${website}${path}">${text}</a>`)}</footer>
          </div>
          ${showcaseHtml(picture)}
        </div>
      </body>
    </html>`.text;
