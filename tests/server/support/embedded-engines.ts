import { PGlite } from '@electric-sql/pglite';
import { seedArchive } from './seed-archive.js';

/** Those that nobody uses just now; their tables are empty. */
const free: PGlite[] = [];

/** Empties the tables that hold something; to empty all would take longer than most tests. */
const EMPTY_TABLES = `do $$
declare
  name text;
  filled boolean;
  names text[] := '{}';
begin
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from %s)', name) into filled;
    if filled then names := names || name; end if;
  end loop;
  if names <> '{}' then
    execute 'truncate ' || array_to_string(names, ', ') || ' restart identity cascade';
  end if;
end $$`;

/**
 * An embedded engine in memory with all tables and nothing in them. Starting one takes a second, so that one whose user has
 * closed it is emptied and given to the next. What is still asked of it then fails, as of one that is closed.
 */
export async function borrowEngine(): Promise<PGlite> {
  const engine = free.pop() ?? (await PGlite.create({ loadDataDir: await seedArchive() }));
  const forget: (() => Promise<void>)[] = [];
  let closed = false;
  const open =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      closed ? Promise.reject(new Error('PGlite is closed')) : call.apply(engine, args);
  const giveBack = async () => {
    if (closed) return;
    closed = true;
    for (const unlisten of forget) await unlisten();
    await engine.exec('discard all');
    await engine.exec(EMPTY_TABLES);
    free.push(engine);
  };
  return Object.assign(Object.create(engine) as PGlite, {
    ...{ query: open(engine.query), exec: open(engine.exec), transaction: open(engine.transaction) },
    listen: open(async (channel: string, heard: (payload: string) => void) => {
      const unlisten = await engine.listen(channel, heard);
      forget.push(() => unlisten());
    }),
    close: giveBack,
  });
}
