import { followUpCampaign } from '../../opt-in-follow-ups/server/follow-up-campaign.ts';
import { spinTheWheel } from '../definition.ts';

export const spinTheWheelServer = followUpCampaign(spinTheWheel);
