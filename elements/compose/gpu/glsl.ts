import { RESPONSE_NOISE } from '../tone.js';
import { MOST_TAPS, SHARPER, TAP_SLACK } from '../pictures/sampling.js';

/** What every scene's shader has: the arithmetic of `tone.ts` and `pictures/sampling.ts` in GLSL. Change both. */

/** In a map of places, where there is none: NaN is not safe on every GPU. */
export const NOWHERE = 1e6;

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

export const HEAD = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp usampler2D;
precision highp usampler2DArray;

/** The plate, the responses, the masks: code values. */
uniform usampler2DArray codes;
/** Light of each code value of the plate. */
uniform sampler2D decode;
out vec4 shown;

struct Art {
  bool present;
  vec3 toS;
  vec3 toT;
  vec4 slack;
};

vec3 response(uvec3 code, float most) {
  vec3 root = vec3(code) / 255.0;
  return mix(most * root * root, vec3(0.0), lessThanEqual(code, uvec3(${RESPONSE_NOISE}u)));
}

float toneOf(float light, float knee) {
  float x = light <= knee ? max(light, 0.0) : knee + (1.0 - knee) * (1.0 - exp((knee - light) / (1.0 - knee)));
  return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1.0 / 2.4) - 0.055;
}

vec4 bilinear(usampler2D picture, int level, ivec2 size, vec2 at) {
  vec2 corner = floor(at - 0.5);
  vec2 part = at - 0.5 - corner;
  ivec2 low = clamp(ivec2(corner), ivec2(0), size - 1);
  ivec2 high = clamp(ivec2(corner) + 1, ivec2(0), size - 1);
  vec4 a = vec4(texelFetch(picture, low, level));
  vec4 b = vec4(texelFetch(picture, ivec2(high.x, low.y), level));
  vec4 c = vec4(texelFetch(picture, ivec2(low.x, high.y), level));
  vec4 d = vec4(texelFetch(picture, high, level));
  return mix(mix(a, b, part.x), mix(c, d, part.x), part.y) / 65535.0;
}

float coverage(float px) {
  return clamp(px + 0.5, 0.0, 1.0);
}

vec4 sampleArt(usampler2D picture, Art art, vec2 uv, vec2 toColumn, vec2 toRow) {
  ivec2 whole = textureSize(picture, 0);
  vec2 size = vec2(whole);
  vec2 at = vec2(dot(art.toS, vec3(uv, 1.0)), dot(art.toT, vec3(uv, 1.0)));
  vec2 a = vec2(dot(art.toS.xy, toColumn), dot(art.toT.xy, toColumn));
  vec2 b = vec2(dot(art.toS.xy, toRow), dot(art.toT.xy, toRow));
  float E = a.x * a.x + b.x * b.x;
  float F = a.x * a.y + b.x * b.y;
  float G = a.y * a.y + b.y * b.y;
  vec2 inPx = 1.0 / max(vec2(1e-9), sqrt(vec2(E, G)));
  float cover = coverage((at.x + art.slack.x) * inPx.x) * coverage((size.x - at.x + art.slack.y) * inPx.x)
    * coverage((at.y + art.slack.z) * inPx.y) * coverage((size.y - at.y + art.slack.w) * inPx.y);
  if (cover == 0.0) return vec4(0.0);

  float q = sqrt(0.25 * (E - G) * (E - G) + F * F);
  float longest = 0.5 * (E + G) + q;
  if (longest <= 1.0) return cover * bilinear(picture, 0, whole, at);
  float major = sqrt(longest);
  float minor = max(max(1.0, major / ${real(MOST_TAPS)}), sqrt(max(0.0, 0.5 * (E + G) - q)));
  float taps = max(1.0, ceil(major / minor - ${TAP_SLACK}));
  float last = log2(max(size.x, size.y));
  float lod = min(last, max(0.0, log2(minor) - ${real(SHARPER)}));
  float level = floor(lod);
  float part = lod - level;
  float next = min(last, level + 1.0);
  ivec2 fine = max(ivec2(1), whole >> int(level));
  ivec2 coarse = max(ivec2(1), whole >> int(next));
  vec2 axis = E >= G ? vec2(longest - G, F) : vec2(F, longest - E);
  axis *= axis == vec2(0.0) ? 0.0 : major / length(axis);
  vec4 sum = vec4(0.0);
  for (float k = 0.0; k < ${real(MOST_TAPS)}; k++) {
    if (k >= taps) break;
    vec2 tap = (at + axis * ((k + 0.5) / taps - 0.5)) / size;
    sum += (1.0 - part) * bilinear(picture, int(level), fine, tap * vec2(fine));
    if (part > 0.0) sum += part * bilinear(picture, int(next), coarse, tap * vec2(coarse));
  }
  return sum * (cover / taps);
}

/** What lies at a px of a map of places: its change is taken from both neighbors, at an edge from the one there is. */
vec4 artAt(sampler2D places, ivec2 at, usampler2D picture, Art art, vec2 uv) {
  vec2 before = texelFetch(places, at - ivec2(1, 0), 0).xy;
  vec2 after = texelFetch(places, at + ivec2(1, 0), 0).xy;
  vec2 above = texelFetch(places, at - ivec2(0, 1), 0).xy;
  vec2 below = texelFetch(places, at + ivec2(0, 1), 0).xy;
  bvec4 known = lessThan(vec4(before.x, after.x, above.x, below.x), vec4(${real(NOWHERE / 2)}));
  vec2 toColumn = (known.y ? after : uv) - (known.x ? before : uv);
  vec2 toRow = (known.w ? below : uv) - (known.z ? above : uv);
  return sampleArt(picture, art, uv, known.x && known.y ? 0.5 * toColumn : toColumn,
    known.z && known.w ? 0.5 * toRow : toRow);
}

/** A print over an albedo: \`art\` premultiplied, \`ground\` the color beneath it, \`seen\` the mask. */
vec3 lay(vec3 under, vec4 art, vec4 ground, float seen, vec2 ink) {
  float rest = ground.a * (1.0 - art.a);
  float alpha = seen * (art.a + rest);
  return under * (1.0 - alpha) + ink.x * alpha + ink.y * seen * (art.rgb + ground.rgb * rest);
}
`;

/** A triangle that covers all. */
export const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}
`;
