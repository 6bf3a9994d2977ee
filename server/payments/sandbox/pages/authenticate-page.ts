import { html } from '../../../pages/html.js';
import { framedPage } from './framed-page.js';

/** Where a bank would ask for a code: the buyer says how it ends. */
export const authenticatePage = ({ theme }: { readonly theme: string | null }) =>
  framedPage(
    { title: 'Confirm the payment', script: 'authenticate.js', theme },
    html`<main class="authenticate">
      <p class="test-shop"><strong>Test shop.</strong> Nothing is charged.</p>
      <h1 class="title-2">Confirm the payment</h1>
      <p class="lead">Your bank would ask you to confirm it here. Choose how that ends.</p>
      <div class="authenticate-buttons">
        <button class="button primary large" type="button" data-ok="true">Complete</button>
        <button class="button second large" type="button" data-ok="false">Fail</button>
      </div>
      <p class="field-error" role="alert" hidden></p>
    </main>`,
  );
