import type { PreparedScene, PreparedSurface, Print } from '../scene/scene.js';
import { HEAD, NOWHERE } from './glsl.js';

/** The shader of a scene: its surfaces and steps written out, so that all of it is one pass. */

/** Where what a shader reads lies: a step's number counts through all surfaces. */
export interface ShaderLayout {
  readonly source: string;
  /** Prints in order of their sampler `places{i}`; the step each is. */
  readonly prints: readonly { readonly print: Print; readonly step: number }[];
  /** Places in `images` in order of their sampler `picture{i}`. */
  readonly pictures: readonly number[];
  /** Masks in order of their layers of `codes`, after the plate and the responses. */
  readonly masks: readonly Uint8Array[];
}

export function shaderOf(scene: PreparedScene): ShaderLayout {
  const steps = scene.surfaces.flatMap(({ steps: own }) => own);
  const prints = steps.flatMap((print, step) => (print.kind === 'print' ? [{ print, step }] : []));
  const masks = [...new Set(prints.flatMap(({ print }) => print.mask ?? []))];
  const pictures = [...new Set(prints.flatMap(({ print }) => print.image ?? []))];
  const layout = { prints, pictures, masks };
  let first = 0;
  const surfaces = scene.surfaces.map((surface, i) => {
    const text = surfaceText(scene, surface, i, first, layout);
    first += surface.steps.length;
    return text;
  });
  return { ...layout, source: HEAD + declarations(scene, layout, steps.length) + mainText(scene, surfaces) };
}

type Layout = Omit<ShaderLayout, 'source'>;

const declarations = (scene: PreparedScene, { prints, pictures }: Layout, steps: number): string =>
  [
    `uniform vec3 base[${scene.surfaces.length}];`,
    // of a fill its paint, of a print the color beneath it
    `uniform vec4 paint[${steps}];`,
    `uniform Art art[${Math.max(1, prints.length)}];`,
    ...prints.map((_, i) => `uniform sampler2D places${i};`),
    ...pictures.map((_, i) => `uniform usampler2D picture${i};`),
    '',
  ].join('\n');

const mainText = ({ height, knee }: PreparedScene, surfaces: readonly string[]): string => `
void main() {
  ivec2 px = ivec2(int(gl_FragCoord.x), ${height - 1} - int(gl_FragCoord.y));
  uvec3 plate = texelFetch(codes, ivec3(px, 0), 0).rgb;
  vec3 light = vec3(
    texelFetch(decode, ivec2(plate.r, 0), 0).r,
    texelFetch(decode, ivec2(plate.g, 0), 0).r,
    texelFetch(decode, ivec2(plate.b, 0), 0).r
  );
${surfaces.join('')}
  shown = vec4(toneOf(light.r, ${real(knee)}), toneOf(light.g, ${real(knee)}), toneOf(light.b, ${real(knee)}), 1.0);
}
`;

function surfaceText(
  scene: PreparedScene,
  surface: PreparedSurface,
  index: number,
  first: number,
  layout: Layout,
): string {
  const steps = surface.steps.map((step, i) =>
    step.kind === 'fill'
      ? `    albedo = mix(albedo, paint[${first + i}].rgb, paint[${first + i}].a);\n`
      : printText(scene, surface, step, first + i, layout),
  );
  return `  vec3 lit${index} = response(texelFetch(codes, ivec3(px, ${index + 1}), 0).rgb, ${real(surface.light[255]!)});
  if (lit${index} != vec3(0.0)) {
    vec3 albedo = base[${index}];
${steps.join('')}    light += albedo * lit${index};
  }
`;
}

function printText(
  scene: PreparedScene,
  { ink }: PreparedSurface,
  print: Print,
  step: number,
  { prints, pictures, masks }: Layout,
): string {
  const at = prints.findIndex((each) => each.step === step);
  const { x0, y0, x1, y1 } = print.uv.box;
  const layer = print.mask ? 1 + scene.surfaces.length + masks.indexOf(print.mask) : 0;
  const seen = print.mask ? `float(texelFetch(codes, ivec3(px, ${layer}), 0).r) / 255.0` : '1.0';
  const picture = print.image === null ? null : pictures.indexOf(print.image);
  const art =
    picture === null
      ? 'vec4(0.0)'
      : `art[${at}].present ? artAt(places${at}, at, picture${picture}, art[${at}], uv) : vec4(0.0)`;
  return `    if (art[${at}].present || paint[${step}].a > 0.0) {
      ivec2 at = px - ivec2(${x0}, ${y0});
      float seen = ${seen};
      if (seen > 0.0 && all(greaterThan(at, ivec2(0))) && all(lessThan(at, ivec2(${x1 - x0 - 1}, ${y1 - y0 - 1})))) {
        vec2 uv = texelFetch(places${at}, at, 0).xy;
        if (uv.x < ${real(NOWHERE / 2)})
          albedo = lay(albedo, ${art}, paint[${step}], seen, vec2(${real(ink.k0)}, ${real(ink.k1)}));
      }
    }
`;
}

/** A number as GLSL wants it: never without a point. */
function real(value: number): string {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
