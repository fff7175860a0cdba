import type { Catalogue } from '#platform/language/catalogue.ts';

// The sections of the editor. Each is a constant, because the build keeps a catalogue that spreads another object.
export const editor = {
  settings: 'General Settings',
  name: 'Name',
  nameHint: 'Only you see it.',
  nameMissing: 'Enter a name.',
  audience: 'Select Audience:',
  scheduledFor: 'for {when}',
  saveDraft: 'Save As Draft',
  saveAndSchedule: 'Save & Schedule',
  sendNow: 'Send now',
  scheduled: 'Scheduled',
  cancel: 'Cancel',
  previewEmpty: 'Select a template to see your message here.',
  sampleName: 'Lena',
} as const satisfies Catalogue;

export const toasts = {
  saving: 'Saving Campaign',
  saved: 'Campaign Successfully Saved As Draft',
  scheduling: 'Scheduling Campaign',
  scheduled: 'Campaign Successfully Scheduled',
  starting: 'Starting the broadcast',
  started: 'The broadcast is on its way',
} as const satisfies Catalogue;

export const unsaved = {
  text: 'This broadcast has unsaved changes.',
  leave: 'Discard Changes',
  stay: 'Continue Editing',
  save: 'Save Draft',
} as const satisfies Catalogue;

export const cancelSchedule = {
  title: 'Cancel the schedule?',
  text: 'The broadcast becomes a draft again and is not sent. You can schedule it again at any time.',
  confirm: 'Cancel the schedule',
  cancel: 'Keep the schedule',
} as const satisfies Catalogue;

export const changesRequired = {
  title: 'Changes Required!',
  close: 'Got it',
} as const satisfies Catalogue;

/** Somebody else saved the broadcast while it was edited here. */
export const changedElsewhere = {
  title: 'Somebody else changed this broadcast',
  text: 'It was saved in another window since you opened it. What you typed is not saved yet.',
  how: 'Close this to see what you typed. If you show the other version, what you typed is lost.',
  showTheirs: 'Show the other version',
  saveMine: 'Save my version',
} as const satisfies Catalogue;

export const template = {
  title: 'Select Template:',
  legend: 'Template',
  ownWords: 'Your own words',
  choose: 'Select Template',
  offer: 'Offer text',
  support: 'Support number',
  supportHint: 'Digits with the country code, for example 49-15215550101.',
  supportInvalid: 'Please use a valid support phone number.',
  missing: 'Fill this in.',
  spaces: 'Remove tabs, and more than four spaces in a row.',
  offerLines: "No new lines are allowed, they'll be removed automatically when we send your campaigns!",
  variableLines: "New Lines aren't allowed in variables",
  link: 'Address of the link “{name}”',
  linkStart: 'https://',
  leadsTo: 'Leads to {address}',
  leadsOtherwise: 'If you leave this empty, it leads to {address}.',
  leadsToShop: 'If you leave this empty, it leads to the home page of your store.',
  linkInvalid: 'This is not a web address. Write it like this: https://shop.example/sale',
} as const satisfies Catalogue;

export const firstGroup = {
  title: 'First group',
  switch: 'Try it on a few people first',
  hint: 'A few people get the message first. If too many of these messages fail, or too many of these people opt out, sending stops automatically and asks you.',
  hintBlocked: 'An A/B test has its own first group. Switch the test off to choose one here.',
  size: 'Size',
  sizes: { percent: 'A share of the audience', people: 'A number of people' },
  percent: 'Share of the audience',
  people: 'Number of people',
  watched: 'Watched for',
  minutes: 'minutes',
  failed: 'Limit for failures',
  optedOut: 'Limit for opt-outs',
} as const satisfies Catalogue;

export const schedule = {
  title: 'Schedule',
  choice: 'When it is sent',
  now: 'Now',
  later: 'At a time',
  nowHint: 'It is sent as soon as you confirm it. People in quiet hours get it when those are over.',
  day: 'Day',
  time: 'Time',
  localTime: 'At that time where each person lives',
  localTimeHint:
    'Each person gets it when it is that time where they live. Sending starts in the earliest time zone. Where the time has already passed, people get it right away.',
  missing: 'Choose a day and a time. The clock is your shop’s: {zone}.',
  at: 'It goes out on {exact}. The clock is your shop’s: {zone}.',
  skipped:
    'The clocks are set ahead over that hour, so it goes out at {shown}: {exact}. The clock is your shop’s: {zone}.',
  twice:
    'That hour comes twice on that day, and it goes out in the first of the two: {exact}. The clock is your shop’s: {zone}.',
} as const satisfies Catalogue;

export const testSend = {
  title: 'Send a test',
  arm: 'Which text to test',
  phone: 'Mobile number, with the country code',
  send: 'Send a test',
  check: 'Did it arrive?',
  sent: 'A WhatsApp message will be sent to {phone}. If none arrives, check the number.',
  hint: 'Samples replace everything that is not filled in yet. Tests are not counted in your figures.',
  hintUnsaved:
    'The test does not include your unsaved changes. Samples replace everything that is not filled in yet. Tests are not counted in your figures.',
} as const satisfies Catalogue;

/** The question before a broadcast is scheduled or sent. */
export const booking = {
  warnings: 'Check this first',
  warning: '{check}: {problem}',
  what: 'The figures',
  counting: 'We are counting who gets it and what it costs. You can go on without waiting for the figures.',
  recounting: 'We are still counting recent changes. The figures update automatically.',
  unchecked: 'You can go on without the figures.',
  unanswered:
    'We got no answer, so we do not know whether it worked. Try again: a broadcast is never sent twice.',
  back: 'Go back',
  people: 'People',
  recipients: { one: '{count} person', other: '{count} people' },
  cost: 'Cost',
  starts: 'Starts',
  startsNow: 'Now. The first message goes at about {when}.',
  startsAt: 'The first message goes at about {when}.',
  takes: 'Takes',
  takesMoment: 'Less than a minute, until {when}.',
  takesAbout: 'About {time}, until {when}.',
  plan: 'Plan',
  day: 'Daily limit of your number',
} as const satisfies Catalogue;

export const bookingTitles = {
  now: 'Send this broadcast now?',
  later: 'Schedule this broadcast?',
} as const satisfies Catalogue;

export const bookingConfirms = {
  now: 'Send broadcast',
  later: 'Schedule broadcast',
} as const satisfies Catalogue;

/** People who get it, but not at its time. */
export const laterSteps = {
  capped: {
    one: '{count} of them got as many offers lately as your limits allow, and may get it later.',
    other: '{count} of them got as many offers lately as your limits allow, and may get it later.',
  },
  quietHours: {
    one: '{count} of them has quiet hours then, and gets it when those are over.',
    other: '{count} of them have quiet hours then, and get it when those are over.',
  },
} as const satisfies Catalogue;
