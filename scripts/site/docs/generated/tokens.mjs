/** The tokens of the theme as tables, from their sheet: each with its values and what it is for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../support/files.mjs';

const SHEET = 'elements/base/theme/tokens.css';
const TOKEN = /(--dm-[\w-]+):\s*([^;]+);(?:[^\S\n]*\/\*\s*([^]*?)\s*\*\/)?/g;
const GROUP = /\/\* -- ([^\n]*?)(?:\s*-{2,})?\s*\*\//g;
const line = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const tokensOf = (css) =>
  [...css.matchAll(TOKEN)].map(([, name, value, about = '']) => ({
    name,
    value: line(value),
    about: line(about),
  }));

/** `Ground: what things lie on` -> its name, and what it says of it. */
function titled(text) {
  const [name, ...rest] = text.split(/[:.](?=\s)/);
  return [name.replace(/-+$/, '').trim(), rest.join(':').replace(/-+$/, '').trim()];
}

/** Markdown of a table for each group of the light theme, with the dark value beside where there is another. */
export function tokenTables() {
  const css = readFileSync(join(root, SHEET), 'utf8');
  const light = css.slice(0, css.indexOf("[data-theme='dark']"));
  const darkStart = css.indexOf("[data-theme='dark'] {");
  const dark = new Map(
    tokensOf(css.slice(darkStart, css.indexOf('@media', darkStart))).map(({ name, value }) => [name, value]),
  );
  const [houses, elements] = light.split('TIER 2');
  const marks = [...houses.matchAll(GROUP)];
  const groups = marks.map(({ 0: mark, 1: title, index }, at) => ({
    title,
    tokens: tokensOf(houses.slice(index + mark.length, marks[at + 1]?.index)),
  }));
  groups.push({ title: 'Elements: sizes and colors of one component', tokens: tokensOf(elements) });
  return groups
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ title, tokens }) => {
      const [name, about] = titled(title);
      const rows = tokens.map(
        (token) =>
          `| \`${token.name}\` | \`${token.value}\` | ${dark.has(token.name) ? `\`${dark.get(token.name)}\`` : ''} | ${token.about} |`,
      );
      const hasDark = tokens.some((token) => dark.has(token.name));
      const table = ['| Token | Light | Dark | For |', '| --- | --- | --- | --- |', ...rows].join('\n');
      const withoutDark = [
        '| Token | Value | For |',
        '| --- | --- | --- |',
        ...tokens.map((token) => `| \`${token.name}\` | \`${token.value}\` | ${token.about} |`),
      ].join('\n');
      return `### ${name}\n\n${about ? `${about[0].toUpperCase()}${about.slice(1)}.\n\n`.replace('..', '.') : ''}${hasDark ? table : withoutDark}`;
    })
    .join('\n\n');
}
