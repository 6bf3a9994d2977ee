/** `npm run new:element controls/buttons dm-grid-toggle`: source, test, demo page and React wrapper of a new element. */
import { scaffoldMain, spellings } from './scaffold.mjs';

const ROOMS = ['controls', 'canvas', 'toolbars', 'panels', 'shell'];

/** Writes the files of an element into a room. */
export async function newElement(room, tag, scaffold) {
  const [top = '', ...below] = (room ?? '').split('/');
  if (!ROOMS.includes(top)) throw new Error(`'${room ?? ''}' is no room of elements: ${ROOMS.join(', ')}`);
  if (!tag?.startsWith('dm-')) throw new Error(`'${tag ?? ''}' is no tag: it starts with dm-`);
  const values = { ...spellings(tag), tag, room, up: '../'.repeat(1 + below.length) };
  await scaffold.create(`elements/${room}/${tag}.ts`, 'element/source.ts', values);
  await scaffold.create(`tests/elements/${top}/${tag}.test.ts`, 'element/test.ts', values);
  await scaffold.create(`demo/elements/${tag}.html`, 'element/demo.html', values);
  await scaffold.create(`app/bridge/${tag}.ts`, 'element/wrapper.ts', values);
}

if (process.argv[1]?.endsWith('new-element.mjs')) {
  await scaffoldMain('npm run new:element <room>[/<sub-room>] dm-<name>', async ([room, tag], scaffold) => {
    await newElement(room, tag, scaffold);
    return 'Now: npm run manifest (the manifest and the wrapper follow the source), npm run demo.';
  });
}
