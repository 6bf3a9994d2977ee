import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { agendaRows, agendaSteps, DARK, LIGHT, numberBars, numberWide, type Look } from '../../presentations/wide/inner.js';
import * as e from '../../scenes/covers/emblems.js';
import * as s from '../../scenes/covers/shows.js';
import * as t from '../../scenes/covers/topics.js';
import { classroom, clinic, screens } from '../../scenes/trades.js';
import { stethoscope } from '../../scenes/greens.js';
import { firstAid } from '../../scenes/happenings/community.js';
import { box, disc, many, ring, type Scene } from '../../scenes/kit.js';
import { idea, megaphone } from '../../scenes/offers.js';
import { chip } from '../../scenes/office.js';
import { growth } from '../../scenes/services.js';
import { climb } from '../../scenes/shopfronts/practices-and-shops.js';
import { plate } from '../../scenes/table.js';
import { phone, terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { crane } from '../../scenes/works.js';
import { card, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { columns, half, last, rows, sentence, sky, wide, type Way } from '../covers/decks.js';

const W = 177.78;
const mark = (on: string): Look['sign'] => (x, y, side) => [disc(x + side / 2, y + side / 2, side / 2, 'accent'), disc(x + side / 2, y + side / 2, side * 0.26, on)];

/** Four steps on a line that runs over the page. */
const road: PageRecipe = {
  ground: 'bg',
  layers: [
    say('stepsTitle', 'heading', [10, 12, 150, 11], [9.4, 5], 'ink', { v: 'middle' }), box(0, 46, W, 1.2, 'ink'),
    ...many(4, (i): Layer[] => { const x = 10 + i * 40.4; const tone = ['accent', 'accent2', 'extra', 'ink'][i]!; return [disc(x + 5, 46.6, 5.4, 'bg'), disc(x + 5, 46.6, 4.2, tone), say(`when${i + 1}`, 'sub', [x, 32, 36, 4], [3.2, 2.4], 'accentText', { weight: 700, v: 'middle' }), say(`step${i + 1}`, 'heading', [x, 57, 36, 6], [5, 3], 'ink', { v: 'middle' }), say(`stepText${i + 1}`, 'body', [x, 65.4, 35, 16], [2.9, 2.3], 'muted', { lines: 4, leading: 1.4 })]; }).flat(),
  ],
};

/** The same as stairs of color, on ink. */
const stairs: PageRecipe = {
  ground: 'ink',
  layers: [
    ...many(3, (i) => ring(W, 0, 26 + i * 16, 1.4, 'ink/bg/.2')), say('stepsTitle', 'heading', [10, 10, 130, 11], [9.4, 5], 'bg', { on: 'ink', v: 'middle' }),
    ...many(4, (i): Layer[] => { const [x, y] = [10 + i * 40, 44 - i * 6]; const tone = ['accent', 'accent2', 'extra', 'bg'][i]!; const word = i === 0 ? 'onAccent' : 'ink'; return [card(x, y, 37.6, 100 - y + 6, tone, 2.4), kicker(`when${i + 1}`, [x + 4, y + 5, 30, 3], [2.7, 2.2], word, { on: tone, weight: 700 }), say(`step${i + 1}`, 'heading', [x + 4, y + 11, 30, 6], [4.8, 2.9], word, { on: tone, v: 'middle' }), say(`stepText${i + 1}`, 'body', [x + 4, y + 19.4, 30, 18], [2.8, 2.2], word, { on: tone, lines: 5, leading: 1.4 })]; }).flat(),
  ],
};

interface Plan { readonly way: Way; readonly points: PageRecipe; readonly night?: boolean; readonly bars?: boolean; readonly climbs?: boolean }

/** A talk of seven pages: a cover, contents, three points, a number, four steps, one sentence, an end. */
const deck = (scene: Scene, id: string, { way, points, night = false, bars = false, climbs = false }: Plan): Recipe => {
  const look: Look = { ...(night ? DARK : LIGHT), sign: mark(night ? 'ink' : 'bg') };
  const cover = way(scene);
  return { ...layoutIn(`plan-${id}`, 'presentation-wide', () => cover), pages: [climbs ? agendaSteps(look) : agendaRows(look), points, bars ? numberBars(look) : numberWide(look), climbs ? stairs : road, sentence, last(scene)] };
};

/** Long talks by what they are about. */
export const longDecks: readonly Recipe[] = [
  deck(growth, 'business', { way: half, points: columns, bars: true }), deck(climb, 'bakery', { way: sky, points: rows, climbs: true }), deck(e.skyscrapers, 'corporate', { way: half, points: rows, night: true }),
  deck(idea, 'pitch', { way: sky, points: columns, night: true, climbs: true }), deck(phone, 'app', { way: wide, points: columns, bars: true }),
  deck(stethoscope, 'doctor', { way: half, points: rows }), deck(clinic, 'clinic', { way: sky, points: columns, climbs: true }), deck(firstAid, 'first-aid', { way: wide, points: columns, bars: true }),
  deck(chip, 'ai', { way: sky, points: columns, night: true, bars: true }), deck(terminal, 'software', { way: half, points: rows, night: true, climbs: true }), deck(screens, 'product', { way: wide, points: rows }),
  deck(e.dealMakers, 'profile', { way: sky, points: rows, bars: true }), deck(crane, 'builders', { way: half, points: columns, climbs: true }), deck(t.teamRow, 'kickoff', { way: half, points: columns }), deck(t.hourglass, 'status', { way: sky, points: rows, bars: true }),
  deck(plate, 'restaurant', { way: half, points: columns, climbs: true }), deck(t.piggy, 'finance', { way: sky, points: columns, bars: true }), deck(s.lifting, 'fitness', { way: half, points: rows, climbs: true }), deck(megaphone, 'social', { way: sky, points: columns }), deck(classroom, 'lesson', { way: half, points: rows }),
];
