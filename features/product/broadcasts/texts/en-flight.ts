import type { Catalogue } from '#platform/language/catalogue.ts';

// The sections of the flight check. Each is a constant, because the build keeps a catalogue that spreads another object.
export const flight = {
  title: 'Flight check',
  what: 'The flight check',
  check: 'Check it',
  checkAgain: 'Check again',
  hint: 'See who gets it, when the last person has it, what WhatsApp charges, and how it looks to real people. Nothing is sent.',
  hintUnsaved: 'Save your changes first. The check uses what is saved.',
  recounting: 'We are still counting recent changes. The numbers below update automatically.',
} as const satisfies Catalogue;

export const flightReady = {
  title: 'What was checked',
  settings: 'Settings',
  day: 'Daily limit',
  checks: { template: 'Template', link: 'Links', number: 'Number', plan: 'Plan' },
  good: 'In order',
  bad: 'Needs attention',
  fine: 'in order',
  finish: '<strong>Finished at about</strong> {when}.',
  finishAtRate: '<strong>Finished at about</strong> {when}. Messages per second: up to {rate}.',
} as const satisfies Catalogue;

/** What the limits of the number and of the plan leave for a broadcast. */
export const limits = {
  dayMissing: {
    one: '{count} customer will not receive messages that day.',
    other: '{count} customers will not receive messages that day.',
  },
  dayTaken: '{booked} of {limit} taken that day already.',
  planMissing: {
    one: '{count} customer will not receive messages.',
    other: '{count} customers will not receive messages.',
  },
  raisePlan: 'Choose a larger plan to reach everybody.',
  planLeft: {
    messages: 'Your plan has {left} of {most} messages left until {until}.',
    conversations: 'Your plan has {left} of {most} conversations left until {until}.',
  },
} as const satisfies Catalogue;

export const flightSteps = {
  title: 'Who gets it',
} as const satisfies Catalogue;

export const flightAbTest = {
  title: 'Which text they get',
  textA: 'Text A first',
  textB: 'Text B first',
  rest: 'Wait for the result',
} as const satisfies Catalogue;

export const flightCost = {
  title: 'What it costs',
  country: 'Country',
  people: 'People',
  each: 'Per person',
  total: 'Total',
  otherCountry: 'Other countries',
  otherCountries: { one: '{count} other country', other: '{count} other countries' },
} as const satisfies Catalogue;

export const flightPeople = {
  title: 'How they see it',
  choice: 'Whose phone',
  person: 'Person {number}',
  personWithText: '{person}, text {arm}',
  phone: '{phone}, in {language}',
  noPhone: 'No number, in {language}',
} as const satisfies Catalogue;
