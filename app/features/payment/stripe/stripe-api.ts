/** What is used of Stripe.js (docs.stripe.com/js). */

interface Fault {
  readonly message?: string;
  readonly type?: string;
}

export interface StripeElements {
  create(type: 'payment', options: object): StripePaymentElement;
  submit(): Promise<{ readonly error?: Fault }>;
  update(options: { readonly amount: number }): void;
}

export interface StripePaymentElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', heard: () => void): void;
}

export interface StripeApi {
  elements(options: object): StripeElements;
  createPaymentMethod(options: {
    readonly elements: StripeElements;
  }): Promise<{ readonly paymentMethod?: { readonly id: string }; readonly error?: Fault }>;
  handleNextAction(options: { readonly clientSecret: string }): Promise<{ readonly error?: Fault }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeApi;
  }
}
