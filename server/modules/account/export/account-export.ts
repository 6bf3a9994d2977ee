import type { Readable } from 'node:stream';
import { AccountArchive } from './account-archive.js';
import { addBrand } from './brand-entries.js';
import { addDesigns } from './design-entries.js';
import type { Exporting } from './exporting.js';
import { addGenerations } from './generation-entries.js';
import { addMockups } from './mockup-entries.js';
import { addOrders, addPurchases } from './order-entries.js';
import { addProfile } from './profile-entries.js';
import { addFolders, addUploads } from './upload-entries.js';

const KINDS = [
  ...[addProfile, addFolders, addDesigns, addUploads, addBrand],
  ...[addMockups, addGenerations, addOrders, addPurchases],
];

const ABOUT = `All that your Design Maker account holds, as it was when you asked for it.

Each folder has files as you know them. The lists beside them (.json) say what belongs together:
designs.json names the file of each design, uploads.json the address by which designs name a picture.

A design is a JSON file that any tool can read: colors are hex, places and sizes are px from the
top left of the page.

“Bring in a ZIP” on the account page takes this file and puts designs, uploads, brand kit and mockups
into the account you are signed in with, on this server or another.

What others shared with you is theirs and not in here. Earlier versions of designs are not either.
`;

/**
 * Writes all that is a member's own into a ZIP as it is read [E-087]. It fails as a transfer that breaks off: half an
 * archive must not look like a whole one.
 */
export function accountExport(
  exporting: Omit<Exporting, 'archive'>,
  onFault: (fault: unknown) => void,
): Readable {
  const archive = new AccountArchive();
  void write({ ...exporting, archive }).catch((fault: unknown) => {
    if (!archive.stream.destroyed) onFault(fault);
    archive.fail(fault);
  });
  return archive.stream;
}

async function write(exporting: Exporting): Promise<void> {
  const { archive } = exporting;
  await archive.addText({ folders: [], name: 'Read me', ending: '.txt' }, ABOUT);
  for (const add of KINDS) await add(exporting);
  archive.end();
}
