/** The interface for features whose messages a merchant can first send to a test number. */
export { listTestRecipients } from './test-sends/find-test-recipient.ts';
export { answerTest, sendTest, type NewTest } from './test-sends/send-test.ts';
