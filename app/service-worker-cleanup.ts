/** The product runs without a service worker; one left by an earlier version would serve stale files for ever (D-020). */

/** As much of `navigator.serviceWorker` as we need. */
export interface WorkerRegistrations {
  getRegistrations(): Promise<readonly { unregister(): Promise<boolean> }[]>;
}

/** Unregisters every service worker of this origin and tells how many. A browser that refuses leaves things as they are. */
export async function unregisterServiceWorkers(workers: WorkerRegistrations | undefined): Promise<number> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    const results = await Promise.allSettled(registrations.map((registration) => registration.unregister()));
    return results.filter((result) => result.status === 'fulfilled' && result.value).length;
  } catch {
    // Private windows may refuse to list them: then there is none to fear.
    return 0;
  }
}
