import type { Recipe } from '../../../build/templates/recipe.js';
import { deckCover } from './deck-cover.js';
import { deckType } from './deck-type.js';
import { infographicFigures } from './infographic-figures.js';
import { infographicSheets } from './infographic-sheets.js';
import { infographicStairs } from './infographic-stairs.js';
import { infographicPath } from './infographic-path.js';
import { pitchDeck } from './pitch-deck.js';
import { officeDecks } from './wide/office-decks.js';
import { schoolDecks } from './wide/school-decks.js';
import { subjectDecks } from './wide/subject-decks.js';
import { wideDecks } from './wide/decks.js';

export const presentations: readonly Recipe[] = [deckCover, deckType, pitchDeck, ...wideDecks, ...officeDecks, ...schoolDecks, ...subjectDecks, infographicPath, infographicFigures, infographicStairs, ...infographicSheets];
