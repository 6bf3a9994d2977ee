/** Words of the printed invoice. */
export const strings = {
  title: 'Invoice',
  billedTo: 'Billed to',
  number: 'Invoice number',
  date: 'Date of issue',
  order: 'Order',
  item: 'Item',
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: (coupon: string | null): string => (coupon === null ? 'Discount' : `Discount (${coupon})`),
  total: 'Total paid',
  status: 'Status',
  paidBy: {
    card: 'Paid by card',
    credits: 'Paid with credits',
    subscription: 'Covered by your plan',
  },
  included: 'Included',
  refunded: 'Refunded',
  taxId: (id: string): string => `Tax ID ${id}`,
  page: (page: number, of: number): string => `Page ${page} of ${of}`,
  credits: (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`,
} as const;
