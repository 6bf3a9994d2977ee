import type { Recipe } from '../../../../build/templates/recipe.js';
import { books, projector, sax, trumpet } from '../../scenes/covers/topics.js';
import { firstLook, readingChair } from '../../scenes/goings-on/clubs-and-causes.js';
import { musicRoom } from '../../scenes/happenings/community.js';
import { karaoke, mainStage, stool } from '../../scenes/happenings/music-and-films.js';
import { curtain, shelf } from '../../scenes/moods.js';
import { piano } from '../../scenes/pastimes/food-and-music.js';
import { bingo, poker, trivia } from '../../scenes/pastimes/games-and-sports.js';
import { choir } from '../../scenes/pastimes/halls-and-doors.js';
import { standUp } from '../../scenes/pastimes/markets-and-stages.js';
import { keyhole } from '../../scenes/pastimes/roads-and-waters.js';
import { ballet } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { bandBattle, galleryWall, popcornScreen } from '../../scenes/tableaux/fairs-and-clubs.js';
import { mic } from '../../scenes/works.js';
import { above, banded, label, skyCenter, skyLeft } from '../../stages/stages.js';
import { layoutsOf } from '../../stages/stage.js';

/** Stages, books and screens. */
export const stagesAndScreens: readonly Recipe[] = [
  ...layoutsOf({ ...piano, id: 'piano-recital' }, { poster: skyLeft }),
  ...layoutsOf({ ...piano, id: 'piano-recital' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...piano, id: 'piano-recital' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...musicRoom, id: 'student-piano-recital' }, { flyer: above }),
  ...layoutsOf({ ...musicRoom, id: 'music-recital-piano' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...stool, id: 'open-mic-night' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...mic, id: 'open-mic-poetry' }, { flyer: skyCenter }),
  ...layoutsOf({ ...mic, id: 'open-mic-night-live' }, { poster: above }),
  ...layoutsOf({ ...mic, id: 'open-mic-on' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...standUp, id: 'stand-up-comedy-night' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...standUp, id: 'stand-up-comedy-show' }, { poster: above }),
  ...layoutsOf({ ...standUp, id: 'stand-up-comedy' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...standUp, id: 'stand-up-comedy-show' }, { flyer: banded }),
  ...layoutsOf({ ...standUp, id: 'comedy-show-stand-up' }, { 'instagram-story': label }),
  ...layoutsOf({ ...karaoke, id: 'karaoke-night' }, { poster: skyLeft }),
  ...layoutsOf({ ...karaoke, id: 'karaoke-contest' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...karaoke, id: 'karaoke-night' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...trivia, id: 'trivia-night' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...trivia, id: 'trivia-night' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...trivia, id: 'pub-trivia-night' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...trivia, id: 'school-trivia-night' }, { flyer: above }),
  ...layoutsOf({ ...bingo, id: 'bingo-night' }, { poster: skyCenter }),
  ...layoutsOf({ ...bingo, id: 'bingo-night' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...poker, id: 'poker-night' }, { poster: skyLeft }),
  ...layoutsOf({ ...poker, id: 'poker-night' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...poker, id: 'poker-night' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...poker, id: 'casino-poker-night' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...shelf, id: 'book-club-on' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...shelf, id: 'book-club-pick' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...readingChair, id: 'book-club-evening' }, { poster: above }),
  ...layoutsOf({ ...readingChair, id: 'author-talk' }, { poster: skyCenter }),
  ...layoutsOf({ ...readingChair, id: 'author-talk' }, { flyer: skyLeft }),
  ...layoutsOf({ ...readingChair, id: 'author-reading-talk' }, { flyer: above }),
  ...layoutsOf({ ...readingChair, id: 'author-talk' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...readingChair, id: 'author-talk' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...books, id: 'book-fair' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...books, id: 'school-book-fair' }, { 'instagram-post': above }),
  ...layoutsOf({ ...firstLook, id: 'gallery-opening-night' }, { poster: skyCenter }),
  ...layoutsOf({ ...firstLook, id: 'gallery-opening-night' }, { flyer: above }),
  ...layoutsOf({ ...firstLook, id: 'gallery-opening' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...firstLook, id: 'gallery-opening' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...galleryWall, id: 'art-exhibition' }, { 'instagram-story': above }),
  ...layoutsOf({ ...galleryWall, id: 'art-exhibition' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...galleryWall, id: 'gallery-art-exhibition' }, { flyer: skyCenter }),
  ...layoutsOf({ ...popcornScreen, id: 'movie-night' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...projector, id: 'family-movie-night' }, { poster: skyCenter }),
  ...layoutsOf({ ...projector, id: 'movie-night-popcorn' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...curtain, id: 'theater-play' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...curtain, id: 'theater-play' }, { 'instagram-story': above }),
  ...layoutsOf({ ...curtain, id: 'community-theater-play' }, { poster: banded }),
  ...layoutsOf({ ...curtain, id: 'school-theater-play' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...ballet, id: 'dance-recital' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...ballet, id: 'dance-recital' }, { 'instagram-story': above }),
  ...layoutsOf({ ...ballet, id: 'spring-dance-recital' }, { flyer: skyLeft }),
  ...layoutsOf({ ...choir, id: 'choir-concert' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...choir, id: 'choir-concert' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...sax, id: 'jazz-night' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...sax, id: 'jazz-night' }, { flyer: above }),
  ...layoutsOf({ ...trumpet, id: 'jazz-night' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...trumpet, id: 'live-jazz-night' }, { flyer: skyLeft }),
  ...layoutsOf({ ...sax, id: 'live-jazz-night' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...bandBattle, id: 'rock-concert' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...bandBattle, id: 'rock-concert' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...mainStage, id: 'rock-concert' }, { flyer: skyCenter }),
  ...layoutsOf({ ...mainStage, id: 'concert-rock-live' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...keyhole, id: 'escape-room' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...keyhole, id: 'escape-room' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...keyhole, id: 'escape-room-mystery' }, { flyer: above }),
  ...layoutsOf({ ...keyhole, id: 'escape-room-game' }, { poster: banded }),
];
