import type { TemplateSource } from '../../build/templates/recipe.js';
import { decks } from './decks.js';
import { infographics } from './infographics.js';

export const presentations: readonly TemplateSource[] = [
  {
    id: 'flight-deck', name: 'A century of flight', recipe: 'deck-cover', pairing: 'dmserif', palette: 'teal',
    motion: { animation: 'editorial', transition: 'fade' },
    keywords: ['presentation', 'museum', 'aviation', 'history', 'education', 'deck', 'airplane', 'plane', 'aircraft', 'lecture', 'pilot', 'slides'],
    photos: { hero: { id: 'photo-airplane-from-above', focus: { x: 0.54, y: 0.45 } }, second: { id: 'photo-dust-bowl-home' } },
    copy: { company: 'Museum of Motion', title: 'A century of looking down', body: 'How pictures from the air changed maps, farms and cities. A talk in twelve photographs.', author: 'Prepared by the archive', date: 'Spring 2027',
      agendaTitle: 'What we will look at', agenda1: 'The first climbs', agendaText1: 'Balloons, kites and one brave pigeon', agenda2: 'Maps from the air', agendaText2: 'How surveyors learned to trust a shadow', agenda3: 'Fields and droughts', agendaText3: 'What farmers saw when they saw it all', agenda4: 'The city at night', agendaText4: 'Light as the newest kind of map', sectionTag: 'Part one', section: 'The first climbs', point1: 'From above, the land confessed', pointText1: 'Old riverbeds, lost roads and the edges of drowned fields show as colour long before they show as facts.', point2: 'Every picture was a risk', pointText2: 'Plates weighed as much as a passenger and had to be changed by hand, in the wind, without looking down.', numberTag: 'Plates in the archive', number: '8,412', numberText: 'photographs taken from the air before 1939, one third of them still without a place.', quote: 'We drew the hill, then we flew over it, and threw the drawing away.', quoteAuthor: 'From a surveyor’s notebook, 1921', closing: 'Thank you for looking down', closingText: 'The full archive opens on the first floor, every day but Monday.', email: 'archive@motion.example',
    },
  },
  {
    id: 'heritage-deck', name: 'Heritage report', recipe: 'deck-cover', pairing: 'playfair', palette: 'atlas',
    keywords: ['presentation', 'report', 'heritage', 'harbor', 'harbour', 'annual', 'deck', 'history', 'annual report', 'nonprofit', 'boats', 'museum'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.62, y: 0.5 } }, second: { id: 'photo-black-canyon' } },
    copy: { company: 'Atlas Heritage Trust', title: 'Keeping old harbours afloat', body: 'Annual report to members and partners, with conservation priorities for the decade ahead.', author: 'Board of trustees', date: 'March 2027',
      agendaTitle: 'In this report', agenda1: 'Five harbours kept', agendaText1: 'Work finished and work that waits', agenda2: 'Hands and skills', agendaText2: 'Forty apprentices in eleven crafts', agenda3: 'Where the money went', agendaText3: 'Timber, stone and a great deal of rope', agenda4: 'The next ten years', agendaText4: 'Priorities that members voted for', sectionTag: 'Chapter one', section: 'Five harbours kept', point1: 'Stone by numbered stone', pointText1: 'The north quay was lifted, cleaned and laid again in its own order, without one day of closed water.', point2: 'Boats that still earn', pointText2: 'Three working boats went back to their families with new keels and the old names.', numberTag: 'Hours given by members', number: '61k', numberText: 'hours of volunteers this year, the most since the trust was founded.', quote: 'A harbour is kept by the people who need it on Tuesday.', quoteAuthor: 'Harbour master, at the spring meeting', closing: 'Come and see the work', closingText: 'Open yards on the first Saturday of every month, from April to October.', email: 'members@atlasheritage.example',
    },
  },
  {
    id: 'planting-deck', name: 'Native planting workshop', recipe: 'deck-cover', pairing: 'syne', palette: 'moss',
    motion: { animation: 'simple', transition: 'fade' },
    keywords: ['presentation', 'workshop', 'plants', 'garden', 'nature', 'deck', 'gardening', 'landscaping', 'botanical', 'lecture', 'flowers', 'class'],
    photos: { hero: { id: 'photo-acanthus-mollis', focus: { x: 0.5, y: 0.35 } }, second: { id: 'photo-allium-oreophilum' } },
    copy: { company: 'Studio Understorey', title: 'Plant what wants to grow', body: 'A workshop on thorns, seed heads and other good ideas that gardens had before us.', author: 'Open studio series', date: 'No. 4',
      agendaTitle: 'Four hours, four beds', agenda1: 'Read the ground', agendaText1: 'Soil in the hand, water in a jar', agenda2: 'Choose for the place', agendaText2: 'Sun, shade and what the wind says', agenda3: 'Plant close', agendaText3: 'Why gaps are an invitation', agenda4: 'Leave it alone', agendaText4: 'The hardest tool to hold', sectionTag: 'First hour', section: 'Read the ground', point1: 'Thorns are a plan', pointText1: 'What looks like defence is often shade for seedlings. Keep one thorny thing in every bed you make.', point2: 'Seed heads feed winter', pointText2: 'Cut nothing before March. Finches, beetles and frost all know what to do with a dry stem.', numberTag: 'Less water after year two', number: '74%', numberText: 'saved on average in the eleven gardens that we planted and then left to themselves.', quote: 'Plant the neighbour of what is already happy.', quoteAuthor: 'Rule of the house', closing: 'Take a cutting home', closingText: 'The bench by the door is yours. Label what you take, share what you grow.', email: 'hello@understorey.example',
    },
  },
  ...decks,
  ...infographics,
];
