import type { TemplateSource } from '../../../build/templates/recipe.js';

type Copy = TemplateSource['copy'];

const numbered = (slot: string, words: readonly string[]): Copy =>
  Object.fromEntries(words.map((word, i) => [`${slot}${i + 1}`, word]));

/** A prize: for what, to whom, the words, when and by whom. */
export const certificate = (tag: string, title: string, body: string, date: string, signer: string): Copy => ({ tag, title, body, date, author: signer });

const HOURS = ['8:00', '9:00', '10:00', '11:00', '12:00', '1:00', '2:00', '3:00', '4:00'];

/** A day by the hour, with what matters and what is to do. */
export const day = (title: string, tag: string, matters = 'What matters today', todo = 'To do', hours = HOURS): Copy => ({
  ...{ title, tag, head1: matters, head2: todo },
  ...numbered('hour', hours),
});

/** A sheet of six lines to fill in. */
export const questions = (title: string, body: string, tasks: readonly string[], name = 'Name:'): Copy => ({
  ...{ tag: name, title, body },
  ...numbered('number', ['1', '2', '3', '4', '5', '6']),
  ...numbered('task', tasks),
});

/** Six things that go in, and three steps. */
export const dish = (tag: string, title: string, items: readonly string[], steps: readonly string[]): Copy => ({
  ...{ tag, title },
  ...numbered('item', items),
  ...numbered('number', ['1', '2', '3']),
  ...numbered('step', steps),
});

/** Two sections of four dishes, each with its price and a note. */
export const menu = (tag: string, title: string, sections: readonly [string, string], dishes: readonly (readonly [string, string, string])[]): Copy => ({
  ...{ tag, title },
  ...numbered('section', sections),
  ...numbered('dish', dishes.map(([name]) => name)),
  ...numbered('price', dishes.map(([, price]) => price)),
  ...numbered('note', dishes.map(([, , note]) => note)),
});

/** A bill: who asks whom for what sum, and the things done with how many and how much. */
export const invoice = (head: Copy, items: readonly (readonly [string, string, string])[]): Copy => ({
  ...{ title: 'Invoice', toLabel: 'Bill to', numberLabel: 'Number', dateLabel: 'Date', itemLabel: 'Description', amountLabel: 'Amount', totalLabel: 'Total' },
  ...head,
  ...numbered('item', items.map(([item]) => item)),
  ...numbered('quantity', items.map(([, quantity]) => quantity)),
  ...numbered('amount', items.map(([, , amount]) => amount)),
});
