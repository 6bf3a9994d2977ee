/** Puts the design tokens on the test page: without them controls have no sizes, and nothing can be pressed. */
export async function loadTokens(): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/elements/base/theme/tokens.css',
  });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  await loaded;
}
