import { describe, expect, it } from 'vitest';
import { unindented } from '../../../scripts/plugins/rollup/unindented.mjs';

const CODE = 'const sheet = `a {\n    color: red;\n  }`;';
const { renderChunk } = unindented();

describe('scripts without indentation', () => {
  it('have none inside templates, which keep their lines', () => {
    expect(renderChunk(CODE, { moduleIds: ['/kit/elements/base/theme.ts'] })?.code).toBe(
      'const sheet = `a {\ncolor: red;\n}`;',
    );
  });

  it('keep every byte of a WebAssembly that is a template', () => {
    const encoder = '/kit/node_modules/@mediabunny/aac-encoder/dist/bundles/mediabunny-aac-encoder.mjs';
    expect(renderChunk(CODE, { moduleIds: ['/kit/elements/base/theme.ts', encoder] })).toBe(null);
  });
});
