import { build, type Plugin } from 'esbuild';
import type { CompilerOptions } from 'vue/compiler-sfc';

const ROOT = process.cwd();
const SFC_ID = 'guide';

/** A component of one file, as `@vitejs/plugin-vue` compiles it. */
async function compileVue(name: string, code: string, compilerOptions: CompilerOptions): Promise<string> {
  const { compileScript, parse } = await import('vue/compiler-sfc');
  const { descriptor, errors } = parse(code, { filename: name });
  if (errors.length > 0) throw errors[0];
  const { content } = compileScript(descriptor, {
    id: SFC_ID,
    inlineTemplate: true,
    templateOptions: { compilerOptions },
  });
  return content;
}

interface Bundled {
  /** What is bundled: it imports snippets as 'guide:<name>'. */
  readonly entry: string;
  readonly snippets: ReadonlyMap<string, string>;
  readonly vue?: CompilerOptions;
  readonly platform?: 'browser' | 'node';
}

const fromGuide = ({ snippets, vue = {} }: Bundled): Plugin => ({
  name: 'guide',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^guide:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'guide' }));
    onLoad({ filter: /.*/, namespace: 'guide' }, async ({ path }) => {
      const code = snippets.get(path);
      if (code === undefined) throw new Error(`the guide has no ${path}`);
      const common = { resolveDir: ROOT };
      if (path.endsWith('.vue'))
        return { ...common, contents: await compileVue(path, code, vue), loader: 'js' };
      return { ...common, contents: code, loader: path.endsWith('.ts') ? 'ts' : 'jsx' };
    });
  },
});

/** One script, as a partner's build makes it. */
export async function bundle(options: Bundled): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: options.entry, resolveDir: ROOT, loader: 'tsx' },
    plugins: [fromGuide(options)],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    platform: options.platform ?? 'browser',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    ...(options.platform === 'node' && {
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('/');" },
    }),
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
