// Compiles elements/export/video/i420/i420.wasm. Run it after editing i420.c or to check the committed file.
// Wants Debian's clang, lld, wasi-libc and libclang-rt-dev-wasm32; with clang 14 the bytes are those that are committed.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../support/files.mjs';

const folder = join(root, 'elements/export/video/i420');
execFileSync(
  'clang',
  [
    ...['--target=wasm32-wasi', '-O3', '-msimd128', '-mbulk-memory', '-Wall', '-Wextra'],
    ...['-nostartfiles', '-Wl,--no-entry', '-Wl,--strip-all'],
    ...[join(folder, 'i420.c'), '-o', join(folder, 'i420.wasm')],
  ],
  { stdio: 'inherit' },
);
