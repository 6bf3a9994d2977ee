import litA11y from 'eslint-plugin-lit-a11y';
import { configs as lit } from 'eslint-plugin-lit';
import hooks from 'eslint-plugin-react-hooks';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import rooms from './rooms.cjs';

const product = ['elements/**/*.ts', 'app/**/*.{ts,tsx}', 'server/**/*.ts', 'catalog/**/*.ts'];
const pureRooms = rooms.pure.map((room) => `elements/${room}/**/*.ts`);

/** Programs that talk to a terminal, whose lines are their product, and the one place where the kit warns developers. */
const mayPrint = [
  'server/main.ts',
  'server/admin/**/*.ts',
  'catalog/build/**/*.ts',
  'catalog/mockups/bake/**/*.ts',
  'elements/base/warn-once.ts',
];

/** Files whose shape somebody else prescribes: tool configs and declarations of foreign packages. */
const foreignShape = ['**/*.config.ts', '**/*.d.ts'];

/** What a page has and plain Node has not. Canvas types are fine; these are values. */
const DOM_GLOBALS = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'customElements',
  'getComputedStyle',
  'matchMedia',
  'requestAnimationFrame',
  'Image',
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one word per thing, everywhere it is used.',
};

/** Pages with a strict policy refuse such attributes, lit's `styleMap` at its first render among them. */
const noStyleAttributes = {
  selector: 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle=/]',
  message: 'Set styles by cspStyleMap: a page may allow no style attributes.',
};

// The second call of such a list may fail while the first is awaited: an unhandled rejection, now and then.
const noCallsInFlight = {
  selector: 'ForOfStatement > ArrayExpression.right > CallExpression[callee.property.name="api"]',
  message: 'Make each call inside the loop: one that fails before its turn is an unhandled rejection.',
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      'catalog/dist',
      'coverage',
      'data',
      'node_modules',
      'test-results',
      '**/*.gen.ts',
      'scripts/new/templates',
    ],
  },
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'max-lines': ['error', { max: 400 }],
      'max-params': ['error', 4],
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // With noUncheckedIndexedAccess, `!` is how a loop says that its index is in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
    },
  },
  { files: product, rules: { 'no-console': 'error', 'no-restricted-syntax': ['error', noDefaultExport] } },
  {
    files: ['elements/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noStyleAttributes] },
  },
  { files: mayPrint, rules: { 'no-console': 'off' } },
  { files: foreignShape, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: pureRooms,
    rules: {
      'no-restricted-globals': [
        'error',
        ...DOM_GLOBALS.map((name) => ({ name, message: 'Pure rooms load in plain Node, without a DOM.' })),
      ],
    },
  },
  // Curves and matrices take their numbers one by one.
  { files: [...pureRooms, 'catalog/**/*.ts', 'tests/**/*.ts'], rules: { 'max-params': ['error', 7] } },
  { files: ['elements/**/*.ts'], ...lit['flat/recommended'] },
  { files: ['elements/**/*.ts'], ...wc['flat/recommended'] },
  {
    files: ['elements/**/*.ts'],
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  {
    files: ['app/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  // most of these rules compile what they read, which costs as much as all others: they look where components and hooks are
  { files: ['app/**/*.tsx', 'app/**/use-*.ts'], ...hooks.configs.flat.recommended },
  {
    files: ['tests/**/*.ts'],
    // Chai's assertions are bare expressions.
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-syntax': ['error', noCallsInFlight],
      // it gives up after a second, which a crowded machine needs
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@open-wc/testing',
              importNames: ['waitUntil'],
              message: 'Wait with tests/support/wait-until.ts.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
