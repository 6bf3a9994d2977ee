type Answer<T> = Promise<T | undefined>;

/**
 * Questions about ids that are asked one by one, put together into few calls: those of one moment, `most` a call. An answer is
 * kept; a failure is told to all who asked, and the next one asks again. Nothing for an id without an answer.
 */
export function createBatch<T>(
  most: number,
  ask: (ids: string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Answer<T> {
  const known = new Map<string, Answer<T>>();
  let waiting: string[] = [];
  let asked: Promise<ReadonlyMap<string, T>> | null = null;

  const next = (): Promise<ReadonlyMap<string, T>> => {
    const ids = (waiting = []);
    return Promise.resolve().then(() => {
      // whoever asks from now on waits for the next call
      asked = null;
      return ask(ids);
    });
  };

  return (id) => {
    const before = known.get(id);
    if (before) return before;
    if (!asked || waiting.length >= most) asked = next();
    waiting.push(id);
    const answer = asked.then((found) => found.get(id));
    known.set(id, answer);
    answer.catch(() => known.delete(id));
    return answer;
  };
}
