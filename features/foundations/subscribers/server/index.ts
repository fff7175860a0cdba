export { alsoNamed } from './also-named.ts';
export { endsAll, isOwnRefusal, standingRefusals } from '../rules/standing-refusal.ts';
export { endCartLinks, endOpenCartLinks, isOfAnotherChat, linkCart, linkChatCustomer } from './cart-links.ts';
export { changeNumber } from './change-number.ts';
export { readLedger, readLedgers } from './consent-of-rows.ts';
export { SUBSCRIBER_INVARIANTS } from './invariants.ts';
export { syncSubscriberList, type ListedPeople } from './sync-subscriber-list.ts';
export { saveStoreConsent } from './save-store-consent.ts';
export { noteAdClick, recordProfile, openWindow } from './record-person.ts';
export { recordGrants, recordProvenGrants, recordRevocation } from './record-consent.ts';
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
export { readSubscriberPage } from './read-subscriber-page.ts';
export { recheckMerges } from './settle-merges.ts';
export { readTallies, type Tally } from './tallies/read-tallies.ts';
export { readReachableTallies } from './tallies/read-reachable-tallies.ts';
export { recountTallies } from './tallies/recount-tallies.ts';
