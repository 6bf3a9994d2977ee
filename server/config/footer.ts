import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod';
import { FOOTER_PAGES, type FooterPage } from '../contract/footer-pages.js';
import type { OwnPage } from '../contract/own-page.js';
import { footerAddress, type PageConfiguration } from '../contract/page-configuration.js';
import { ConfigError, parse, type Settings } from './parse.js';
import { UnreadablePage, readOwnPage } from './own-page.js';

/** The operator's own words of footer pages, by page. */
export type OwnPages = Readonly<Partial<Record<FooterPage, OwnPage>>>;

/** What the footer leads to: addresses elsewhere, and pages in the operator's own words (DECISIONS 23). */
export interface FooterSettings {
  readonly addresses: PageConfiguration['footer'];
  readonly pages: OwnPages;
}

const ADDRESS = 'FOOTER_';
const addressVariable = (page: FooterPage) => `${ADDRESS}${page.toUpperCase()}`;
const variables = z.object(
  Object.fromEntries(FOOTER_PAGES.map((page) => [addressVariable(page), z.optional(footerAddress)])),
);

/** Reads FOOTER_ABOUT, FOOTER_LEGAL ... and the files of PAGES_DIR (legal.md, policy.md ...). Throws a ConfigError. */
export function readFooter(set: Settings, root: string): FooterSettings {
  const given = parse(variables, set);
  const addresses: PageConfiguration['footer'] = {};
  for (const page of FOOTER_PAGES) {
    const address = given[addressVariable(page)];
    if (address !== undefined) addresses[page] = address;
  }
  const folder = set['PAGES_DIR'];
  if (folder === undefined) return { addresses, pages: {} };
  const pages = readPages(isAbsolute(folder) ? folder : resolve(root, folder));
  for (const page of FOOTER_PAGES)
    if (pages[page] && addresses[page])
      throw new ConfigError(
        `${addressVariable(page)}: leads elsewhere, and PAGES_DIR has ${page}.md; keep one of them`,
      );
  return { addresses, pages };
}

function readPages(folder: string): OwnPages {
  const pages: Partial<Record<FooterPage, OwnPage>> = {};
  for (const file of filesOf(folder)) {
    const page = FOOTER_PAGES.find((one) => `${one}.md` === file);
    if (!page) {
      const names = FOOTER_PAGES.map((one) => `${one}.md`).join(', ');
      throw new ConfigError(`PAGES_DIR: ${file} is none of ${names}`);
    }
    try {
      pages[page] = readOwnPage(readFileSync(join(folder, file)));
    } catch (error) {
      if (error instanceof UnreadablePage) throw new ConfigError(`PAGES_DIR: ${file} ${error.message}`);
      throw error;
    }
  }
  return pages;
}

/** Its Markdown files; what else lies there is not ours. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  } catch {
    throw new ConfigError(`PAGES_DIR: ${folder} cannot be read as a folder`);
  }
}
