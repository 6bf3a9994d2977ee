import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { counted } from '../../sheets/slots.js';
import { made, type Look } from '../made.js';

/** A week of a stream: 'day, what, when' five times. */
const week = (id: string, name: string, look: Look, keywords: string, title: string, tag: string, days: string): TemplateSource => {
  const rows = days.split(' | ').map((each) => each.split(', ') as [string, string, string]);
  return made(`${id}-twitch-offline-screen`, name, look, `twitch schedule, stream schedule, twitch, stream, ${keywords}`, { title, tag, ...counted('day', rows.map(([day]) => day)), ...counted('what', rows.map(([, what]) => what)), ...counted('time', rows.map(([, , time]) => time)) });
};

/** What stands about a stream. */
export const streamSets: readonly TemplateSource[] = [
  made('tw-pad-twitch-banner', 'Gamer Twitch banner', 'anton volt', 'twitch banner, twitch, gaming, gamer, stream, esports, profile banner', ['Live at nine', 'Respawn Ray', 'Losing politely since 2021']),
  made('tw-dragon-twitch-banner', 'Fantasy RPG Twitch banner', 'cinzel ember', 'twitch banner, twitch, rpg, fantasy, dnd, gaming, stream', ['Quests on Fridays', 'Tame Dragon', 'No spoilers, some fire', 'No spoilers, some fire']),
  made('tw-hill-twitch-banner', 'Horror Twitch banner', 'cinzel plum', 'twitch banner, twitch, horror, scary games, gaming, stream, halloween', ['Lights off, ten PM', 'Rent Is Eternal', 'Horror games, loud screams']),
  made('tw-unicorn-twitch-banner', 'Cute Twitch banner', 'fraunces candy', 'twitch banner, twitch, cute, kawaii, pastel, cozy games, stream', ['Cozy games', 'Momo Plays', 'Be kind, bring snacks', 'Weekdays at seven']),
  made('tw-decks-twitch-banner', 'Music DJ Twitch banner', 'syne fuchsia', 'twitch banner, twitch, dj, music, live set, house music, stream', ['Live sets', 'Mara Lune', 'House and slow disco', 'Saturdays till late']),
  made('tw-hill-twitch-offline-screen', 'Horror Twitch offline screen', 'cinzel graphite', 'twitch offline screen, twitch, horror, offline, scary, gaming, stream', ['Currently offline', 'Nobody’s home. We think.', 'Back on Thursday at ten']),
  made('tw-witch-twitch-offline-screen', 'Cozy witch be right back screen', 'fraunces iris', 'be right back, brb screen, twitch, stream, cozy, witch, cat', ['Be right back', 'Feeding the cat', 'Two minutes, or nine']),
  week('tw-week-pad', 'Twitch stream schedule', 'anton cobalt', 'gaming, weekly schedule, gamer', 'On this week', 'All times Eastern, all plans hopeful', 'Mon, Ranked, 9 PM | Tue, Old games, 8 PM | Thu, With friends, 9 PM | Sat, Speedrun, 7 PM | Sun, Just chatting, 5 PM'),
  week('tw-week-cat', 'Cozy Twitch stream schedule', 'fraunces lantern', 'cozy, cute, weekly schedule', 'Cozy week', 'Blankets required', 'Mon, Farm life, 7 PM | Wed, Puzzles, 7 PM | Fri, Book hour, 8 PM | Sat, Drawing, 4 PM | Sun, Tea and talk, 3 PM'),
  week('tw-week-house', 'Horror Twitch stream schedule', 'bebas cherry', 'horror, scary games, weekly schedule', 'Dread days', 'Bring someone to hold', 'Tue, The cellar, 10 PM | Wed, The woods, 10 PM | Thu, Your picks, 9 PM | Fri, Fright night, 11 PM | Sun, Recovery, 6 PM'),
];
