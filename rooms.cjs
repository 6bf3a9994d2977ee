/**
 * Who may import whom: the house as data. `npm run check:rooms` fails on an import outside this table and on any value
 * cycle. Keys are folders; a key inside another (server/contract in server) has a row of its own.
 *
 * - `rooms` folders it may import from besides itself
 * - `types` folders it may import types from
 * - `files` patterns of single files it may import besides those folders
 * - `typeFiles` patterns of single files it may import types from
 * - `packages` the packages it may use; `node: true` also Node's own modules
 *
 * `orders` and `lists` say how the inside of a room is parted.
 *
 * Pure rooms load in plain Node without a DOM. `tests/` and `scripts/` may import anything, and nobody imports them.
 */
const PURE = [
  'math',
  'ports',
  'store',
  'text',
  'display',
  'imaging',
  'compose',
  'objects',
  'document',
  'paint',
  'render',
  'headless',
  'generate',
  'generator',
  'illustrate',
  'animation',
  'preflight',
  'import',
  'export',
];
const elements = (...rooms) => rooms.map((room) => `elements/${room}`);
const pure = elements(...PURE);
const LIT = ['lit', '@preact/signals-core'];

/** What the app may know of the kit: the elements themselves, how an editor is made, and their look and words. */
const PUBLIC_ELEMENTS = [String.raw`elements/.+/dm-[^/]+\.ts`];
const LOOK = elements('base/theme', 'base/icons', 'base/i18n');

const REACT = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'radix-ui', 'sonner'];

/**
 * Sub-rooms of a room, lowest first: none loads one that stands after it. Loose files of the room may load all, and all may
 * load those.
 */
const orders = {
  'elements/text': ['hyphens', 'fonts', 'shaping', 'lines', 'lists', 'editing'],
  'elements/canvas': ['scene', 'painting', 'neighbors', 'rulers', 'chrome', 'input'],
  'elements/compose': ['format', 'pictures', 'mesh', 'scene', 'cpu', 'gpu'],
  'elements/imaging': ['color', 'filters', 'focus', 'blur', 'cutout', 'outline', 'workers'],
  'elements/preflight': ['contrast', 'checks'],
  'elements/import/svg': ['parse', 'style', 'shapes', 'text', 'convert'],
  'elements/export/pdf': ['file', 'images', 'paint', 'fonts', 'ops'],
  'elements/controls': ['behavior', 'overlays', 'buttons', 'dialogs', 'lists', 'fields', 'color', 'menus'],
  'elements/editor': [
    ...[
      'resources',
      'styling',
      'brand-kit',
      'transform',
      'layers',
      'inserting',
      'pictures',
      'arranging',
      'pages',
      'animating',
    ],
    ...[
      'preflight',
      'accessibility',
      'html',
      'text-editing',
      'clipboard',
      'text-formatting',
      'finding',
      'links',
      'view-state',
      'bulk-labels',
      'cropping',
    ],
    ...['background-removal', 'commands', 'autosave', 'effects', 'tools'],
  ],
  'elements/editor/tools': ['snapping', 'guides', 'keyboard', 'gradient', 'select'],
  'elements/animation': ['pieces', 'presets'],
  'elements/illustrate': ['words', 'draw', 'forms', 'scenes', 'styles'],
  'elements/mockup': ['loading', 'rendering', 'inputs', 'preview', 'cropping'],
  'elements/bulk': ['model', 'files', 'grid', 'importing'],
  'elements/shell': ['frame', 'pages', 'presenting'],
  server: [
    ...['db', 'contract', 'access', 'files', 'http', 'pages', 'mail', 'net', 'provider', 'queue', 'search'],
    ...[
      'catalog',
      'browser',
      'payments',
      'image-model',
      'cutout-model',
      'stock-photos',
      'modules',
      'accounts',
      'admin',
      'jobs',
    ],
  ],
  'server/files': ['svg', 'pictures', 'logos', 'uploads'],
  'server/http': ['security', 'calls', 'app'],
  'server/jobs': ['mockup-rendering', 'page-rendering', 'handlers'],
  'catalog/build': ['svg', 'art', 'backgrounds', 'pictures', 'icons', 'thumbnails', 'templates', 'packs'],
  'app/ui': ['hooks', 'feedback', 'menus', 'lists', 'virtual'],
  'app/ports': ['fonts', 'assets'],
  'app/features/account': ['session', 'claiming', 'sign-in', 'menu'],
  'app/features/brand-kit': ['kit', 'shared', 'upload', 'fonts', 'logos', 'palettes'],
  'app/features/designs': ['actions', 'dialogs', 'dragging', 'lists'],
  'app/features/mockups': [
    ...['layout', 'home', 'orders', 'pictures', 'choosing', 'inputs', 'rendering', 'carousels', 'editor'],
  ],
};

