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
  /** Each follows a number of people, which it does not repeat: "12 are held out". */
  steps: {
    inRules: { one: 'is in the audience’s rules.', other: 'are in the audience’s rules.' },
    notConsented: { one: 'of them did not agree to offers.', other: 'of them did not agree to offers.' },
    audience: { one: 'is left: the audience.', other: 'are left: the audience.' },
    unreachable: {
      one: 'has no number or id that WhatsApp could reach.',
      other: 'have no number or id that WhatsApp could reach.',
    },
    heldOut: {
      one: 'is held out for comparison and gets nothing.',
      other: 'are held out for comparison and get nothing.',
    },
    capped: {
      one: 'got as many offers lately as your limits allow; this person may get it later.',
      other: 'got as many offers lately as your limits allow; they may get it later.',
    },
    quietHours: {
      one: 'has quiet hours then, and gets it when those are over.',
      other: 'have quiet hours then, and get it when those are over.',
    },
    overDayLimit: {
      one: 'is more than WhatsApp’s limit of that day allows.',
      other: 'are more than WhatsApp’s limit of that day allows.',
    },
    overPlanLimit: { one: 'is more than your plan allows.', other: 'are more than your plan allows.' },
    atOnce: { one: 'gets it when it is sent.', other: 'get it when it is sent.' },
  },
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
  /** The cost in words. The sentences are shown one after the other. */
  inAll: 'About {amount} if everybody gets it, also those who get it later, by WhatsApp’s rates of {day}.',
  uncounted: {
    one: '{count} person is not counted in: their country, and so its rate, is unknown.',
    other: '{count} people are not counted in: their country, and so its rate, is unknown.',
  },
  invoice: 'It is an estimate: WhatsApp’s invoice decides.',
  replies: 'Your replies to those who answer come on top.',
  repliesPriced: 'Your replies to those who answer come on top and cost about {price} each.',
} as const satisfies Catalogue;

export const flightPeople = {
  title: 'How they see it',
  choice: 'Whose phone',
  person: 'Person {number}',
  personWithText: '{person}, text {arm}',
  phone: '{phone}, in {language}',
  noPhone: 'No number, in {language}',
} as const satisfies Catalogue;

/** What the estimated end depends on. */
export const flightFinish = {
  localTime: 'Each person gets it when it is that time where they live.',
  firstGroup: 'The rest waits for the first group, which is watched for {wait}.',
  test: 'The rest waits for the test, for {wait} or until it has a winner.',
  merchant: 'The rest of the test waits for your word, which is not counted here.',
  quietHours: 'Anyone who has quiet hours then gets it when those are over.',
  others: {
    one: 'About {count} other message of your number goes first.',
    other: 'About {count} other messages of your number go first.',
  },
  overDay: 'Anyone over the day’s limit is not counted here.',
  overPlan: 'People over your plan’s limit are not counted here.',
} as const satisfies Catalogue;

/** What is wrong, or what was looked at. */
export const flightChecks = {
  noNumber: 'No WhatsApp number is connected.',
  noTemplate: 'No template is chosen yet.',
} as const satisfies Catalogue;

/** What opening a link told. */
export const linkChecks = {
  unchecked: '{address} was not looked at.',
  answers: '{address} answers.',
  closed: '{address} is an address of a private network: nobody outside can open it.',
  unknownName: '{address} does not exist: nobody knows a server of that name.',
  silent: '{address} did not answer. Open it yourself, and check how it is written.',
  missing: '{address} leads to a page that is not there ({status}).',
  fault: '{address} answers with an error of its server ({status}).',
} as const satisfies Catalogue;

/** What is still missing, where the specification's sentence names nothing. */
export const missingDetails = {
  template: 'No template is chosen yet.',
  rules: 'A rule of the audience has no value yet.',
  time: 'No day and time is chosen yet.',
  offer: 'The offer text is empty.',
} as const satisfies Catalogue;
