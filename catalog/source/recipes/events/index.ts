import type { Recipe } from '../../../build/templates/recipe.js';
import { dayPlans } from './day-plans.js';
import { eventFloor } from './event-floor.js';
import { eventScrim } from './event-scrim.js';
import { invitationAnemones } from './invitation-anemones.js';
import { invitationChandelier } from './invitation-chandelier.js';
import { invitationSprigs } from './invitation-sprigs.js';
import { games } from './papers/games.js';
import { raffles } from './papers/raffles.js';
import { santa } from './papers/santa.js';
import { programs } from './programs.js';
import { saveTheDateHeart } from './save-the-date-heart.js';
import { ticketBeams } from './ticket-beams.js';
import { ticketRosette } from './ticket-rosette.js';

export const events: readonly Recipe[] = [
  eventScrim,
  invitationSprigs,
  invitationAnemones,
  invitationChandelier,
  saveTheDateHeart,
  ticketRosette,
  ticketBeams,
  eventFloor,
  ...programs,
  ...raffles,
  ...games,
  ...santa,
  ...dayPlans,
];
