import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { albumSleeves } from './albums.js';
import { furtherBooks } from './books.js';
import { furtherChannels } from './channels.js';
import { longDecks } from './long-decks.js';
import { newsPages } from './news.js';
import { officeAndTickets } from './office-and-tickets.js';
import { podcastShows } from './podcasts.js';
import { streamSets } from './streams.js';
import { screenWalls } from './walls.js';

/** Covers and screens by what they are about. */
export const deskAndSchool: readonly TemplateSource[] = [...podcastShows, ...albumSleeves, ...furtherBooks, ...furtherChannels, ...screenWalls, ...longDecks, ...newsPages, ...officeAndTickets, ...streamSets];
