/** The rules of `npm run check:rooms`, made from the table in rooms.cjs. Nothing about single rooms stands here. */
const { rooms, orders, closed, features } = require('./rooms.cjs');

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const inside = (folder) => `^${escaped(folder)}/`;
const exactly = (pattern) => `^${pattern}$`;
const packaged = (name) => String.raw`(^|/)node_modules/(@types/)?${escaped(name)}/`;

const names = Object.keys(rooms);
const nestedIn = (folder) => names.filter((name) => name.startsWith(`${folder}/`));

/** Files of one row, without those of rooms nested in it. */
const filesOf = (folder) => ({ path: inside(folder), pathNot: nestedIn(folder).map(inside) });

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

function folderRule(name, row) {
  const value = [...row.rooms.map(inside), ...(row.files ?? []).map(exactly)];
  const typed = [...(row.types ?? []).map(inside), ...(row.typeFiles ?? []).map(exactly)];
  // A row covers its own folder but not the rooms nested in it: those must be named like any other.
  const nested = nestedIn(name)
    .map((room) => escaped(room.slice(name.length + 1)))
    .join('|');
  const self = nested ? `^${escaped(name)}/(?!(${nested})/)` : inside(name);
  const ours = String.raw`^(elements|app|server|catalog|demo)/`;
  const rules = [
    forbid(`${name}: rooms`, 'This room may not know that one (rooms.cjs).', filesOf(name), {
      path: ours,
      pathNot: [self, ...value, ...typed],
    }),
  ];
  if (typed.length) {
    rules.push(
      forbid(`${name}: types only`, 'Only `import type` is allowed here (rooms.cjs).', filesOf(name), {
        path: typed,
        pathNot: [self, ...value],
        dependencyTypesNot: ['type-only'],
      }),
    );
  }
  return rules;
}

function packageRules(name, row) {
  const rules = [
    forbid(`${name}: packages`, 'This room may not use that package (rooms.cjs).', filesOf(name), {
      path: String.raw`(^|/)node_modules/`,
      pathNot: [...row.packages.map(packaged), ...(row.node ? [packaged('@types/node')] : [])],
    }),
  ];
  if (!row.node) {
    rules.push(
      forbid(`${name}: no Node`, "This room runs in browsers: Node's modules are not there.", filesOf(name), {
        dependencyTypes: ['core'],
      }),
    );
  }
  return rules;
}

/** Sub-rooms of a room, lowest first: none loads one that stands after it. Loose files of the room may load all. */
function orderRules(name, order) {
  return order.slice(0, -1).map((lower, at) =>
    forbid(
      `${name}: order`,
      'This sub-room may not know that one (order in rooms.cjs).',
      { path: inside(`${name}/${lower}`) },
      {
        path: order.slice(at + 1).map((higher) => inside(`${name}/${higher}`)),
        dependencyTypesNot: ['type-only'],
      },
    ),
  );
}

/** The public entry of another feature, never its inside; `$1` is the importing feature's name. */
const featureRule = forbid(
  'features: public entries',
  'A feature imports another one through its index.ts only.',
  { path: `${inside(features)}([^/]+)/` },
  {
    path: `${inside(features)}[^/]+/`,
    pathNot: [`${inside(features)}$1/`, String.raw`${inside(features)}[^/]+/index\.tsx?$`],
  },
);

const closedRules = closed.map((folder) =>
  forbid(
    `closed: ${folder}`,
    'Nobody imports this folder.',
    // scripts and tests serve each other: a test proves a script, a script counts tests.
    { pathNot: [inside(folder), ...closed.map(inside)] },
    { path: inside(folder) },
  ),
);

const homeless = forbid(
  'no room',
  'Every folder of the kit has a row in rooms.cjs.',
  { path: '^elements/', pathNot: names.map(inside) },
  {},
);

const cycle = forbid(
  'no circles',
  'Modules that need each other are one module; a type that both need has a file of its own.',
  {},
  { circular: true },
);

const unresolved = forbid(
  'unresolved',
  'This import leads nowhere.',
  // Demo pages import what their server makes up.
  { path: names.filter((name) => name !== 'demo').map(inside) },
  {
    couldNotResolve: true,
  },
);

module.exports = {
  forbidden: [
    ...Object.entries(rooms).flatMap(([name, row]) => [...folderRule(name, row), ...packageRules(name, row)]),
    ...Object.entries(orders).flatMap(([name, order]) => orderRules(name, order)),
    featureRule,
    ...closedRules,
    homeless,
    cycle,
    unresolved,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [String.raw`^catalog/dist/`, String.raw`\.md$`] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
