import { readConfig } from '../config.js';
import { connectDatabase } from '../db/connect.js';
import { createStore } from '../files/store/create-store.js';
import { verbSyntax, acceptsArgs } from './verb.js';
import { usage, verbs } from './verbs.js';

/** A backup of many gigabytes is one transaction: it may take a day, ms. */
const PATIENCE = 24 * 3_600_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return say(usage());
  const verb = verbs.find((known) => known.name === name);
  if (!verb) fail(`There is no verb '${name}'.\n\n${usage()}`);
  if (!acceptsArgs(verb, args.length)) fail(`Usage: npm run admin -- ${verbSyntax(verb)}`);
  const config = readConfig();
  const files = await createStore(config);
  const database = await connectDatabase(config, (error) => fail(error.message), PATIENCE);
  try {
    await verb.run({ config, database, files, say }, ...args);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => fail(error.message));
