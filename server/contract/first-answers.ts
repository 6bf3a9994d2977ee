/**
 * Answers that come within a page: what it is sure to ask first need not wait for its scripts. The page holds them as JSON,
 * each by the call that it answers.
 */

/** Id of the element that holds them. */
export const FIRST_ANSWERS_ID = 'first-answers';

/** What an answer is found by: the call as it would be sent. */
export const answerKey = (method: string, address: string, body: string): string =>
  `${method} ${address} ${body}`;
