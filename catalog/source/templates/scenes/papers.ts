import type { TemplateSource } from '../../../build/templates/recipe.js';
import { counted } from '../sheets/slots.js';

type Copy = TemplateSource['copy'];

/** A prize: for what, to whom, the words, when and by whom. */
export const certificate = (tag: string, title: string, body: string, date: string, signer: string): Copy => ({ tag, title, body, date, author: signer });

const HOURS = ['8:00', '9:00', '10:00', '11:00', '12:00', '1:00', '2:00', '3:00', '4:00'];

/** A day by the hour, with what matters and what is to do. */
export const day = (title: string, tag: string, matters = 'What matters today', todo = 'To do', hours = HOURS): Copy => ({
  ...{ title, tag, head1: matters, head2: todo },
  ...counted('hour', hours),
});

/** A sheet of six lines to fill in. */
export const questions = (title: string, body: string, tasks: readonly string[], name = 'Name:'): Copy => ({
  ...{ tag: name, title, body },
  ...counted('number', ['1', '2', '3', '4', '5', '6']),
  ...counted('task', tasks),
});

/** Six things that go in, and three steps. */
export const dish = (tag: string, title: string, items: readonly string[], steps: readonly string[]): Copy => ({
  ...{ tag, title },
  ...counted('item', items),
  ...counted('number', ['1', '2', '3']),
  ...counted('step', steps),
});

/** Two sections of four dishes, each with its price and a note. */
export const menu = (tag: string, title: string, sections: readonly [string, string], dishes: readonly (readonly [string, string, string])[]): Copy => ({
  ...{ tag, title },
  ...counted('section', sections),
  ...counted('dish', dishes.map(([name]) => name)),
  ...counted('price', dishes.map(([, price]) => price)),
  ...counted('note', dishes.map(([, , note]) => note)),
});

/** A bill: who asks whom for what sum, and the things done with how many and how much. */
export const invoice = (head: Copy, items: readonly (readonly [string, string, string])[]): Copy => ({
  ...{ title: 'Invoice', toLabel: 'Bill to', numberLabel: 'Number', dateLabel: 'Date', itemLabel: 'Description', amountLabel: 'Amount', totalLabel: 'Total' },
  ...head,
  ...counted('item', items.map(([item]) => item)),
  ...counted('quantity', items.map(([, quantity]) => quantity)),
  ...counted('amount', items.map(([, , amount]) => amount)),
});
