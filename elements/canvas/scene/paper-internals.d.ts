/** Members that custom items of Paper.js override or read; the published types leave them out. */
declare namespace paper {
  interface DrawParam {
    offset: Point;
    pixelRatio: number;
    viewMatrix: Matrix | null;
    matrices: Matrix[];
    updateMatrix: boolean;
  }

  interface Item {
    _class: string;
    _matrix: Matrix;
    _applyMatrix: boolean;
    _canApplyMatrix: boolean;
    _initialize(props: { insert: boolean }): boolean;
    _changed(flags: number): void;
    _getBounds(matrix: Matrix | null, options: object): Rectangle;
    _hitTest(point: Point, options: HitOptions, parentViewMatrix?: Matrix): HitResult | null;
    _hitTestSelf(point: Point, options: HitOptions): HitResult | null;
    draw(context: CanvasRenderingContext2D, param: DrawParam): void;
    _draw(context: CanvasRenderingContext2D, param: DrawParam): void;
  }

  interface HitOptions {
    tolerance: number;
  }

  interface Matrix {
    _transformBounds(bounds: Rectangle): Rectangle;
  }

  interface Project {
    _updateVersion: number;
  }

  interface PaperScope {
    remove(): void;
  }
}
