import type { Catalogue } from '#platform/language/catalogue.ts';

export const opening = {
  title: 'Opening hours',
  what: 'Your opening hours',
  back: 'Back to the inbox',
  openUntil: 'Open until {when}',
  open: 'Open',
  closedUntil: 'Closed until {when}',
  closed: 'Closed',
  nowOpenUntil: 'Open now until {when}.',
  nowOpen: 'Open now.',
  nowClosedAway: 'Closed now: a shopper who writes gets the away message.',
  nowClosed: 'Closed now: a shopper who writes gets no automatic answer.',
  nowOff: 'Opening hours are off, so no away message is sent.',
  save: 'Save',
  discard: 'Discard',
  saving: 'Saving',
  saved: 'Saved',
} as const satisfies Catalogue;

export const hours = {
  title: 'Opening hours',
  text: 'When your team answers, in the time zone of your store: {zone}.',
  switch: 'Use opening hours',
  from: '{day}, opens at',
  until: '{day}, closes at',
  closed: 'Closed',
  add: 'Add hours',
  addTo: 'Add hours: {day}',
  remove: 'Remove {from}–{until}: {day}',
  copy: 'Copy to all days',
  copyFrom: 'Copy to all days: {day}',
  overlap: 'These hours overlap. Change one of them.',
  closedDays: 'Closed days',
  closedDaysText: 'Holidays on which nobody answers.',
  addDay: 'Add a closed day',
  removeDay: 'Remove {day}',
  daysFull: '60 days is the limit. Remove one you no longer need.',
} as const satisfies Catalogue;

export const away = {
  title: 'Away message',
  explanation:
    'Sent once when a shopper starts to wait while you are closed, at most every four hours and three times a day. The conversation keeps waiting for you.',
  switch: 'Send the away message',
  needsHours: 'Turn on opening hours first.',
  text: 'Text',
  insertName: 'Insert first name',
  unknown: '{variable} is not a variable. Use only {known}.',
  needsText: 'Write a text first.',
  preview: 'Preview',
  sampleQuestion: 'Hello, where is my order?',
  sampleName: 'Mira',
  usual:
    'Hello {{first name}}, thank you for your message. We are closed now and will answer as soon as we are back.',
  automatic: '{source}, sent automatically',
} as const satisfies Catalogue;
