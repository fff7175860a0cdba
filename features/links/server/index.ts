export { withCampaignParameters } from '../rules/campaign-parameters.ts';
export { moveTouchesOnMerge } from './move-touches.ts';
export { recordReply } from './record-reply.ts';
export { registerShortLinkRoute } from './short-link-route.ts';
