import type { Recipe } from '../../../../build/templates/recipe.js';
import { schoolBus } from '../../scenes/calendar/school-and-fun.js';
import { fortune } from '../../scenes/covers/emblems.js';
import { anchorDesk, blocksToys, chart, circuits, crafts, easel, goldCup, lifting, pad, pups } from '../../scenes/covers/shows.js';
import { books, gadgets, houseKeys } from '../../scenes/covers/topics.js';
import { experiment, headGarden, runners } from '../../scenes/happenings/community.js';
import { dinosaurs } from '../../scenes/kids.js';
import { lotus, shelf } from '../../scenes/moods.js';
import { chip } from '../../scenes/office.js';
import { standUp } from '../../scenes/pastimes/markets-and-stages.js';
import { terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { salon } from '../../scenes/shopfronts/playroom-and-salon.js';
import { hoops, soccer } from '../../scenes/sports.js';
import { chapel, weights } from '../../scenes/trades.js';
import { polish } from '../../scenes/women.js';
import { pets } from '../../scenes/works.js';
import { geometry } from '../../scenes/youth.js';
import { channelBetween, channelLeft, channelRight } from '../../stages/covers.js';
import { layoutsOf } from '../../stages/stage.js';
import { channelOver, channelUnder } from '../../stages/walls.js';

/** Heads of channels by what is shown there. */
export const furtherChannels: readonly Recipe[] = [
  ...layoutsOf({ ...lifting, id: 'yt-lift' }, { 'youtube-channel-art': channelOver }),
  ...layoutsOf({ ...weights, id: 'yt-weights' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...lotus, id: 'yt-lotus' }, { 'youtube-channel-art': channelBetween }),
  ...layoutsOf({ ...runners, id: 'yt-run' }, { 'youtube-channel-art': channelRight }),
  ...layoutsOf({ ...chip, id: 'yt-chip' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...gadgets, id: 'yt-gadgets' }, { 'youtube-channel-art': channelOver }),
  ...layoutsOf({ ...terminal, id: 'yt-code' }, { 'youtube-channel-art': channelRight }),
  ...layoutsOf({ ...circuits, id: 'yt-robot' }, { 'youtube-channel-art': channelBetween }),
  ...layoutsOf({ ...blocksToys, id: 'yt-toys' }, { 'youtube-channel-art': channelUnder }),
  ...layoutsOf({ ...dinosaurs, id: 'yt-dino' }, { 'youtube-channel-art': channelBetween }),
  ...layoutsOf({ ...schoolBus, id: 'yt-bus' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...books, id: 'yt-books' }, { 'youtube-channel-art': channelOver }),
  ...layoutsOf({ ...experiment, id: 'yt-lab' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...geometry, id: 'yt-math' }, { 'youtube-channel-art': channelBetween }),
  ...layoutsOf({ ...hoops, id: 'yt-hoops' }, { 'youtube-channel-art': channelRight }),
  ...layoutsOf({ ...soccer, id: 'yt-soccer' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...goldCup, id: 'yt-cup' }, { 'youtube-channel-art': channelUnder }),
  ...layoutsOf({ ...polish, id: 'yt-polish' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...salon, id: 'yt-salon' }, { 'youtube-channel-art': channelRight }),
  ...layoutsOf({ ...pups, id: 'yt-pups' }, { 'youtube-channel-art': channelOver }),
  ...layoutsOf({ ...pets, id: 'yt-pets' }, { 'youtube-channel-art': channelBetween }),
  ...layoutsOf({ ...crafts, id: 'yt-crafts' }, { 'youtube-channel-art': channelUnder }),
  ...layoutsOf({ ...easel, id: 'yt-easel' }, { 'youtube-channel-art': channelRight }),
  ...layoutsOf({ ...chart, id: 'yt-chart' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...fortune, id: 'yt-money' }, { 'youtube-channel-art': channelUnder }),
  ...layoutsOf({ ...anchorDesk, id: 'yt-news' }, { 'youtube-channel-art': channelOver }),
  ...layoutsOf({ ...standUp, id: 'yt-standup' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...headGarden, id: 'yt-mind' }, { 'youtube-channel-art': channelRight }),
  ...layoutsOf({ ...chapel, id: 'yt-chapel' }, { 'youtube-channel-art': channelBetween }),
  ...layoutsOf({ ...houseKeys, id: 'yt-house' }, { 'youtube-channel-art': channelRight }),
  ...layoutsOf({ ...shelf, id: 'yt-shelf' }, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf({ ...pad, id: 'yt-pad' }, { 'youtube-channel-art': channelUnder }),
];
