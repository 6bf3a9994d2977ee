/**
 * Rollup plugin: writes index.html from app/index.html with the hashed script, its preloads and the sheet, and copies
 * app/public as it is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PUBLIC = 'app/public';

/** The tags for the `<!-- head -->` mark. Module scripts wait for the document by themselves. */
export function headTags(bundle) {
  const files = Object.values(bundle);
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  const sheets = files.filter((file) => file.fileName.endsWith('.css')).map((file) => file.fileName);
  return [
    ...sheets.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...entry.imports.map((file) => `<link rel="modulepreload" href="/${file}" />`),
    `<script type="module" src="/${entry.fileName}"></script>`,
  ].join('\n    ');
}

export function indexHtml({ template = 'app/index.html', extra = '' } = {}) {
  return {
    name: 'index-html',
    buildStart() {
      this.addWatchFile(template);
    },
    generateBundle(_options, bundle) {
      const source = readFileSync(template, 'utf8').replace('<!-- head -->', headTags(bundle) + extra);
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
      for (const fileName of existsSync(PUBLIC) ? readdirSync(PUBLIC) : []) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(PUBLIC, fileName)) });
      }
    },
  };
}
