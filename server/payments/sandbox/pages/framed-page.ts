import { html, type Html } from '../../../pages/html.js';
import { ASSETS } from '../../../pages/layout.js';

/** Where the scripts and the sheet of the test shop are served. */
export const SANDBOX_ASSETS = '/payments/sandbox/assets';

interface Frame {
  /** Of the frame, for screen readers. */
  readonly title: string;
  /** Name of its script. */
  readonly script: string;
  /** 'light' or 'dark' as the page around it has it; the system's otherwise. */
  readonly theme: string | null;
}

/** A page of the test shop that stands in a frame of ours. */
export const framedPage = ({ title, script, theme }: Frame, body: Html): string =>
  html`<!doctype html>
    <html lang="en" ${theme !== null && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${theme ?? 'light dark'}" />
        <meta name="robots" content="noindex" />
        <title>${title} - Test shop</title>
        <link rel="stylesheet" href="${ASSETS}/account.css" />
        <link rel="stylesheet" href="${SANDBOX_ASSETS}/sandbox.css" />
        <script type="module" src="${SANDBOX_ASSETS}/${script}"></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
