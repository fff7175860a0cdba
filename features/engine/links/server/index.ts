export { withCampaignParameters } from '../rules/campaign-parameters.ts';
export { recordReply } from './record-reply.ts';
