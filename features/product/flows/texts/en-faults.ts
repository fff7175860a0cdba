import type { Catalogue } from '#platform/language/catalogue.ts';

// What is wrong with a message, word for word from document 2. Each section is a constant, because the build keeps a
// catalogue that spreads another object.

export const faultHeaders = {
  cards: 'Generic Template',
  buttons: 'Button Template',
  text: 'Text',
  quickReply: 'Quick Reply',
  media: 'Media',
  time: 'Edit Time',
  button: 'Edit Button',
} as const satisfies Catalogue;

export const faults = {
  title: 'Fix this before you save:',
  noText: 'Text cannot be empty',
  noTitle: 'Title cannot be empty',
  noSubtitle: 'Subtitle cannot be empty',
  noButtonTitle: 'Button title cannot be empty',
  emptyAddress: 'URL cannot be empty',
  badAddress: 'URL must begin with https:// or http://',
  noPhone: 'Phone cannot be empty',
  badPhone: 'Phone number must be valid and must contain country code starting with +',
  repeatedTitle: 'Two answers cannot have the same title',
  answersAlone: 'Answers need a message above them',
} as const satisfies Catalogue;

export const tooLong = {
  title: 'Title cannot have more than {most} characters',
  subtitle: 'Subtitle cannot have more than {most} characters',
  buttonTitle: 'Button title cannot have more than {most} characters',
} as const satisfies Catalogue;

/** The note beside a test of a message that is not saved. */
export const testNotes = {
  unsaved: 'What you changed and did not save yet is not in it.',
  unsavedAndWrong:
    'What you changed and did not save yet is not in it. It can be once nothing is wrong with it.',
  written: 'It goes as it is written here, saved or not. Its answers lead on to what was saved last.',
} as const satisfies Catalogue;

/** The time before a message: "2 hours". */
export const delays = {
  Seconds: { one: '{count} second', other: '{count} seconds' },
  Minutes: { one: '{count} minute', other: '{count} minutes' },
  Hours: { one: '{count} hour', other: '{count} hours' },
  Days: { one: '{count} day', other: '{count} days' },
} as const satisfies Catalogue;

/** The unit beside a field with the number. */
export const units = {
  Seconds: { one: 'second', other: 'seconds' },
  Minutes: { one: 'minute', other: 'minutes' },
  Hours: { one: 'hour', other: 'hours' },
  Days: { one: 'day', other: 'days' },
} as const satisfies Catalogue;
