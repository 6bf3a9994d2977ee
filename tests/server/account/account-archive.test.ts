import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { AccountArchive } from '../../../server/modules/account/export/account-archive.js';

const MB = 1024 * 1024;
const place = (name: string) => ({ folders: ['Uploads'], name, ending: '.bin' });

it('is written as it is read: a reader that waits makes the writer wait', async () => {
  const archive = new AccountArchive();
  const added: string[] = [];
  const writing = (async () => {
    for (const name of ['one', 'two', 'three'])
      added.push(await archive.addFile(place(name), Buffer.alloc(4 * MB, name)));
    archive.end();
  })();
  // whatever buffers lie between are far smaller than one file
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(added).toEqual([]);
  const entries = unzipSync(await buffer(archive.stream));
  await writing;
  expect(added).toEqual(['Uploads/one.bin', 'Uploads/two.bin', 'Uploads/three.bin']);
  expect(Object.values(entries).map(({ length }) => length)).toEqual([4 * MB, 4 * MB, 4 * MB]);
});

it('stops its writer once nobody reads it any more', async () => {
  const archive = new AccountArchive();
  const adding = archive.addFile(place('one'), Buffer.alloc(4 * MB));
  archive.stream.destroy();
  await expect(adding).rejects.toThrow('went away');
  await expect(archive.addText(place('two'), 'x')).rejects.toThrow('went away');
});

it('has names that every system takes, no two alike', async () => {
  const archive = new AccountArchive();
  const read = buffer(archive.stream);
  const paths = [];
  for (const [folder, name] of [
    ['../..', '../etc/passwd'],
    ['A/B', 'con'],
    ['a b', 'CON'],
  ] as const)
    paths.push(await archive.addText({ folders: [folder], name, ending: '.txt' }, 'x'));
  archive.end();
  await read;
  expect(paths).toEqual(['design/etc passwd.txt', 'A B/design con.txt', 'a b/design CON (2).txt']);
});
