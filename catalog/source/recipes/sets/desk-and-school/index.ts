import type { Recipe } from '../../../../build/templates/recipe.js';
import { albumSleeves } from './albums.js';
import { furtherBooks } from './books.js';
import { furtherChannels } from './channels.js';
import { longDecks } from './long-decks.js';
import { newsPages } from './news.js';
import { officeAndTickets } from './office-and-tickets.js';
import { podcastShows } from './podcasts.js';
import { streamSets } from './streams.js';
import { screenWalls } from './walls.js';

/** Scenes on covers and screens, by what those are about. */
export const deskAndSchool: readonly Recipe[] = [...podcastShows, ...albumSleeves, ...furtherBooks, ...furtherChannels, ...screenWalls, ...longDecks, ...newsPages, ...officeAndTickets, ...streamSets];
