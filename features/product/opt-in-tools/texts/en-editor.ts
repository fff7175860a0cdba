import type { Catalogue } from '#platform/language/catalogue.ts';

// The sections of the editor, except those of its Design tab.
export const editor = {
  title: 'Opt-in tool',
  what: 'The opt-in tool',
  tabs: 'Settings',
  design: 'Design',
  behaviour: 'Behaviour',
  followUp: 'Follow-up',
  noFollowUp: 'No follow up messages for Whatsapp',
  compare: 'Compare with what is saved',
  save: 'Save',
  saved: 'Saved',
  cannotSave: 'Cannot be saved: {reason}',
  nameless: 'A tool needs a name',
  discountEmpty: 'Discount cannot be empty',
  /** The view of the tool that has a fault, then the fault. */
  faultInView: '{view}: {fault}',
  test: 'See it in my shop',
  testIsSaved: 'Your shop shows what you saved last. Save first to see your changes there.',
} as const satisfies Catalogue;

export const views = {
  collapsed: 'Collapsed View',
  minimized: 'Minimized View',
  open: 'Open View',
  completed: 'Completed View',
} as const satisfies Catalogue;

export const followUps = {
  title: 'What follows the sign-up?',
  none: 'No message follows a sign-up with this tool, because the tool has no campaign.',
  nameless: 'Template',
} as const satisfies Catalogue;

export const preview = {
  title: 'Preview',
  view: 'View',
  device: 'Device',
  monitor: 'Monitor',
  phone: 'Phone',
  hint: 'Click a part of the tool to edit it.',
  failed: 'The preview could not be loaded. Save your changes, then reload the page.',
} as const satisfies Catalogue;

export const behaviour = {
  when: 'When To Show?',
  where: 'Where To Show?',
  who: 'Who To Show?',
  pages: 'On Which Pages?',
  triggers: {
    scroll: 'Show after scrolling down',
    exit: 'Show on exit (not on phones)',
    time: 'Show after some time',
    welcome: 'Show as a welcome',
    allTime: 'Show at all times',
    show: 'Show at all times',
    hide: 'Show when user clicks on it',
    fade: 'Show the greeting, then fade it',
  },
  howFar: 'How far',
  after: 'After',
  percentOfPage: '% of page',
  seconds: 'seconds',
  pixels: 'px',
  scrollMeaning:
    'The part of the page that the shopper has seen, from the top down to the bottom edge of the window.',
  scrollRange: 'Scroll percentage must be between 0 and 100',
  allTimesMeaning: 'A pill stays at the edge of the page. The wheel opens when a shopper clicks it.',
  audiences: { unOpted: 'Shoppers who have not signed up yet', everyone: 'Everyone' },
  positions: { right: 'Right', bottomRight: 'Bottom Right', left: 'Left', bottomLeft: 'Bottom Left' },
  distanceHint: '0 is the usual distance. Set more if your theme has a bar at the bottom.',
} as const satisfies Catalogue;

export const devices = {
  desktop: {
    name: 'Desktop',
    position: 'Position on desktop',
    distance: 'Distance from the bottom on desktop',
  },
  phone: { name: 'Phone', position: 'Position on phone', distance: 'Distance from the bottom on phone' },
} as const satisfies Catalogue;

/** A rule is a row of fields: the side, how the address compares, and a part of an address. */
export const pageRules = {
  include: {
    title: 'Only on pages whose address',
    how: 'Only on pages whose address: how',
    what: 'Only on pages whose address: what',
    delete: 'Delete rule {number}: Only on pages whose address',
    none: 'All pages',
  },
  exclude: {
    title: 'Never on pages whose address',
    how: 'Never on pages whose address: how',
    what: 'Never on pages whose address: what',
    delete: 'Delete rule {number}: Never on pages whose address',
    none: 'No page is left out',
  },
  kinds: { contains: 'contains', startsWith: 'begins with', is: 'is' },
  example: '/collections/summer',
  add: 'Add a rule',
} as const satisfies Catalogue;

export const fields = {
  font: 'Font',
  percent: 'Discount percentage',
  longest: 'Max length of {max} reached',
  longestGreeting: 'Max length of {max} reached.',
  pickColour: '{label}: pick',
  colourInvalid: 'A colour is # and six digits or letters A to F',
  pictureSource: 'Where it comes from',
  pictureSources: { URL: 'Image URL', Upload: 'Upload Image', GIF: 'GIF' },
  pictureUrl: 'Paste your URL here',
  pictureMissing:
    'No picture could be loaded from this address. Check it, because shoppers may see an empty space.',
  pictureInvalid: 'This is not the address of a picture. Such an address begins with https://.',
  searchGifs: 'Search GIFs',
  search: 'Search',
  gifs: 'The GIFs',
  gifsFor: 'GIFs for {text}',
  gif: 'GIF {number}',
  noGif: 'There is no GIF for “{text}”.',
} as const satisfies Catalogue;

/** What is hard to read if two colours are too similar, then how similar they are. */
export const contrast = {
  title: 'The title is hard to read on this colour.',
  ownText: 'This text is hard to read on its background.',
  cross: 'The cross is hard to see on its background.',
  crossOnPill: 'The cross is hard to see on the pill.',
  pillText: 'The text is hard to read on this colour.',
  buttonText: 'The text is hard to read on the button.',
  code: 'The code is hard to read on its background.',
  offers: 'The offers are hard to read on this part of the wheel.',
  measured: 'The contrast is {contrast}, and everybody can read {readable} or more.',
  measuredInPart: 'The contrast is {contrast} in one place, and everybody can read {readable} or more.',
} as const satisfies Catalogue;
