/**
 * @typedef {import('playwright').Browser} Browser
 * @typedef {import('playwright').BrowserContext} BrowserContext
 * @typedef {import('playwright').CDPSession} CDPSession
 */

/**
 * A browser context that tests use one after the other, each as if it were new: with what the browser has fetched already,
 * and the code that it keeps of it, a page costs three quarters of its first time.
 */
export class SharedContext {
  /** @readonly @type {BrowserContext} */
  context;
  /** @type {CDPSession} To a page that stays open and shows nothing. */
  #session;
  /** @type {string} */
  #address;

  /** @private */
  constructor(context, session, address) {
    this.context = context;
    this.#session = session;
    this.#address = address;
  }

  /**
   * Opens one whose pages are of the server at `address`; `file` is one of its files of data: a page of the product would do
   * its work in the background, and answer for those of tests.
   * @param {Browser} browser
   * @param {{ address: string; file: string; options?: import('playwright').BrowserContextOptions }} how
   */
  static async open(browser, { address, file, options }) {
    const context = await browser.newContext({ ...options, baseURL: address });
    const keeper = await context.newPage();
    await keeper.goto(file);
    const pages = context.pages.bind(context);
    // tests see their own pages only
    context.pages = () => pages().filter((page) => page !== keeper);
    return new SharedContext(context, await context.newCDPSession(keeper), address);
  }

  /** Takes away all that a test left: pages, storage, routes, permissions. */
  async reset() {
    const { context } = this;
    await context.setOffline(false);
    for (const page of context.pages()) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.clearPermissions();
    await this.#session.send('Storage.clearDataForOrigin', { origin: this.#address, storageTypes: 'all' });
  }
}
