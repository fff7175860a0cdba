import type { Catalogue } from '#platform/language/catalogue.ts';

// The sections of comparisons of two designs.
export const experiment = {
  what: 'The comparison',
  title: 'Two designs of {tool}',
  close: 'Close',
  seeResults: 'See the results',
  hasEnded: 'The comparison has ended.',
  keep: 'End it and keep design {design}',
  since: 'Since {when}.',
  sinceHeldOut: 'Since {when}, and {percent}% of visitors see neither design.',
  goesOn:
    'Each visitor keeps seeing the same design. The tool cannot be changed until you end the comparison.',
  ended: 'It ended {when}, and design {design} was kept.',
  howTo:
    'Nothing has been compared yet. To find out which design brings more sign-ups, <editor>open the editor</editor>, change how the tool looks or what it says, and choose ‘Compare with what is saved’ instead of Save.',
  howToAgain:
    'To compare again, <editor>open the editor</editor>, change how the tool looks or what it says, and choose ‘Compare with what is saved’ instead of Save.',
} as const satisfies Catalogue;

/** They do not say what shoppers see, because the tool may be off. */
export const experimentToasts = {
  begins: 'The comparison begins',
  hasBegun: 'The comparison has begun',
  ends: 'The comparison ends',
  hasEnded: 'The comparison has ended',
} as const satisfies Catalogue;

export const beginExperiment = {
  title: 'Compare this design with what is saved',
  notNow: 'Not now',
  begin: 'Begin',
  tells:
    'We show you how many people sign up with each design, and when the difference is no longer due to chance.',
  compared:
    'Only how the tool looks and what it says is compared. When and where it is shown, its offer, and what shoppers agree to stay as they are saved.',
  isOff: 'The tool is off, so nothing is counted until you turn it on.',
  heldOut: 'Who sees neither design, to find out how much the tool brings',
  nobody: 'Nobody',
  visitors: '{percent}% of visitors',
} as const satisfies Catalogue;

/** The shares of visitors, in percent. */
export const whoSees = {
  halves: 'From now on, half of your visitors see the saved design (A), and half see the design here (B).',
  heldOut:
    'From now on, {each}% of your visitors see the saved design (A), {each}% see the design here (B), and {heldOut}% see neither.',
} as const satisfies Catalogue;

export const arms = {
  kept: 'Kept',
  better: 'Better',
  signedUp: {
    one: '{optIns} of {count} visitor signed up',
    other: '{optIns} of {count} visitors signed up',
  },
  interval: 'Between {low} and {high}, with 95% confidence',
} as const satisfies Catalogue;

export const armNames = {
  A: {
    name: 'Design A',
    about: 'The tool as it was',
    picture: 'How Design A looks',
    none: 'Nobody has seen it yet',
  },
  B: {
    name: 'Design B',
    about: 'The other design',
    picture: 'How Design B looks',
    none: 'Nobody has seen it yet',
  },
  heldOut: {
    name: 'Neither',
    about: 'Visitors who saw neither design',
    picture: 'Neither design',
    none: 'Nobody has come yet',
  },
} as const satisfies Catalogue;
