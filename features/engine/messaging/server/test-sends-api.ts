/** For features whose messages a merchant can send to a phone of their own first. */
export { listTestRecipients } from './test-sends/find-test-recipient.ts';
export { answerTest, sendTest, type NewTest } from './test-sends/send-test.ts';
