import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import { invoice as calls } from '../../contract/invoice.js';
import { fileHandler } from '../../http/calls/handler.js';
import { invoiceDocument } from './invoice-document.js';
import { storedInvoice } from './stored-invoice.js';

/** Each lays a page out anew: nobody needs one every second. */
const LIMITS = { perMinute: 30 };

export const invoiceCalls = [
  fileHandler(
    calls.invoice,
    async ({ id: orderId }, { db, principal, commerce, writePdf }) => {
      const { id: ownerId } = requireMember(principal);
      const found = await storedInvoice(db, { orderId, ownerId, prefix: commerce.invoicePrefix });
      if (!found) throw new ApiError('not_found', 'There is no such invoice');
      const designFile = JSON.stringify(invoiceDocument(found));
      const title = `Invoice ${found.number}`;
      const bytes = await writePdf({ designFile, title, created: found.issued_at });
      return { bytes: Buffer.from(bytes), mime: 'application/pdf', name: `invoice-${found.number}.pdf` };
    },
    LIMITS,
  ),
];
