/**
 * Rollup plugin: the canvas keeps its objects as items of a Paper.js scene and paints them itself, so it needs Paper's
 * scene without its drawing: paths and their booleans, rasters, texts, tools, tweens and SVG are more than half of it. They
 * are cut out of the copy that the canvas gets. Who cuts outlines (`WHOLE`) gets all of Paper, when it is asked for.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parseAst } from 'rollup/parseAst';

const PAPER = 'paper/dist/paper-core';
const CORE = createRequire(import.meta.url).resolve(PAPER);
/** What Paper itself imports is found from here. */
export const PAPER_FOLDER = dirname(CORE);
/** Where the lean copy would lie. */
const SCENE = CORE.replace('paper-core', 'paper-scene');
const WHOLE = /\/path-clipper\.ts$/;

/** Classes that a scene of our own items never makes. What asks whether something is one of them is told no. */
const CUT = [
  ...['Line', 'Shape', 'Raster', 'SymbolItem', 'SymbolDefinition', 'TextItem', 'PointText'],
  ...['Segment', 'SegmentPoint', 'Curve', 'CurveLocation', 'PathItem', 'Path', 'CompoundPath'],
  ...['CollisionDetection', 'PathFlattener', 'PathFitter', 'Gradient', 'GradientStop', 'Tween', 'Http'],
  ...['KeyEvent', 'Key', 'MouseEvent', 'ToolEvent', 'Tool', 'SvgElement', 'SvgStyles'],
];

/** The one part of a path that hit testing asks for: how far a stroke reaches under a matrix. */
const STROKE_PADDING = '_getStrokePadding';

/** Whether a module that imports Paper gets the scene alone. */
export const wantsScene = (source, importer) => source === PAPER && !WHOLE.test(importer ?? '');

/** The scene alone, as a module. */
export const sceneModule = () => `${sceneOf(readFileSync(CORE, 'utf8'))}\nexport default paper;`;

export function leanPaper() {
  return {
    name: 'lean-paper',
    resolveId: {
      order: 'pre',
      handler: (source, importer) => (wantsScene(source, importer) ? SCENE : null),
    },
    load: (id) => (id === SCENE ? sceneModule() : null),
  };
}

/** Paper's source without what a scene does not need. Throws an Error where a part to cut is not there any more. */
export function sceneOf(source) {
  const { body } = paperFunction(parseAst(source)).body;
  const missing = new Set(CUT);
  const cuts = body.filter((node) => {
    const names = node.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => id.name) : [];
    for (const name of names) missing.delete(name);
    return names.some((name) => CUT.includes(name)) || onlyForCut(source.slice(node.start, node.end));
  });
  if (missing.size) throw new Error(`Paper.js has no ${[...missing].join(', ')} to leave out`);
  let lean = source;
  for (const { start, end } of cuts.toReversed()) lean = lean.slice(0, start) + lean.slice(end);
  return lean.slice(0, body[0].start) + absentParts(source) + lean.slice(body[0].start);
}

/** Statements that add to classes which are cut out, and the reader and writer of SVG, which have no name. */
const onlyForCut = (statement) =>
  /^(Path|PathItem)\.inject\(/.test(statement) || (/^new function/.test(statement) && /SVG/.test(statement));

/** The function around everything: `var paper = function(self, undefined) { … }.call(…)`. */
function paperFunction({ body }) {
  const declared = body.find(({ declarations }) => declarations?.[0].id.name === 'paper');
  const { callee } = declared.declarations[0].init;
  return callee.type === 'MemberExpression' ? callee.object : callee;
}

function absentParts(source) {
  const padding = new RegExp(String.raw`\b${STROKE_PADDING}: (function\([\s\S]*?\n\t\})`).exec(source)?.[1];
  if (!padding) throw new Error(`Paper.js has no ${STROKE_PADDING}`);
  return [
    'function absent(name) { return function() { throw new Error("Paper.js is here without " + name); }; }',
    `var ${CUT.map((name) => `${name} = absent("${name}")`).join(', ')};`,
    `Path.${STROKE_PADDING} = ${padding};`,
    '',
  ].join('\n');
}
