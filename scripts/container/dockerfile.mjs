/**
 * Reads a Dockerfile as far as ours goes: one instruction a line (a backslash continues it), flags as `--name=value`, no
 * variables, no heredocs. Throws an Error that names the line which says more than that.
 */

const KNOWN = new Set([
  ...['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME'],
  ...['EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'],
]);

/**
 * @typedef {{ instruction: string, flags: Record<string, string>, text: string, words: string[] }} Step
 * @param {string} source
 * @returns {{ base: string, name: string, steps: Step[] }[]} the stages; `name` is '' where none is given
 */
export function parseDockerfile(source) {
  const stages = [];
  for (const line of instructionsOf(source)) {
    const step = parseStep(line);
    if (step.instruction === 'FROM') {
      const [base, , name = ''] = step.words;
      stages.push({ base, name, steps: [] });
    } else if (stages.length === 0) throw new Error(`Dockerfile: ${line}: stands before FROM`);
    else stages.at(-1).steps.push(step);
  }
  return stages;
}

const instructionsOf = (source) =>
  source
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function parseStep(line) {
  const [, instruction, rest] = /^(\S+)\s*(.*)$/.exec(line);
  if (!KNOWN.has(instruction)) throw new Error(`Dockerfile: ${line}: is no instruction that we use`);
  const flags = {};
  let text = rest;
  for (let flag; (flag = /^--([\w-]+)=(\S+)\s+/.exec(text)); text = text.slice(flag[0].length))
    flags[flag[1]] = flag[2];
  return { instruction, flags, text, words: wordsOf(text) };
}

/** `["a", "b"]`, what HEALTHCHECK says after CMD, or words parted by spaces. */
function wordsOf(text) {
  const list = /^(?:CMD\s+)?(\[.*\])$/s.exec(text);
  return list ? JSON.parse(list[1]) : text.split(/\s+/);
}

/** What the last of some instructions says, as in an image that is built: `last(steps, 'USER')`. */
export const last = (steps, instruction) => steps.findLast((step) => step.instruction === instruction);

/** All that ENV sets, in order. */
export const environmentOf = (steps) =>
  Object.fromEntries(
    steps
      .filter(({ instruction }) => instruction === 'ENV')
      .flatMap(({ words }) =>
        words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
      ),
  );

/**
 * Whether a .dockerignore leaves out a path: names from the top, and `**` + `/name` or `/*.ext` at any depth, which is all ours
 * says.
 * @param {string} source
 * @returns {(path: string) => boolean}
 */
export function readDockerignore(source) {
  const rules = source.split('\n').filter((line) => line && !line.startsWith('#'));
  const patterns = rules.map((rule) => {
    const anywhere = rule.startsWith('**/');
    const name = rule
      .replace('**/', '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*');
    return new RegExp(`${anywhere ? '(^|/)' : '^'}${name}(/|$)`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
