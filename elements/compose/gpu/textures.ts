import type { Pyramid } from '../pictures/pyramid.js';
import type { PreparedScene } from '../scene/scene.js';
import type { UvMap } from '../mesh/raster.js';
import { NOWHERE } from './glsl.js';

/** Arrays as textures that are fetched texel by texel: no filter of a GPU's own, whose precision differs. */

function newTexture(gl: WebGL2RenderingContext, target: GLenum): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(target, texture);
  // rows of RGB bytes need not end on four
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.NEAREST_MIPMAP_NEAREST);
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  return texture;
}

/** The plate, then the responses, then the masks (in red). */
export function codesTexture(
  gl: WebGL2RenderingContext,
  { width, height, plate, surfaces }: PreparedScene,
  masks: readonly Uint8Array[],
): WebGLTexture {
  const texture = newTexture(gl, gl.TEXTURE_2D_ARRAY);
  const layers = [plate, ...surfaces.map(({ response }) => response), ...masks.map(tripled)];
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.RGB8UI, width, height, layers.length);
  layers.forEach((bytes, z) => {
    const [format, type] = [gl.RGB_INTEGER, gl.UNSIGNED_BYTE];
    gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, z, width, height, 1, format, type, bytes);
  });
  return texture;
}

function tripled(mask: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(mask.length * 3);
  for (let i = 0; i < mask.length; i++) bytes[3 * i] = mask[i]!;
  return bytes;
}

export function tableTexture(gl: WebGL2RenderingContext, table: Float32Array): WebGLTexture {
  const texture = newTexture(gl, gl.TEXTURE_2D);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.R32F, table.length, 1);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, table.length, 1, gl.RED, gl.FLOAT, table);
  return texture;
}

export function placesTexture(gl: WebGL2RenderingContext, { box, data }: UvMap): WebGLTexture {
  const texture = newTexture(gl, gl.TEXTURE_2D);
  // a mesh that is all outside the frame still needs a texture
  const width = Math.max(1, box.x1 - box.x0);
  const height = Math.max(1, box.y1 - box.y0);
  const places = new Float32Array(width * height * 2).fill(NOWHERE);
  for (let i = 0; i < data.length; i++) if (data[i]! === data[i]!) places[i] = data[i]!;
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RG32F, width, height);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RG, gl.FLOAT, places);
  return texture;
}

export function pictureTexture(gl: WebGL2RenderingContext, levels: Pyramid['levels']): WebGLTexture {
  const texture = newTexture(gl, gl.TEXTURE_2D);
  const [first] = levels;
  gl.texStorage2D(gl.TEXTURE_2D, levels.length, gl.RGBA16UI, first!.width, first!.height);
  levels.forEach(({ width, height, data }, level) => {
    const [format, type] = [gl.RGBA_INTEGER, gl.UNSIGNED_SHORT];
    gl.texSubImage2D(gl.TEXTURE_2D, level, 0, 0, width, height, format, type, data);
  });
  return texture;
}
