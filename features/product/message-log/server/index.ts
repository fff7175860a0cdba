export { describeSource } from '../rules/message-words.ts';
export { readReportPage, type ReportRow } from './read-report-page.ts';
export { readSendingMessages, type WordedMessage } from './source-messages.ts';
export { explainState, type StoredMessage } from '../rules/explain-state.ts';
export { explainRow } from '../rules/explain-row.ts';
export { findBubbles } from './find-bubbles.ts';
export { readMessages } from './read-messages.ts';
export { readCreditPage } from './read-credit-page.ts';
