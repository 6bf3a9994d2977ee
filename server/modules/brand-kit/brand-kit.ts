import { brandKit as calls } from '../../contract/brand-kit.js';
import { answer, answerFile, type Context } from '../../http/calls/handler.js';
import { BrandFonts } from './brand-fonts.js';
import { requireMember } from '../../access/require-member.js';
import { updateKit } from './save-brand-kit.js';
import { kitGroups, shownKit, shownTeam } from './kit-response.js';
import { fontsOfTeam, ownTeam } from './team.js';
import { updateFonts } from './team-fonts.js';

export const brandKitCalls = [
  answer(calls.fetchTeams, async (_, context) => {
    const { team, fonts } = await ownBrand(context);
    return { own_teams: [shownTeam(team, fonts)], member_teams: [] };
  }),

  answer(calls.updateBrandData, ({ brand_kit }, context) => {
    requireMember(context.asker);
    return updateKit(context, brand_kit);
  }),

  answerFile(calls.getBrandKit, async (_, context) => {
    const { team, fonts } = await ownBrand(context);
    const groups = JSON.stringify(kitGroups(shownKit(team.kit, fonts)));
    // a JSON string whose text is JSON: the form that the specs show
    return { bytes: Buffer.from(JSON.stringify(groups)), mime: 'application/json; charset=utf-8' };
  }),

  answer(calls.updateFontUploads, ({ team_id, font_uploads }, context) => {
    requireMember(context.asker);
    return updateFonts(context, team_id, font_uploads);
  }),
];

async function ownBrand({ db, asker, catalogue }: Context) {
  const team = await ownTeam(db, requireMember(asker));
  return { team, fonts: new BrandFonts(catalogue, await fontsOfTeam(db, team.id)) };
}
