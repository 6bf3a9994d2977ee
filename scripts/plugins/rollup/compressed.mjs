/**
 * Rollup plugin: beside every text and program of the build its compressed form (.br, .gz), so that the server sends it without work.
 * Stands last: it packs what the others have written.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const TEXT = /\.(js|css|svg|json|wasm)$/;
/** What is smaller travels in one packet either way, bytes. */
const WORTH_IT = 1024;

/** Programs of late features, such as the encoder of sound: 4 % larger, packed in a tenth of the time, bytes. */
const LARGE = 600_000;

const PACKED = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzipped(bytes, { level: 9 }),
};

export function compressed() {
  return {
    name: 'compressed',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const texts = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
        for (const file of texts) {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length < WORTH_IT) continue;
          for (const [ending, pack] of Object.entries(PACKED)) {
            const source = await pack(bytes);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source });
          }
        }
      },
    },
  };
}
