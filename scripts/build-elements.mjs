/**
 * dist/elements: one ES module per source file, and its types; for Node a bundle. Imports stay relative, packages stay
 * with the consumer.
 */
import { binaryOf, runNode } from './support/run.mjs';

const steps = [
  [binaryOf('rollup'), '--config', '--silent', '--environment', 'TARGET:elements'],
  ['scripts/build-headless.mjs'],
  [binaryOf('typescript-native', 'tsc'), '--project', 'tsconfig.elements.json'],
];

for (const step of steps) {
  process.exitCode = await runNode(step);
  if (process.exitCode) break;
}
