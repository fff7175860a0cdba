import { expect, it } from 'vitest';
import { isNewRefusal } from './is-new-refusal.ts';

const AT = new Date('2026-11-16T09:00:00Z');
const agrees = {
  hasConsent: true,
  optedOutAt: null,
  stoppedAllAt: null,
  hasRefusal: false,
  hasOwnRefusal: false,
};
const nobody = { ...agrees, hasConsent: false };
const merged = { ...nobody, optedOutAt: AT };
const removed = { ...merged, hasRefusal: true };
const noOffers = { ...removed, hasOwnRefusal: true };
const stopped = { ...noOffers, stoppedAllAt: AT };

const byWord = { isOwn: true, endsAll: true };
const byPreference = { isOwn: true, endsAll: false };
const byMerchant = { isOwn: false, endsAll: false };

it.each([
  ['STOP after a consent', { ...agrees, ...byWord }, true],
  ['STOP without a consent before', { ...nobody, ...byWord }, true],
  ['STOP again', { ...stopped, ...byWord }, false],
  ['STOP after offers were stopped in WhatsApp', { ...noOffers, ...byWord }, true],
  ['offers stopped in WhatsApp after STOP', { ...stopped, ...byPreference }, false],
  ['offers stopped in WhatsApp again', { ...noOffers, ...byPreference }, false],
  ['offers stopped in WhatsApp after the merchant did', { ...removed, ...byPreference }, true],
  ['the merchant removes a person who agreed', { ...agrees, ...byMerchant }, true],
  ['the merchant removes a person who never agreed', { ...nobody, ...byMerchant }, true],
  ['the merchant removes a person who lost consent in a merge', { ...merged, ...byMerchant }, true],
  ['the merchant removes a person twice', { ...removed, ...byMerchant }, false],
  ['the merchant removes a person who sent STOP', { ...stopped, ...byMerchant }, false],
])('%s', (_story, facts, isNew) => {
  expect(isNewRefusal(facts)).toBe(isNew);
});
