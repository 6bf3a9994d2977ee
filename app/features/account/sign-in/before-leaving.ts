/** What must be done before the browser leaves for the account provider, such as sending what is unsaved. */
const duties = new Set<() => Promise<unknown>>();

/** Registers a task; the returned function removes it. */
export function beforeLeaving(duty: () => Promise<unknown>): () => void {
  duties.add(duty);
  return () => void duties.delete(duty);
}

/** Runs all tasks; rejects when one fails, and the browser then stays. */
export const readyToLeave = async (): Promise<void> => {
  await Promise.all([...duties].map((duty) => duty()));
};
