export { tryTimersAgain } from './try-timers-again.ts';
export {
  campaignTypesAbout,
  readDecisions,
  subjectKindOf,
  switchedCampaignTypes,
  type ReportedDecision,
} from './read-decisions.ts';
