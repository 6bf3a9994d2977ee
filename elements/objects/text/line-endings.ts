import type { TextDetails } from './model.js';

const plain = (text: string): string => text.replace(/\r\n?/g, '\n');

/**
 * The details with line feeds alone at line ends, as text fields of browsers hold them; runs keep their words. Files made
 * elsewhere bring carriage returns. The same details when there is nothing to do.
 */
export function normalizeLineEndings(details: TextDetails): TextDetails {
  const { text, runs } = details;
  if (!text.includes('\r')) return details;
  const at = (index: number): number => plain(text.slice(0, index)).length;
  const moved = runs?.map((run) => ({ ...run, start: at(run.start), end: at(run.end) }));
  return { ...details, text: plain(text), ...(moved && { runs: moved }) };
}
