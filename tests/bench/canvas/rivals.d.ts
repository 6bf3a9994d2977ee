import type { SceneObject } from './scene.js';
import type { Subject } from './subject.js';

export function konvaSubject(
  objects: readonly SceneObject[],
  dragged: number,
  picture: HTMLCanvasElement,
): Subject;
export function fabricSubject(
  objects: readonly SceneObject[],
  dragged: number,
  picture: HTMLCanvasElement,
): Subject;
