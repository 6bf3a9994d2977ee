/** Which stages run side by side: a stage that keeps one core busy leaves the other one to its neighbors. */
import { availableParallelism } from 'node:os';

/** Two cores and a little: a stage now and then waits for a browser or a timer, and another one may use that time. */
export const CAPACITY = Math.min(2, availableParallelism()) + 1;

/**
 * Runs every stage once, in their order wherever that leaves no room unused. A stage begins when all that it `needs` has
 * ended, well or not, and its `weight` (in cores, 1 when it says nothing) fits beside those that run; one that is heavier
 * than all there is runs alone. Answers the results in the order of the stages.
 * @template {{ name: string; needs?: readonly string[]; weight?: number }} Stage
 * @template Result
 * @param {readonly Stage[]} stages
 * @param {(stage: Stage) => Promise<Result>} run
 * @returns {Promise<Result[]>}
 */
export async function sideBySide(stages, run, capacity = CAPACITY) {
  const waiting = new Set(stages);
  const running = new Map();
  const results = new Map();
  const weightOf = ({ weight = 1 }) => Math.min(weight, capacity);
  const used = () => [...running.keys()].reduce((sum, stage) => sum + weightOf(stage), 0);
  const isOpen = (name) => [...waiting, ...running.keys()].some((stage) => stage.name === name);
  const mayBegin = (stage) => !stage.needs?.some(isOpen) && used() + weightOf(stage) <= capacity;
  const begin = (stage) => {
    waiting.delete(stage);
    const ended = run(stage).then((result) => {
      results.set(stage, result);
      running.delete(stage);
    });
    running.set(stage, ended);
  };
  while (waiting.size + running.size > 0) {
    for (const stage of [...waiting]) if (mayBegin(stage)) begin(stage);
    if (running.size === 0)
      throw new Error(`stages wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return stages.map((stage) => results.get(stage));
}
