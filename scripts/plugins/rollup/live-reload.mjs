/**
 * Development only: every build writes its time to assets/build.json, and a script in the page asks for it once a second
 * and reloads when it has changed. A file of its own and polling, because the page's security policy forbids inline
 * scripts and the product server knows nothing of development.
 */
const POLL_MS = 1000;

const client = `
let built;
setInterval(async () => {
  const answer = await fetch('/assets/build.json', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  const { time } = await answer.json();
  if (built && built !== time) location.reload();
  built = time;
}, ${POLL_MS});
`;

export function liveReload() {
  return {
    name: 'live-reload',
    generateBundle() {
      const build = { time: Date.now() };
      this.emitFile({ type: 'asset', fileName: 'assets/build.json', source: JSON.stringify(build) });
      this.emitFile({ type: 'asset', fileName: 'assets/live-reload.js', source: client });
    },
  };
}

liveReload.tag = '\n    <script type="module" src="/assets/live-reload.js"></script>';
