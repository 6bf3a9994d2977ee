import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  environmentOf,
  last,
  parseDockerfile,
  readDockerignore,
} from '../../../scripts/container/dockerfile.mjs';
import { ourStages } from '../../../scripts/container/image.mjs';
import { packagesBehind } from '../../../scripts/container/packages-behind.mjs';
import { filesBelow, root } from '../../../scripts/support/files.mjs';
import { readConfig } from '../../../server/config.js';
import { readCompose } from './read-compose.js';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: string;
  readonly healthcheck?: unknown;
}

describe('the Dockerfile', () => {
  const stages = ourStages();
  const { steps } = stages.at(-1)!;

  it('ends in an image without rights, tools or sources, which says whether it is well', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', '']);
    expect(steps.filter(({ instruction }) => instruction === 'RUN')).toEqual([]);
    expect(last(steps, 'USER')!.text).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(last(steps, 'VOLUME')!.text).toBe(environmentOf(steps)['DATA_DIR']);
    expect(last(steps, 'HEALTHCHECK')!.words[0]).toBe('node');
    for (const { flags } of steps.filter(({ instruction }) => instruction === 'COPY'))
      expect(flags['from']).toBe('build');
  });

  it('takes its Node from a version that the project accepts, by its whole number', () => {
    expect(stages[0]!.base).toMatch(/^node:20\.(19|2\d)\.\d+-bookworm-slim$/);
  });

  it('sets nothing that the server refuses', () => {
    expect(() => readConfig(environmentOf(steps))).not.toThrow();
  });

  it('copies what is there', () => {
    const own = stages[0]!.steps.filter(({ instruction }) => instruction === 'COPY');
    const missing = own
      .flatMap(({ words }) => words.slice(0, -1))
      .filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('is read to the letter, or not at all', () => {
    expect(parseDockerfile('FROM a AS b\n# no\nRUN x \\\n  y\n')).toEqual([
      { base: 'a', name: 'b', steps: [{ instruction: 'RUN', flags: {}, text: 'x    y', words: ['x', 'y'] }] },
    ]);
    expect(() => parseDockerfile('FROM a\nADD x y\n')).toThrow(
      'Dockerfile: ADD x y: is no instruction that we use',
    );
    expect(() => parseDockerfile('RUN x\n')).toThrow('stands before FROM');
  });
});

it('the .dockerignore leaves out what is made, and no source of the build', () => {
  const ignored = readDockerignore(text('.dockerignore'));
  const out = [
    'node_modules/pg/index.js',
    'dist/server/main.mjs',
    'catalog/dist/index.json',
    'tests/README.md',
  ];
  expect(out.filter((path) => !ignored(path))).toEqual([]);
  const built = [
    'app',
    'elements',
    'server',
    'scripts',
    'catalog/build',
    'catalog/source',
    'catalog/mockups',
  ];
  const sources = built.flatMap((folder) => filesBelow(folder, (path) => !path.includes('__pycache__')));
  expect(sources.filter(ignored)).toEqual([]);
});

describe('packages of an image', () => {
  const lock = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { c: '1', gone: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/unused': {},
  };

  it('are those that are asked for and all behind them, from where Node finds them', () => {
    expect(packagesBehind(['a'], lock)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('are all there, or it is said who misses which', () => {
    expect(() => packagesBehind(['a', 'x'], lock)).toThrow(
      'x, which the project needs, is not in the lock file',
    );
    expect(() => packagesBehind(['y'], { 'node_modules/y': { dependencies: { z: '1' } } })).toThrow(
      'z, which node_modules/y needs, is not in the lock file',
    );
  });

  it('are dependencies of the project, so that an installation without development packages can run, too', () => {
    const asked: string[] = JSON.parse(text('dist/server/packages.json'));
    const manifest: { dependencies: Record<string, string> } = JSON.parse(text('package.json'));
    expect(asked.filter((name) => !(name in manifest.dependencies))).toEqual([]);
    expect(manifest.dependencies).toHaveProperty('@fontsource-variable/instrument-sans');
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = readCompose(text('compose.yaml')) as unknown as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, string>>;
  };
  const ours = Object.values(services).filter(({ image }) => image === 'design-maker');
  /** As Compose does with `${NAME}`, `${NAME:-usual}` and `${NAME:?complaint}`. */
  const filledIn = (environment: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, asked: string, usual?: string) =>
          asked === 'SECRET' ? 'c0ffee' : (usual ?? ''),
        ),
      ]),
    );

  it('has a server and a worker of ours with PostgreSQL, MinIO, OpenSearch and Mailpit', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['server', 'worker', 'postgres', 'minio', 'opensearch', 'mailpit']),
    );
    expect(services['worker']!.command).toEqual(['dist/server/worker.mjs']);
    for (const { environment, read_only } of ours) {
      expect(read_only).toBe('true');
      expect(environment).toEqual(services['server']!.environment);
    }
  });

  it('configures the server with what it takes, and reaches services that are there', () => {
    const set = filledIn(services['server']!.environment!);
    const config = readConfig(set);
    expect(config.operations.doesJobs).toBe(false);
    const asked = [config.databaseUrl!, config.s3!.endpoint!, config.search!.url, config.mail!.url];
    expect(asked.map((url) => new URL(url).hostname)).toEqual(['postgres', 'minio', 'opensearch', 'mailpit']);
    expect(services['bucket']!.command!.at(-1)).toBe(`ours/${config.s3!.bucket}`);
    expect(new URL(config.databaseUrl!)).toMatchObject({
      username: services['postgres']!.environment!['POSTGRES_USER'],
      pathname: `/${services['postgres']!.environment!['POSTGRES_DB']}`,
    });
    expect(config.s3!.accessKeyId).toBe(services['minio']!.environment!['MINIO_ROOT_USER']);
  });

  it('names variables that the pages for operators explain', () => {
    const explained = new Set(
      `${text('docs/configuration.md')}${text('docs/operate.md')}`.match(/`[A-Z][A-Z\d_]+`/g),
    );
    const names = Object.keys(services['server']!.environment!);
    expect(names.filter((name) => !explained.has(`\`${name}\``))).toEqual([]);
  });

  it('keeps what must outlive it in volumes that it declares, and shows itself to this machine alone', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(mounted.map((mount) => mount.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort());
    for (const port of Object.values(services).flatMap((service) => service.ports ?? []))
      expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('waits for services that it has', () => {
    const named = Object.values(services).flatMap((service) => Object.keys(service.depends_on ?? {}));
    expect(named.filter((name) => !(name in services))).toEqual([]);
  });
});
