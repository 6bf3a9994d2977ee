/**
 * A worker once it listens: what arrives while its modules are still being loaded is lost, so its first message says so. null
 * where none can be had: its file is of another origin, or cannot be loaded.
 */
export function startWorker(create: () => Worker): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const worker = create();
      worker.onmessage = () => resolve(worker);
      worker.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}
