/** What web-test-runner's Mocha puts into every page of tests/elements. Tests in Node import theirs from vitest. */
type MochaBody = (this: { timeout(milliseconds: number): void }) => void | Promise<void>;
type MochaCase = (title: string, body: MochaBody) => void;
type MochaHook = (body: MochaBody) => void;

declare const describe: MochaCase & { only: MochaCase };
declare const it: MochaCase & { only: MochaCase };
declare const before: MochaHook;
declare const after: MochaHook;
declare const beforeEach: MochaHook;
declare const afterEach: MochaHook;
