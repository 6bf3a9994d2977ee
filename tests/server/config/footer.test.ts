import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string | Uint8Array) => writeFileSync(join(folder, file), text);
const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ PAGES_DIR: folder, ...env });

it('all footer pages are ours without a folder of pages', () => {
  expect(readConfig({}).ownPages).toEqual({});
  expect(readConfig({}).page).not.toHaveProperty('ownPages');
});

it('a page of Markdown stands in place of ours, and the app is told which', () => {
  write(
    'legal.md',
    '# Impressum *2026*\n\nStudio Nord, **Oslo**\n\n## Contact\n\n- [Mail](mailto:hi@nord.example)\n',
  );
  write('README.md', 'how to write them');
  mkdirSync(join(folder, 'drafts'));
  expect(read().page.ownPages).toEqual(['legal']);
  const { title, html } = read().ownPages.legal!;
  expect(title).toBe('Impressum 2026');
  expect(html).toContain('<p>Studio Nord, <strong>Oslo</strong></p>');
  expect(html).toContain('<h2>Contact</h2>');
  expect(html).toContain('<a href="mailto:hi@nord.example">Mail</a>');
});

it('tags of the file are shown as text, and no link runs anything', () => {
  write(
    'faq.md',
    '# FAQ\n\n<script>alert(1)</script> <b onclick="x()">b</b>\n\n[a](javascript:alert(1)) [b](data:text/html,x)\n',
  );
  const { html } = read().ownPages.faq!;
  expect(html).not.toMatch(/<script|<b |href=/);
  expect(html).toContain('&lt;script&gt;');
});

it.each([
  ['privacy.md', '# Privacy\n\nNone.', 'privacy.md is none of about.md, legal.md'],
  ['legal.md', 'We are Nord.', 'legal.md must begin with its title'],
  ['legal.md', '#\n\nWe are Nord.', 'legal.md must begin with its title'],
  ['legal.md', '# Legal\n', 'legal.md has nothing under its title'],
  ['legal.md', new Uint8Array([0x23, 0x20, 0xff, 0xfe]), 'legal.md is not a text in UTF-8'],
  ['legal.md', `# Legal\n\n${'long '.repeat(110_000)}`, 'legal.md is over 512 KiB'],
])('%s with %.12s stops the start with one line', (file, text, message) => {
  write(file, text);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});

it('a page is in one place: a folder that is not there, or an address beside the file, stops the start', () => {
  expect(() => readConfig({ PAGES_DIR: join(folder, 'none') })).toThrow(
    /^PAGES_DIR: .*none cannot be read as a folder$/,
  );
  write('legal.md', '# Legal\n\nWe are Nord.');
  expect(() => read({ FOOTER_LEGAL: 'https://nord.example' })).toThrow(/^FOOTER_LEGAL: .*legal\.md/);
});
