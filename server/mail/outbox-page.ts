import { html, type Html } from '../pages/html.js';
import { logo } from '../pages/icons.js';
import { headHtml } from '../pages/layout.js';

export interface OutboxMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: Date;
}

/** Links of our own, whatever they begin with: to the accounts' pages, and to the website's. */
const ACCOUNT_LINK = /https?:\/\/[^\s/]+(?=\/account\/(?:reset|verify|change)\?)/g;
const WEBSITE_LINK = /https?:\/\/[^\s/]+(?=\/designmaker\/start\/share\/)/g;
const LINK = /(https?:\/\/[^\s<>"]+)/;

export interface OutboxFrame {
  /** As many are shown at most. */
  readonly most: number;
  /** Where the operator reads them. */
  readonly origin: string;
  /** Where the pages of the website are. */
  readonly website: string;
}

/**
 * Mail that could not be sent, newest first. Without configured addresses a mail names the host it was asked for by, which
 * may be anybody's: its link is shown with the origin the operator is at, lest the token goes elsewhere.
 */
export const outboxPage = (mails: readonly OutboxMail[], frame: OutboxFrame): string =>
  html`<!doctype html>
    <html lang="en">
      ${headHtml('Outbox')}
      <body>
        <div class="outbox">
          <header><a class="home" href="/">${logo}</a></header>
          <main>
            <h1 class="title-1">Outbox</h1>
            <p class="lead">
              No mail server is set (SMTP_URL, MAIL_FROM), so mail is kept here. Only you can see it.
              ${mails.length === frame.most && html`These are the last ${frame.most}.`}
            </p>
            ${
              mails.length === 0
                ? html`<p class="outbox-empty title-2">No mail yet</p>`
                : html`<ul class="outbox-list">
                    ${mails.map((mail) => mailHtml(mail, frame))}
                  </ul>`
            }
          </main>
        </div>
      </body>
    </html>`.text;

const mailHtml = ({ recipient, subject, body, created_at }: OutboxMail, frame: OutboxFrame): Html =>
  html`<li class="outbox-mail">
    <h2 class="title-2">${subject}</h2>
    <p class="outbox-about">
      To ${recipient}, <time datetime="${created_at.toISOString()}">${momentText(created_at)}</time>
    </p>
    <p class="outbox-body">${withLinks(withOwnOrigins(body, frame))}</p>
  </li>`;

const withOwnOrigins = (body: string, { origin, website }: OutboxFrame): string =>
  body.replaceAll(ACCOUNT_LINK, origin).replaceAll(WEBSITE_LINK, website);

/** Addresses in the text can be followed. */
const withLinks = (text: string): Html[] =>
  text
    .trimEnd()
    .split(LINK)
    .map((part) =>
      LINK.test(part) ? html`<a class="link" href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );

/** '14 June 2026, 09:05 UTC' */
const momentText = (moment: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(moment)
    .replace(' at ', ', ')} UTC`;
