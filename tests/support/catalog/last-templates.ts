import { bookCovers } from '../../../catalog/source/templates/scenes/covers/books.js';
import { creatorTemplates } from '../../../catalog/source/templates/scenes/covers/creators.js';
import { nameMarkTemplates } from '../../../catalog/source/templates/scenes/covers/name-marks.js';
import { postTemplates } from '../../../catalog/source/templates/scenes/covers/posts.js';
import { sleeveCovers } from '../../../catalog/source/templates/scenes/covers/sleeves.js';
import { talkTemplates } from '../../../catalog/source/templates/scenes/covers/talks.js';
import { localCardsAndLogos } from '../../../catalog/source/templates/scenes/local-business/cards-and-logos.js';
import { flyersOfTrades } from '../../../catalog/source/templates/scenes/local-business/flyers-of-trades.js';
import { foldedTrades } from '../../../catalog/source/templates/scenes/local-business/folded.js';
import { furtherCardsAndLogos } from '../../../catalog/source/templates/scenes/local-business/further-cards-and-logos.js';
import { labelsAndShirts } from '../../../catalog/source/templates/scenes/local-business/labels-and-shirts.js';
import { localLeaflets } from '../../../catalog/source/templates/scenes/local-business/leaflets.js';
import { churchAndCauses } from '../../../catalog/source/templates/scenes/tableaux/church-and-causes.js';
import { fairsAndClubs } from '../../../catalog/source/templates/scenes/tableaux/fairs-and-clubs.js';
import { moreOfEach } from '../../../catalog/source/templates/scenes/tableaux/more-of-each.js';
import { parties } from '../../../catalog/source/templates/scenes/tableaux/parties.js';
import { suppersAndSeasons } from '../../../catalog/source/templates/scenes/tableaux/suppers-and-seasons.js';
import { counterPieces } from '../../../catalog/source/templates/sheets/business/counter.js';
import { officeForms } from '../../../catalog/source/templates/sheets/business/orders.js';
import { sellingPages } from '../../../catalog/source/templates/sheets/business/pages.js';
import { gamesAndLists } from '../../../catalog/source/templates/sheets/celebrations/games-and-lists.js';
import { ticketsAndFarewells } from '../../../catalog/source/templates/sheets/celebrations/tickets-and-farewells.js';
import { chartTemplates } from '../../../catalog/source/templates/sheets/charts.js';
import { collagesAndFeedTemplates } from '../../../catalog/source/templates/sheets/collages-and-feeds.js';
import { comicsAndBoardTemplates } from '../../../catalog/source/templates/sheets/comics-and-boards.js';
import { keepsakes } from '../../../catalog/source/templates/sheets/keepsakes/index.js';
import { learningPapers } from '../../../catalog/source/templates/sheets/papers/index.js';
import { schoolDecks } from '../../../catalog/source/templates/sheets/school-decks.js';
import { worldCelebrations } from '../../../catalog/source/templates/world/celebrations.js';
import { worldCovers } from '../../../catalog/source/templates/world/covers.js';
import { feastsAndWork } from '../../../catalog/source/templates/world/feasts-and-work.js';
import { worldStreetsAndSeasons } from '../../../catalog/source/templates/world/streets-and-seasons.js';

/** Templates for what people search by topic and trade, in the order of their files. */
export const lastTemplates: readonly { readonly id: string }[] = [
  ...bookCovers,
  ...creatorTemplates,
  ...nameMarkTemplates,
  ...postTemplates,
  ...sleeveCovers,
  ...talkTemplates,
  ...localCardsAndLogos,
  ...flyersOfTrades,
  ...foldedTrades,
  ...furtherCardsAndLogos,
  ...labelsAndShirts,
  ...localLeaflets,
  ...churchAndCauses,
  ...fairsAndClubs,
  ...moreOfEach,
  ...parties,
  ...suppersAndSeasons,
  ...counterPieces,
  ...officeForms,
  ...sellingPages,
  ...gamesAndLists,
  ...ticketsAndFarewells,
  ...chartTemplates,
  ...collagesAndFeedTemplates,
  ...comicsAndBoardTemplates,
  ...keepsakes,
  ...learningPapers,
  ...schoolDecks,
  ...worldCelebrations,
  ...worldCovers,
  ...feastsAndWork,
  ...worldStreetsAndSeasons,
];
