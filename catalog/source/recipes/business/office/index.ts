import type { Recipe } from '../../../../build/templates/recipe.js';
import { boards } from './boards.js';
import { news } from './news.js';
import { officePapers } from './papers.js';
import { receipts } from './receipts.js';
import { officeResumes } from './resumes.js';
import { timelines } from './timelines.js';

/** Papers and boards of an office. */
export const office: readonly Recipe[] = [...boards, ...timelines, ...officePapers, ...officeResumes, ...receipts, ...news];
