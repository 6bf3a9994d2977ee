import type { TemplateSource } from '../../../build/templates/recipe.js';
import { classroom } from './classroom.js';
import { decks } from './decks.js';
import { marks } from './marks.js';
import { menus } from './menus.js';
import { notices } from './notices.js';
import { officeBoards } from './office.js';
import { officeDecks } from './office-decks.js';
import { officeMore } from './office-more.js';
import { officePapers } from './office-papers.js';
import { officePeople } from './office-people.js';
import { pages } from './pages/index.js';
import { papers } from './letters.js';
import { planners } from './planners.js';
import { reels } from './reels.js';
import { resumes } from './resumes.js';
import { worksheets } from './worksheets.js';

export const sheets: readonly TemplateSource[] = [...planners, ...worksheets, ...resumes, ...menus, ...marks, ...decks, ...reels, ...notices, ...classroom, ...papers, ...officeBoards, ...officeDecks, ...officePapers, ...officePeople, ...officeMore, ...pages];
