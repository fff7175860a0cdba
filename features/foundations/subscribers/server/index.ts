export { alsoNamed } from './also-named.ts';
export { changeNumber } from './change-number.ts';
export { SUBSCRIBER_INVARIANTS } from './invariants.ts';
export { noteAdClick, recordProfile, openWindow } from './record-person.ts';
export { learnAccountIds } from './learn-account-ids.ts';
export { findOrCreateByPhone } from './find-or-create-by-phone.ts';
export { findOrCreateSubscriber, type KnownPerson } from './find-or-create-subscriber.ts';
export {
  findKnownPeople,
  findSubscriber,
  findSubscriberByPhone,
  lockSubscriber,
  lockSubscribers,
  type PersonNames,
  type Subscriber,
} from './subscriber-queries.ts';
export { listOpenChats, type OpenChat } from './list-open-chats.ts';
export { recheckMerges } from './settle-merges.ts';
