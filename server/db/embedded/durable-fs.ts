import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The parts of the engine's module that syncing leans on; they are internals, hence the proof in `connect-embedded.ts`. */
interface NodeFsModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number | null }) => number } };
}

/** A folder on disk that is really synced: the engine by itself never calls fsync, and a power cut would lose commits. */
export class DurableNodeFS extends NodeFS {
  /** How many syncs reached the disk. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const result = await super.init(pg, options);
    const preRun = [result.emscriptenOpts.preRun ?? []].flat();
    result.emscriptenOpts.preRun = [...preRun, (module: unknown) => this.#install(module as NodeFsModule)];
    return result;
  }

  #install(module: NodeFsModule): void {
    module.NODEFS.stream_ops.fsync = ({ nfd }) => {
      this.syncs += 1;
      if (nfd != null) fdatasyncSync(nfd);
      return 0;
    };
  }
}

/** The engine's own start parameters without -F, which turns syncing off; `wal_sync_method` must be one it really calls. */
export const DURABLE_START = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'max_parallel_maintenance_workers=0',
    'fsync=on',
    'wal_sync_method=fsync',
  ].flatMap((setting) => ['-c', setting]),
];
