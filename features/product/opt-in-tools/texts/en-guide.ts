import type { Catalogue } from '#platform/language/catalogue.ts';

// The names of Shopify's pages and buttons are those that its editor shows in the reader's language.
export const guide = {
  begin: 'Begin',
  next: 'Done, next',
  finish: 'Finish',
  back: 'Back',
  before: 'Before you begin',
  step: 'Step {step} of {steps}',
  progress: 'Progress of the guide',
} as const satisfies Catalogue;

export const guideSteps = {
  introduction: {
    title: 'Sign-ups from your checkout',
    text: 'A block on the Thank you page asks buyers whether they want news of their order on WhatsApp. Nine short steps put it there, in about five minutes. Nothing is shown until you are done.',
  },
  settings: {
    title: 'Open your checkout settings',
    text: 'In your store’s admin, go to Settings, then Checkout. Leave this page open next to it.',
  },
  customize: {
    title: 'Customize the checkout',
    text: 'Choose Customize on the live configuration. The editor of your checkout opens.',
  },
  thankYou: {
    title: 'Go to the Thank you page',
    text: 'At the top of the editor is a menu of pages. Choose Thank you.',
  },
  add: {
    title: 'Add the block',
    text: 'Choose Add app block on the left, and then Bellbird’s sign-up block.',
  },
  place: {
    title: 'Put it where buyers look',
    text: 'Drag the block below the order’s details. More buyers see it if they do not have to scroll.',
  },
  orderStatus: {
    title: 'Do the same on Order status',
    text: 'Choose Order status in the menu of pages and add the block there too, because buyers come back to that page.',
  },
  save: {
    title: 'Save',
    text: 'Press Save in the editor. The block is in place now, but shows nothing yet, because this tool is off.',
  },
  look: {
    title: 'Look at it',
    text: 'Place a test order in your store, or open the status page of the last order. The block is there, but shows nothing until the tool is on.',
  },
  ready: {
    title: 'Ready',
    text: 'Finish here, and switch the tool on in the list. The block then asks your buyers.',
  },
} as const satisfies Catalogue;
