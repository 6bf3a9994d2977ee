import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../made.js';

const cover = (recipe: string, name: string, look: Look, keywords: string, author: string, title: string, detail: string): TemplateSource =>
  made(recipe, name, look, keywords, { author, title, detail });

/** Sleeves of albums and mixtapes, pictures of playlists and of podcasts. */
export const sleeveCovers: readonly TemplateSource[] = [
  cover('rap-crown-album-cover', 'Rap album cover', 'anton ember', 'rap, rap album, hip hop, music, crown, mixtape, cover art', 'Lil Ledger', 'Paid in Full Naps', 'Deluxe'),
  cover('rap-speaker-album-cover', 'Hip hop album cover', 'bebas volt', 'hip hop, rap, rap album, music, headphones, street, cover art', 'Big Tuesday', 'Corner Store Season', '14 tracks, no skits'),
  cover('open-mic-album-cover', 'Rap single album cover', 'archivo jazz', 'rap, rap album, hip hop, single, microphone, music, cover art', 'Nova Cash', 'Loud Whisper', 'The single'),
  cover('skateboard-album-cover', 'Street rap album cover', 'anton sorbet', 'rap, rap album, hip hop, punk, skate, street, music', 'Curb Kids', 'No Comply', 'Recorded in a garage'),
  cover('cat-nap-album-cover', 'Lofi album cover', 'spacemono lantern', 'lofi, lo-fi, lofi beats, chill, study music, cat, playlist cover', 'Purr Machine', 'Beats to nap to', 'Lofi, volume 3'),
  cover('desk-mug-album-cover', 'Lofi study album cover', 'fraunces cocoa', 'lofi, lo-fi, lofi beats, study, chill, coffee, playlist cover', 'Late Library', 'Page 94, Again', 'Lofi for homework'),
  cover('tabby-album-cover', 'Lofi cat album cover', 'amatic rosewood', 'lofi, lo-fi, lofi beats, cat, chill, study music, cute', 'Window Cat', 'Rain, 4 PM', 'Lofi beats'),
  cover('cups-album-cover', 'Lofi coffee album cover', 'dmserif canyon', 'lofi, lo-fi, lofi beats, coffee, cafe, chill, jazz', 'Second Cup', 'Slow Pour', 'Lofi cafe tapes'),
  cover('cassette-album-cover', 'Mixtape cover', 'bebas sorbet', 'mixtape, mix tape, cassette, tape, retro, 80s, hip hop', 'DJ Rewind', 'Side B Forever', 'The summer mixtape'),
  cover('cassette-square-picture', 'Retro mixtape cover', 'pacifico jazz', 'mixtape, mix tape, cassette, playlist cover, 90s, retro, songs', 'For Jo, from me', 'Songs for the bus', 'Press play twice'),
  cover('boombox-album-cover', 'Boombox mixtape cover', 'archivo fuchsia', 'mixtape, mix tape, boombox, hip hop, rap, 90s, retro', 'Block Radio', 'Batteries Not Included', 'Mixtape vol. 2'),
  cover('decks-album-cover', 'DJ mixtape cover', 'jakarta gala', 'mixtape, mix tape, dj, turntable, house music, techno, party', 'DJ Mara Lune', 'Still 2 AM', 'One-hour mix'),
  cover('weights-album-cover', 'Workout playlist cover', 'anton cherry', 'workout playlist, playlist cover, gym, workout, fitness, music, spotify', 'Playlist', 'One More Rep', '160 beats a minute'),
  cover('weights-square-picture', 'Gym playlist cover', 'oswald film', 'workout playlist, playlist cover, gym, workout, fitness, music, training', 'Gym playlist', 'Leg day, sorry', '45 minutes'),
  cover('headphones-album-cover', 'Workout mix playlist cover', 'jakarta iris', 'playlist cover, workout playlist, headphones, music, running, spotify, workout', 'Playlist', 'Run like the bus left', 'Workout mix'),
  cover('sunrise-square-picture', 'Running workout playlist cover', 'spartan lantern', 'playlist cover, workout playlist, running, morning, music, spotify, workout', 'Workout playlist', 'Up Before the Sun', '5K in 12 songs'),
  cover('mirrorball-album-cover', 'Party playlist cover', 'abril nocturne', 'playlist cover, party playlist, disco, dance, music, spotify, party', 'Party playlist', 'Shoes Off', '1979 to last Friday'),
  cover('lotus-square-picture', 'Sleep playlist cover', 'cormorant iris', 'playlist cover, sleep, meditation, calm, music, spotify, relax', 'Playlist', 'Quiet, please', 'Eight hours of almost nothing'),
  cover('vinyl-square-picture', 'Soul playlist cover', 'alfa paprika', 'playlist cover, soul, vinyl, record, retro, music, spotify', 'Playlist by Odette', 'Slow Sunday Soul', ''),
  cover('bandit-podcast-cover', 'True crime podcast cover', 'zilla film', 'true crime, podcast, crime, mystery, thief, heist, cold case', 'With Dana and Ruth', 'Petty Cash', 'True crime, small sums'),
  cover('detective-podcast-cover', 'Cold case true crime podcast cover', 'oswald ember', 'true crime, podcast, crime, detective, cold case, mystery, murder', 'A true crime podcast', 'Cold Desk', 'One open file a week'),
  cover('case-file-podcast-cover', 'True crime case file podcast cover', 'spacemono harbour', 'true crime, podcast, crime, case file, evidence, cold case, investigation', 'True crime', 'Exhibit C', 'The clue they filed wrong'),
  cover('keyhole-podcast-cover', 'True crime mystery podcast cover', 'cinzel brass', 'true crime, podcast, mystery, crime, keyhole, suspense, unsolved', 'Season two, out Mondays', 'Neighbors Say', ''),
  cover('fortune-podcast-cover', 'Business podcast cover', 'archivo meadow', 'business podcast, podcast, business, finance, money, investing, entrepreneur', 'With Ines Carter', 'Net Gains', 'Money talk, out loud'),
  cover('deal-makers-podcast-cover', 'Startup business podcast cover', 'jakarta harbour', 'business podcast, podcast, business, startup, entrepreneur, founder, leadership', 'A business podcast', 'The $9 Mistake', 'Founders, on what it cost'),
  cover('skyscrapers-podcast-cover', 'Corporate business podcast cover', 'spartan skyline', 'business podcast, podcast, business, leadership, office, career, management', 'Hosted by Leo Grant', 'Floor 14', 'Work, explained by workers'),
  cover('climb-podcast-cover', 'Entrepreneur business podcast cover', 'dmserif prairie', 'business podcast, podcast, entrepreneur, small business, marketing, success, coach', 'The business show', 'Uphill Both Ways', 'For shops of one'),
];
