import { createCanvas } from '@napi-rs/canvas';
import { decodePicture, nodePaintEnv } from '../../elements/render/node.js';
import type { Platform } from './golden.js';
import { TEST_FACES, testFaceBytes } from '../support/text/fonts.js';
import { goldenBytes } from '../support/golden-files.js';

/** Node with the fixtures' fonts and pictures. */
export const fixturePlatform: Platform = {
  canvas: createCanvas,
  env: nodePaintEnv,
  decode: decodePicture,
  bytes: goldenBytes,
  font: (id) => testFaceBytes(TEST_FACES.find((face) => face.id === id)!),
  faces: TEST_FACES,
};
