import { newId } from '../math/ids.js';
import { DEFAULT_SIDE, type DesignFile, type StoredPage } from './design-file.js';
import { CURRENT_VERSION } from './stored/migrations.js';

export const blankPage = (id = newId()): StoredPage => ({
  id,
  objects: [],
  groups: [],
  background_color: '#ffffff',
  background_image: null,
});

interface BlankOptions {
  readonly id?: string;
  /** px; 800 when absent [D-024]. */
  readonly width?: number;
  readonly height?: number;
  readonly dimension_units?: DesignFile['dimension_units'];
}

/** A design of one white page. */
export const blankDesign = ({ id, width, height, dimension_units }: BlankOptions = {}): DesignFile => ({
  version: CURRENT_VERSION,
  id: id ?? newId(),
  width: width ?? DEFAULT_SIDE,
  height: height ?? DEFAULT_SIDE,
  dimension_units: dimension_units ?? 'px',
  pages: [blankPage()],
});
