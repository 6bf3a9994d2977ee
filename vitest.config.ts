import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Pure rooms, server, catalogue and the pixel comparisons: everything that is proven in Node. */
export default defineConfig({
  oxc: { target: 'es2022' },
  resolve: {
    // Node would get the build for server rendering, which hands no properties to elements.
    alias: { '@lit/react': fileURLToPath(new URL('node_modules/@lit/react/index.js', import.meta.url)) },
  },
  test: {
    include: ['tests/{unit,server,visual}/**/*.test.ts'],
    environment: 'node',
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['elements/**/*.ts', 'server/**/*.ts', 'catalog/**/*.ts'] },
  },
});
