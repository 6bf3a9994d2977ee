import { brandKit as calls } from '../../contract/brand-kit.js';
import { handler, fileHandler, type Context } from '../../http/calls/handler.js';
import { BrandFonts } from './brand-fonts.js';
import { requireMember } from '../../access/require-member.js';
import { updateKit } from './save-brand-kit.js';
import { kitGroups, kitResponse, teamResponse } from './kit-response.js';
import { fontsOfTeam, ownTeam } from './team.js';
import { updateFonts } from './team-fonts.js';

export const brandKitCalls = [
  handler(calls.fetchTeams, async (_, context) => {
    const { team, fonts } = await ownBrand(context);
    return { own_teams: [teamResponse(team, fonts)], member_teams: [] };
  }),

  handler(calls.updateBrandData, ({ brand_kit }, context) => {
    requireMember(context.principal);
    return updateKit(context, brand_kit);
  }),

  fileHandler(calls.getBrandKit, async (_, context) => {
    const { team, fonts } = await ownBrand(context);
    const groups = JSON.stringify(kitGroups(kitResponse(team.kit, fonts)));
    // a JSON string whose text is JSON: the form that the specs show
    return { bytes: Buffer.from(JSON.stringify(groups)), mime: 'application/json; charset=utf-8' };
  }),

  handler(calls.updateFontUploads, ({ team_id, font_uploads }, context) => {
    requireMember(context.principal);
    return updateFonts(context, team_id, font_uploads);
  }),
];

async function ownBrand({ db, principal, catalog }: Context) {
  const team = await ownTeam(db, requireMember(principal));
  return { team, fonts: new BrandFonts(catalog, await fontsOfTeam(db, team.id)) };
}
