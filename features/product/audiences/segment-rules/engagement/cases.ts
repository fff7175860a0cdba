import { CASE_IDS, type RuleCase } from '../../contract/rule-case.ts';

const broadcastId = CASE_IDS.broadcastId;
const read = { engagement: 'read', checkValue: 7 };
const notRead = { engagement: 'notRead', checkValue: 7 };

export const cases: readonly RuleCase[] = [
  {
    case: 'read it recently',
    values: read,
    person: { messages: [{ sentDaysAgo: 2, isRead: true }] },
    isIn: true,
  },
  {
    case: 'read it long ago',
    values: read,
    person: { messages: [{ sentDaysAgo: 9, isRead: true }] },
    isIn: false,
  },
  { case: 'did not read', values: notRead, person: { messages: [{ sentDaysAgo: 2 }] }, isIn: true },
  { case: 'got no message', values: notRead, person: {}, isIn: false },
  {
    case: 'clicked',
    values: { engagement: 'clicked', broadcastId },
    person: { messages: [{ sentDaysAgo: 2, isOfBroadcast: true, answer: 'click' }] },
    isIn: true,
  },
  {
    case: 'clicked in another message',
    values: { engagement: 'clicked', broadcastId },
    person: { messages: [{ sentDaysAgo: 2, answer: 'click' }] },
    isIn: false,
  },
  {
    case: 'replied',
    values: { engagement: 'replied', checkValue: 7 },
    person: { messages: [{ sentDaysAgo: 2, answer: 'reply' }] },
    isIn: true,
  },
  {
    case: 'failed',
    values: { engagement: 'failed', broadcastId },
    person: { messages: [{ sentDaysAgo: 2, isOfBroadcast: true, isFailed: true }] },
    isIn: true,
  },
  {
    case: 'did not read a broadcast',
    values: { engagement: 'notRead', broadcastId },
    person: { messages: [{ sentDaysAgo: 2, isOfBroadcast: true }] },
    isIn: true,
  },
  {
    case: 'never got the broadcast',
    values: { engagement: 'notRead', broadcastId },
    person: { messages: [{ sentDaysAgo: 2 }] },
    isIn: false,
  },
];
