export { withCampaignParameters } from '../rules/campaign-parameters.ts';
export { registerShortLinkRoute } from './short-link-route.ts';
