import type { Recipe } from '../../../build/templates/recipe.js';
import { eventFloor } from './event-floor.js';
import { eventScrim } from './event-scrim.js';
import { invitationAnemones } from './invitation-anemones.js';
import { invitationChandelier } from './invitation-chandelier.js';
import { invitationSprigs } from './invitation-sprigs.js';
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
];
