/** Colors for code, as spans with classes; the sheets say which colors. */
import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { escaped } from './plain-text.mjs';

const LANGUAGES = { bash, css, javascript, json, python, typescript, xml, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) core.registerLanguage(name, language);

/** What the fences of our pages call them. */
const NAMES = {
  sh: 'bash',
  html: 'xml',
  vue: 'xml',
  svelte: 'xml',
  svg: 'xml',
  js: 'javascript',
  mjs: 'javascript',
};
const MORE = { jsx: 'javascript', ts: 'typescript', tsx: 'typescript', py: 'python', yml: 'yaml' };

/** The HTML of code; of a language we do not know, the code alone. */
export function highlighted(code, language = '') {
  const name = NAMES[language] ?? MORE[language] ?? language;
  return core.getLanguage(name) ? core.highlight(code, { language: name }).value : escaped(code);
}
