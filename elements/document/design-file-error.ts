/** A design file that cannot be read. `path` names the fault, e.g. 'pages[0].objects[3].opacity'; '' is the whole file. */
export class DesignFileError extends Error {
  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super(path ? `${path}: ${reason}` : `the design file ${reason}`);
    this.name = 'DesignFileError';
  }
}

/** ['pages', 0, 'id'] as 'pages[0].id'. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
