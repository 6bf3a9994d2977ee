import type { Recipe } from '../../../../build/templates/recipe.js';
import { invitedCards } from './cards.js';
import { invitedOccasions } from './occasions.js';
import { invitedBabies } from './babies.js';
import { invitedBirthdays } from './birthdays.js';
import { invitedWeddings } from './weddings.js';

/** Celebrations by theme and style: invitations, cards and what is printed with them. */
export const invited: readonly Recipe[] = [...invitedBirthdays, ...invitedBabies, ...invitedWeddings, ...invitedOccasions, ...invitedCards];
