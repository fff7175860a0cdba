export { tryTimersAgain } from './try-timers-again.ts';
export {
  campaignTypesAbout,
  readDecisions,
  subjectKindOf,
  switchedCampaignTypes,
  type ToldDecision,
} from './read-decisions.ts';
