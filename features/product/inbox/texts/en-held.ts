import type { Catalogue } from '#platform/language/catalogue.ts';

export const held = {
  label: 'Offers that wait for the end of this conversation',
  messages: 'Messages: {count}',
  held: 'Waits while you talk with this shopper. Not before: {when}',
  tooLate: 'Waits while you talk with this shopper. Too late from: {when}',
  postponed: 'Moved by your team. Not before: {when}',
  released: 'Is being sent',
  waits: 'Sent as soon as possible. Waits: {reason}',
  send: 'Send now',
  tomorrow: 'Tomorrow',
  drop: 'Drop',
  sendOf: 'Send now: {source}',
  tomorrowOf: 'Tomorrow: {source} ({when})',
  dropOf: 'Drop: {source}',
  question: 'Drop “{source}”?',
  questionText: 'This shopper does not get it. The campaign does not send it again.',
  confirm: 'Drop message',
  didSend: '{person} sent it during the conversation',
  didPostpone: '{person} moved it to the next day',
  didDrop: '{person} dropped it during the conversation',
} as const satisfies Catalogue;
