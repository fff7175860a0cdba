import { followUpCampaign } from '../../opt-in-follow-ups/server/follow-up-campaign.ts';
import { persistentPill } from '../definition.ts';

export const persistentPillServer = followUpCampaign(persistentPill);
