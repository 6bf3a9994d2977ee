import type { Editor } from '../editor.js';
import type { Command } from './command.js';
import { commands } from './commands.js';

export const commandById = (id: string): Command | undefined => commands.find((command) => command.id === id);

/** How well a label answers a search: higher is better, null when letters are missing. */
export function scoreOf(query: string, label: string): number | null {
  const wanted = query.trim().toLowerCase();
  const text = label.toLowerCase();
  if (wanted === '') return 0;
  if (text.startsWith(wanted)) return 100 - text.length / 100;
  if (text.split(/\s+/).some((word) => word.startsWith(wanted))) return 80 - text.length / 100;
  if (text.includes(wanted)) return 60 - text.length / 100;
  // two letters are in order in almost every label
  return wanted.length < 3 ? null : scattered(wanted.replace(/\s+/g, ''), text);
}

/** All letters in their order; those that begin words or follow each other count more. */
function scattered(wanted: string, text: string): number | null {
  let score = 0;
  let from = 0;
  for (const letter of wanted) {
    const at = text.indexOf(letter, from);
    if (at < 0) return null;
    if (at === 0 || text[at - 1] === ' ') score += 4;
    else if (at === from) score += 2;
    from = at + 1;
  }
  // three letters strewn over a long label are no find
  return score >= wanted.length ? Math.min(50, score) - text.length / 100 : null;
}

/** Commands used in this tab, the latest first. */
const used: string[] = [];
const MOST_RECENT = 5;

/** Runs a command and remembers that it was used. */
export function runCommand(editor: Editor, command: Command): void {
  const at = used.indexOf(command.id);
  if (at >= 0) used.splice(at, 1);
  used.unshift(command.id);
  if (command.enabled(editor)) command.run(editor);
}

export interface CommandMatch {
  readonly command: Command;
  readonly label: string;
  readonly recent: boolean;
}

/** By its label, or by another name it goes by, which counts a little less. */
function bestScore(query: string, { command, label }: CommandMatch): number | null {
  const others = (command.aliases?.() ?? []).flatMap((alias) => scoreOf(query, alias) ?? []);
  const scores = [...others.map((score) => score - ALIAS_LESS), ...[scoreOf(query, label) ?? []].flat()];
  return scores.length > 0 ? Math.max(...scores) : null;
}

/** What being found by another name costs, so that of two commands the one that shows the word stands first. */
const ALIAS_LESS = 1;

/** The commands that can be used now and answer a search: best first, and without a search the recent ones first. */
export function findCommands(editor: Editor, query: string): readonly CommandMatch[] {
  const searching = query.trim() !== '';
  const recent = searching ? [] : used.slice(0, MOST_RECENT);
  const rank = (id: string): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return commands
    .filter((command) => command.id !== 'search-commands' && command.enabled(editor))
    .map((command) => ({ command, label: command.label(editor), recent: recent.includes(command.id) }))
    .map((found) => ({ found, score: bestScore(query, found) }))
    .filter(({ score }) => score !== null)
    .sort((a, b) => b.score! - a.score! || rank(a.found.command.id) - rank(b.found.command.id))
    .map(({ found }) => found);
}
