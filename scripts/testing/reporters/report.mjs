/**
 * What every runner's reporter writes: one JSON file of the same shape, which `npm test` adds up and tells the slowest of.
 *
 * @typedef {{ file: string; title: string; ms: number; fault?: string }} Test `fault` is there when it failed
 * @typedef {{ passed: number; failed: number; tests: Test[]; spent: Record<string, number> }} Report
 *   `spent` is time by its kind, ms: what was spent on imports, hooks, page loads and the like
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../support/files.mjs';

/** A path as the project's own, with slashes. */
export const projectPath = (file) => relative(root, file).replaceAll('\\', '/');

/** The first lines of a failure say what was expected; the stack is in the runner's own output. */
const FAULT_LINES = 12;
const COLORS = /\u001B\[[\d;]*m/g;

/** A failure as text, never empty. */
export function faultOf(message) {
  const lines = String(message || 'failed')
    .replace(COLORS, '')
    .split('\n')
    .filter((line) => !/^\s+at .*[:)]/.test(line));
  return lines.slice(0, FAULT_LINES).join('\n').trim() || 'failed';
}

/** Adds time to a kind. */
export function spend(spent, kind, ms) {
  if (ms > 0) spent[kind] = (spent[kind] ?? 0) + ms;
}

/**
 * The report of these tests.
 * @param {Test[]} tests
 * @param {Record<string, number>} [spent]
 * @returns {Report}
 */
export function reportOf(tests, spent = {}) {
  const failed = tests.filter(({ fault }) => fault !== undefined).length;
  return { passed: tests.length - failed, failed, tests, spent };
}

export const writeReport = (file, report) => writeFileSync(file, JSON.stringify(report));
