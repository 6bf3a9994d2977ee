import type { Recipe } from '../../../build/templates/recipe.js';
import { cardArcs } from './card-arcs.js';
import { cardPanel } from './card-panel.js';
import { cardPunctuation } from './card-punctuation.js';
import { coverLetters } from './cover-letters.js';
import { idCardCrew } from './id-card-crew.js';
import { idCardRosette } from './id-card-rosette.js';
import { invoiceLines } from './invoice-lines.js';
import { invoiceReceipt } from './invoice-receipt.js';
import { letterheadPinking } from './letterhead-pinking.js';
import { proposalBlocks } from './proposal-blocks.js';
import { proposalFolio } from './proposal-folio.js';
import { counter } from './counter/index.js';
import { forms } from './forms/index.js';
import { office } from './office/index.js';

export const business: readonly Recipe[] = [
  cardPanel,
  cardArcs,
  cardPunctuation,
  invoiceLines,
  invoiceReceipt,
  letterheadPinking,
  proposalBlocks,
  proposalFolio,
  idCardCrew,
  idCardRosette,
  ...coverLetters,
  ...office,
  ...forms,
  ...counter,
];