/** Folders with more than 20 loose files that are lists by nature, and why; `/*` stands for all folders below. */
const lists = {
  'app/bridge': 'a wrapper an element, generated',
  'app/routes': 'a page an address',
  'demo/elements': 'a page an element',
  'server/contract': 'a file for each area of calls',
  'catalog/source/*': 'content',
  'catalog/scenes': 'a photo a scene',
  'catalog/scenes/painted': 'a subject a file',
  'catalog/mockups/scenes': 'a mockup a scene',
  'tests/fixtures/*': 'files of former versions and other programs',
};

module.exports = {
  pure: PURE,
  orders,
  lists,
  /** Nobody but the folder itself imports these. */
  closed: ['demo', 'tests', 'scripts'],
  /** A feature may import another feature's public entry, `app/features/<name>/index.ts`, never its inside. */
  features: 'app/features',
  rooms: {
    'elements/math': { rooms: [], packages: [] },
    'elements/ports': {
      rooms: [],
      types: elements('math', 'compose', 'objects'),
      packages: ['@preact/signals-core'],
    },
    'elements/store': { rooms: [], packages: ['@preact/signals-core'] },
    'elements/text': { rooms: elements('math'), packages: ['harfbuzzjs', 'bidi-js', 'linebreak'] },
    'elements/display': {
      rooms: elements('math'),
      types: elements('document', 'objects', 'imaging'),
      packages: [],
    },
    'elements/imaging': { rooms: elements('math'), packages: [] },
    'elements/compose': { rooms: elements('math', 'imaging'), packages: ['zod'] },
    'elements/objects': {
      rooms: elements('math', 'text', 'display', 'imaging', 'compose'),
      packages: ['zod', 'lean-qr'],
    },
    'elements/document': {
      rooms: elements('store', 'objects', 'math'),
      packages: ['@preact/signals-core', 'zod'],
    },
    'elements/paint': { rooms: elements('display', 'imaging', 'math'), packages: [] },
    'elements/render': {
      rooms: elements('document', 'objects', 'display', 'paint', 'text', 'import', 'math'),
      types: elements('ports'),
      packages: ['@napi-rs/canvas', '@jsquash/jpeg'],
      node: true,
    },
    'elements/headless': {
      rooms: elements(
        ...['document', 'objects', 'display', 'animation', 'paint', 'text', 'render', 'export', 'math'],
      ),
      files: [String.raw`elements/canvas/scene/path-clipper\.ts`],
      types: elements('ports'),
      packages: ['jsdom', 'zod', 'mediabunny', 'mpg123-decoder'],
      node: true,
    },
    'elements/animation': {
      rooms: elements('display', 'text', 'math'),
      types: elements('document'),
      packages: [],
    },
    'elements/generate': {
      rooms: elements('document', 'objects', 'display', 'preflight', 'imaging', 'text', 'math'),
      packages: [],
    },
    'elements/generator': {
      rooms: elements(
        'generate',
        'preflight',
        'render',
        'document',
        'objects',
        'display',
        'paint',
        'text',
        'imaging',
        'math',
      ),
      types: elements('ports'),
      packages: [],
    },
    'elements/illustrate': { rooms: elements('display', 'math'), packages: [] },
    'elements/bulk': {
      rooms: [...pure, ...elements('base', 'controls')],
      packages: [...LIT, 'fflate'],
    },
    'elements/preflight': {
      rooms: elements('document', 'objects', 'display', 'imaging', 'paint', 'text', 'math'),
      packages: [],
    },
    'elements/import': {
      rooms: elements('document', 'objects', 'display', 'math'),
      packages: ['dompurify', 'zod'],
    },
    'elements/export': {
      rooms: elements(
        'document',
        'objects',
        'display',
        'animation',
        'paint',
        'render',
        'text',
        'imaging',
        'math',
      ),
      types: elements('ports'),
      packages: ['pdfkit', 'fflate', 'mediabunny', '@mediabunny/aac-encoder', 'gifenc'],
    },
    'elements/base': { rooms: [], packages: LIT },
    'elements/controls': { rooms: elements('base', 'math'), packages: [...LIT, '@floating-ui/dom'] },
    'elements/editor': {
      rooms: [...pure, ...elements('base/i18n')],
      types: elements('base/icons'),
      packages: LIT,
    },
    'elements/canvas': { rooms: [...pure, ...elements('base', 'editor')], packages: [...LIT, 'paper'] },
    'elements/toolbars': { rooms: [...pure, ...elements('base', 'controls', 'editor')], packages: LIT },
    'elements/player': { rooms: [...pure, ...elements('base', 'controls', 'editor')], packages: LIT },
    'elements/panels': {
      rooms: [...pure, ...elements('base', 'controls', 'editor')],
      files: [String.raw`elements/mockup/dm-mockup-editor\.ts`],
      packages: LIT,
    },
    'elements/mockup': {
      rooms: elements('base', 'controls', 'compose', 'imaging', 'math', 'ports'),
      packages: LIT,
    },
    'elements/shell': {
      rooms: [
        ...pure,
        ...elements('base', 'controls', 'editor', 'canvas', 'toolbars', 'panels', 'bulk', 'player'),
      ],
      packages: LIT,
    },
    'server/contract': {
      rooms: elements('compose'),
      types: elements('document', 'math'),
      packages: ['zod'],
    },
    server: {
      rooms: ['server/contract', ...pure],
      files: [String.raw`catalog/format\.ts`, String.raw`elements/canvas/scene/path-clipper\.ts`],
      packages: [
        '@aws-sdk/client-s3',
        '@electric-sql/pglite',
        '@fastify',
        'fastify',
        'drizzle-orm',
        'markdown-it',
        'nodemailer',
        'oidc-provider',
        'drizzle-kit',
        'pg',
        'sharp',
        'libheif-js',
        '@napi-rs/canvas',
        'onnxruntime-web',
        'piscina',
        'file-type',
        'openid-client',
        'stripe',
        'dompurify',
        'jsdom',
        'undici',
        'ipaddr.js',
        'fflate',
        'yazl',
        'prom-client',
        '@opentelemetry',
        'woff2-encoder',
        'nspell',
        'dictionary-en',
        'tsx',
        'zod',
      ],
      node: true,
    },
    catalog: {
      rooms: pure,
      packages: ['@napi-rs/canvas', 'sharp', 'piscina', 'tsx', 'woff2-encoder', 'zod'],
      node: true,
    },
    'app/bridge': { rooms: [], files: PUBLIC_ELEMENTS, types: pure, packages: ['@lit/react', 'react'] },
    app: {
      rooms: ['app/bridge', 'server/contract', ...elements('shell', 'ports', 'math', 'compose'), ...LOOK],
      files: [...PUBLIC_ELEMENTS, String.raw`elements/generate/(layout-signature|colorways)\.ts`],
      types: pure,
      typeFiles: [String.raw`elements/editor/.+\.ts`],
      packages: [...REACT, ...LIT, '@floating-ui/dom', 'fflate', 'idb', 'zod'],
    },
    demo: {
      typeFiles: [String.raw`catalog/format\.ts`],
      rooms: [
        ...pure,
        ...elements(
          ...['base', 'controls', 'editor', 'canvas', 'toolbars', 'panels', 'bulk', 'player', 'shell'],
        ),
      ],
      packages: LIT,
    },
  },
};
