import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { pdf } from '../../../server/jobs/page-rendering/pdf-task.js';
import type { Invoice } from '../../../server/modules/invoices/invoice.js';
import { invoiceDocument } from '../../../server/modules/invoices/invoice-document.js';
import { pdfiumTexts } from '../../support/pdf-readers.js';
import { testCatalog, type TestCatalog } from '../support/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog.remove());

const picture = (name: string) => ({
  ...{ name, detail: 'Premium picture, single license', price_cents: 100, credits: 1 },
});

const invoice = (about: Partial<Invoice> = {}): Invoice => ({
  ...{ number: 'DM-000042', order_id: 'order-7', issued_at: new Date('2026-11-25T23:30:00Z') },
  ...{
    seller: {
      name: 'Kiln Ltd',
      address: ['1 Mill Lane', 'Leeds'],
      email: 'pay@kiln.example',
      tax_id: 'GB 1',
    },
  },
  ...{
    buyer: { name: 'Ann Sea', email: 'ann@example.com' },
    lines: [picture('Winter sea'), picture('Sand')],
  },
  ...{ subtotal_cents: 200, discount_cents: 40, amount_cents: 160, coupon_code: 'SAVE20', credits: null },
  ...{ paid_by: 'card', refunded: false },
  ...about,
});

async function read(about?: Partial<Invoice>): Promise<string[]> {
  const { folder, index } = await loadCatalog(catalog.folder);
  const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
  const drawn = invoice(about);
  const designFile = JSON.stringify(invoiceDocument(drawn));
  const bytes = await pdf({ designFile, title: drawn.number, created: drawn.issued_at, fonts });
  const texts = await pdfiumTexts(bytes);
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

describe('a printed invoice', () => {
  it('says who sold what to whom, what was paid and how', async () => {
    const [page] = await read();
    for (const words of [
      'Kiln Ltd 1 Mill Lane Leeds pay@kiln.example Tax ID GB 1',
      'Invoice number DM-000042',
      'November 25, 2026',
      'order-7',
      'Paid by card',
      'Billed to Ann Sea ann@example.com',
      'Winter sea Premium picture, single license $1.00',
      'Subtotal $2.00 Discount (SAVE20) -$0.40 Total paid $1.60',
      'Page 1 of 1',
    ])
      expect(page).toContain(words);
  });

  it('speaks of credits where they were paid with, and says when it was given back', async () => {
    const paid = { paid_by: 'credits', credits: 2, discount_cents: 0, coupon_code: null } as const;
    const [page] = await read(paid);
    expect(page).toMatch(/Winter sea .*1 credit .*Total paid 2 credits/);
    expect(page).not.toContain('$');
    expect((await read({ ...paid, refunded: true }))[0]).toContain('Status Refunded');
  });

  it('of what a plan covered says so', async () => {
    const covered = {
      paid_by: 'subscription',
      discount_cents: 0,
      amount_cents: 0,
      coupon_code: null,
    } as const;
    const [page] = await read(covered);
    expect(page).toMatch(/Covered by your plan .*Winter sea .*Included .*Total paid \$0\.00/);
  });

  it('goes on over as many pages as its lines need', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => picture(`Picture ${index + 1}.`));
    const pages = await read({ lines, subtotal_cents: 4000, discount_cents: 0, amount_cents: 4000 });
    expect(pages).toHaveLength(3);
    for (const { name } of lines) expect(pages.join(' ')).toContain(name);
    expect(pages[2]).toMatch(/Total paid \$40\.00 .*Page 3 of 3/);
  });
});
