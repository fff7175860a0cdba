export { withCampaignParameters } from '../rules/campaign-parameters.ts';
export { moveTouches } from './move-touches.ts';
export { recordReply } from './record-reply.ts';
export { registerShortLinkRoute } from './short-link-route.ts';
