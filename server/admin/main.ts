import { readConfig } from '../config.js';
import { openDatabase } from '../db/open.js';
import { DiskStore } from '../files/disk-store.js';
import { filesFolder } from '../files-folder.js';
import { usage, verbs } from './verbs.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return say(usage());
  const verb = verbs.find((known) => known.name === name);
  if (!verb) fail(`There is no verb '${name}'.\n\n${usage()}`);
  if (args.length !== verb.args.length)
    fail(`Usage: npm run admin -- ${[verb.name, ...verb.args].join(' ')}`);
  const config = readConfig();
  const database = await openDatabase(config, (error) => fail(error.message));
  try {
    await verb.run({ config, database, files: new DiskStore(filesFolder(config)), say }, ...args);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => fail(error.message));
