import { expect, type FrameLocator, type Locator } from 'playwright/test';

/** Cards of the test shop. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Its bank asks. */
  asks: '4000 0025 0000 3155',
} as const;

/** Fills in the card's fields, in whatever shows them: a dialog, or a framed checkout. */
export async function typeCard(place: Locator | FrameLocator, number: string): Promise<void> {
  const card = place.frameLocator('iframe[title="Card"]');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiration').fill('12 / 40');
  await card.getByLabel('CVC').fill('123');
}

/** The buyer's bank is told that it is they. */
export async function confirmAtBank(place: Locator | FrameLocator): Promise<void> {
  const bank = place.frameLocator('iframe[title="Confirm the payment"]');
  await bank.getByRole('button', { name: 'Complete' }).click();
}

export const declined = async (place: Locator | FrameLocator): Promise<void> =>
  expect(place.getByText('Your card was declined.')).toBeVisible();
