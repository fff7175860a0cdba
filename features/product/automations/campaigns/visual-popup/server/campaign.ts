import { followUpCampaign } from '../../opt-in-follow-ups/server/follow-up-campaign.ts';
import { visualPopup } from '../definition.ts';

export const visualPopupServer = followUpCampaign(visualPopup);
