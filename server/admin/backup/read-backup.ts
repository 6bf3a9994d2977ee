import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { FORMAT, READABLE, type Head, type Line } from './backup-format.js';

export const damagedBackup = (how: string): Error => new Error(`the backup is damaged: ${how}`);

interface Backup {
  readonly head: Head;
  readonly lines: AsyncIterable<Line>;
}

/** Opens a backup to be read once, line by line. Throws one plain line when it cannot be read. */
export async function openBackup(path: string): Promise<Backup> {
  const texts = textLines(path);
  const first = await texts.next();
  const head = first.done ? null : (tryJson(first.value) as Head | null);
  if (head?.format !== FORMAT || !READABLE.includes(head.version))
    throw new Error('this is not a backup that can be read');
  return { head, lines: parsed(texts) };
}

async function* parsed(texts: AsyncIterable<string>): AsyncGenerator<Line> {
  for await (const text of texts) {
    const line = tryJson(text);
    if (typeof line !== 'object' || line === null) throw damagedBackup('a line of it cannot be read');
    yield line as Line;
  }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only whole lines: a backup that was cut off ends within one, or its compression does. */
async function* textLines(path: string): AsyncGenerator<string> {
  // the parts of a line that is not whole yet; joined once, since a line may weigh many megabytes
  let parts: string[] = [];
  for await (const chunk of unzipped(path)) {
    const [end, ...rest] = chunk.split('\n');
    parts.push(end!);
    for (const next of rest) {
      yield parts.join('');
      parts = [next];
    }
  }
  if (parts.join('') !== '') throw damagedBackup('it ends in the middle of a line');
}

async function* unzipped(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  try {
    for await (const chunk of source.pipe(text).setEncoding('utf8')) yield chunk as string;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw code.startsWith('Z_') ? damagedBackup('its compression is broken or cut off') : error;
  } finally {
    source.destroy();
  }
}
