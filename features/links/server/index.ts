export { withCampaignParameters } from '../rules/campaign-parameters.ts';
export { moveTouchesOnMerge } from './move-touches.ts';
export { registerShortLinkRoute } from './short-link-route.ts';
