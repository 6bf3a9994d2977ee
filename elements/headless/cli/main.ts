#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { runDesign } from './run-design.js';

/** The `design` command; from the sources `npm run design --`. */
process.exitCode = await runDesign(process.argv.slice(2), {
  stdin: process.stdin,
  out: (bytes) => void process.stdout.write(bytes),
  err: (line) => void process.stderr.write(line),
  // beside the program, as both are built
  catalog: fileURLToPath(new URL('../../catalog/dist', import.meta.url)),
});
