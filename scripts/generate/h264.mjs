// Compiles elements/export/video/h264/h264.wasm. Run it after editing h264.c or to check the committed file:
//   git clone https://github.com/lieff/minih264 && node scripts/generate/h264.mjs minih264/minih264e.h
// Wants Debian's clang, lld, wasi-libc and libclang-rt-dev-wasm32; with clang 14 the bytes are those that are committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/files.mjs';

/** Of minih264e.h at commit b0baea7a80ef9d12da97301dd1099b8791b5ba43. */
const SOURCE = '661afe7802b4e1174e8389632f3ee437b903e036a9c91a7f035830947c6a7aae';

const [header] = process.argv.slice(2);
if (!header) throw new Error('give the path of minih264e.h');
if (createHash('sha256').update(readFileSync(header)).digest('hex') !== SOURCE)
  throw new Error(`${header} is another version of minih264`);

const folder = join(root, 'elements/export/video/h264');
execFileSync(
  'clang',
  [
    ...['--target=wasm32-wasi', '-O3', '-msimd128', '-mbulk-memory', '-w', '-I', dirname(header)],
    // the header asks for the order of bytes of systems it knows
    ...['-D__EMSCRIPTEN__', '-nostartfiles', '-Wl,--no-entry', '-Wl,--strip-all'],
    ...[join(folder, 'h264.c'), '-o', join(folder, 'h264.wasm')],
  ],
  { stdio: 'inherit' },
);
