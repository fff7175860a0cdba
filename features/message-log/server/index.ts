export { sourceInWords } from '../rules/message-words.ts';
export { countGivenUp, countStoppedSenders } from './given-up.ts';
export { registerMessageRoutes } from './message-routes.ts';
export { readReportPage, type ReportRow } from './read-report-page.ts';
