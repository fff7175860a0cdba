/** For features that send one content to many people, such as broadcasts. */
export { createSending, type Recipient } from './sendings/create-sending.ts';
export { changeSending } from './sendings/change-sending.ts';
export { retrySendings } from './sendings/retry-sendings.ts';
export { readSendingLinkCode } from './sendings/sending-link-code.ts';
