import type { Catalogue } from '#platform/language/catalogue.ts';

// The sections of A/B tests. Each is a constant, because the build keeps a catalogue that spreads another object.
export const abFields = {
  title: 'A/B test',
  switch: 'Try two texts',
  hint: 'Some people get the text above, some get a second text. Everybody else then gets the text that does better.',
  hintBlocked: 'The broadcast already has a first group. Switch that off to try two texts.',
  textB: 'Text B',
  templateB: 'Template of text B',
  missing: 'Choose a second text.',
  size: 'Size of the test',
  holdOut: 'Held out, gets nothing',
  metric: 'It does better when',
  metrics: {
    read: 'More people read it',
    clicked: 'More people tap its link',
    ordered: 'More people order',
  },
  decider: 'Who chooses for the rest',
  deciders: { merchant: 'I choose', rule: 'The better one, automatically' },
  after: 'Wait before choosing',
  minutes: 'minutes',
} as const satisfies Catalogue;

export const abResult = {
  title: 'A/B test',
  what: 'The test’s result',
  chosen: 'The rest gets text {arm}, decided {when}.',
  decides: 'From {when}, the better text goes to the rest automatically as soon as there is a winner.',
  lapses: 'Anyone who waits until {when} gets neither text.',
  chart: 'How the texts compare',
  scale:
    'From 0 to {most}. The line is what was counted. The bar is where the true share lies with 95% confidence.',
  winner: 'Winner',
  nobodyHeldOut: 'Nobody was held out.',
  nobodyYet: 'Nobody has it yet.',
  table: 'What was counted for each text',
  text: 'Text',
  people: 'People',
  delivered: 'Delivered',
  read: 'Read',
  clicked: 'Clicked',
  ordered: 'Ordered',
  revenue: 'Revenue',
} as const satisfies Catalogue;

export const abShares = {
  read: '{share} read it, between {low} and {high}',
  clicked: '{share} tapped its link, between {low} and {high}',
  ordered: '{share} ordered, between {low} and {high}',
} as const satisfies Catalogue;

export const abRest = {
  send: 'Send text {arm} to the rest',
  waiting: { one: '{count} person waits for it.', other: '{count} people wait for it.' },
  title: 'Send text {arm} to the rest?',
  confirm: 'Send text {arm}',
  now: { one: '{count} person gets text {arm} now.', other: '{count} people get text {arm} now.' },
  onResume: {
    one: '{count} person gets text {arm} once you resume the broadcast.',
    other: '{count} people get text {arm} once you resume the broadcast.',
  },
  noWinner: 'There is no winner yet.',
  winner: 'It is the winner of your test.',
  loser: 'It did worse in your test.',
  final: 'This cannot be undone.',
  sent: {
    one: 'Text {arm} goes to {count} person.',
    other: 'Text {arm} goes to {count} people.',
  },
} as const satisfies Catalogue;

/** Who gets which text of a test, and who decides what the rest gets. Shown one after the other. */
export const abCourse = {
  half: 'Half of the people get text A, half text B.',
  first: '{share} of the people get it first, half of them text A, half text B.',
  heldOut: 'Before that, {share} of the audience is held out and gets nothing.',
  compared: {
    read: 'They are compared by how many read it.',
    clicked: 'They are compared by how many tapped its link.',
    ordered: 'They are compared by how many ordered.',
  },
  /** The better text is chosen automatically. `{after}` is a time, as in `durations`. */
  byRule: {
    read: 'After {after} the rest gets the text that more people read, as soon as the difference is more than chance.',
    clicked:
      'After {after} the rest gets the text that more people tap, as soon as the difference is more than chance.',
    ordered:
      'After {after} the rest gets the text that more people order after, as soon as the difference is more than chance.',
  },
  byMerchant: {
    read: 'After {after} you choose which text the rest gets, by how many read it.',
    clicked: 'After {after} you choose which text the rest gets, by how many tapped its link.',
    ordered: 'After {after} you choose which text the rest gets, by how many ordered.',
  },
  lapses: 'Anyone who has got nothing two days later gets nothing.',
} as const satisfies Catalogue;

/** The result so far. Shown one after the other. */
export const abSoFar = {
  shares: {
    read: '{a} read it with text A, {b} with text B.',
    clicked: '{a} tapped its link with text A, {b} with text B.',
    ordered: '{a} ordered with text A, {b} with text B.',
  },
  noWinner: 'That may still be chance: there is no winner yet.',
  /** `{low}` and `{high}` are percentage points. */
  winner: 'Text {arm} is better, by {low} to {high} points with 95% confidence.',
} as const satisfies Catalogue;

/** What a winner still needs. */
export const abNeeds = {
  tooSmall:
    'A winner takes at least {least} people with each text, and this test has {inTest}. Decide by what you see.',
  soFar: 'A winner takes at least {least} people with each text; so far it is {fewest}.',
  alike: 'Both did equally well so far: there is nothing to tell apart.',
  cannotTell:
    'With shares like these it takes about {needed} people with each text to tell, and this test has {inTest}. Either text is a fair choice.',
  canTell:
    'With shares like these it takes about {needed} people with each text to tell; so far it is {fewest}.',
} as const satisfies Catalogue;
