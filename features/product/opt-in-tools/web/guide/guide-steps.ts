export interface GuideStep {
  title: string;
  text: string;
}

/** The guide: an introduction and nine steps. Document 3, section 2.1. */
export const GUIDE: readonly GuideStep[] = [
  {
    title: 'Sign-ups from your checkout',
    text: 'A block on the page that thanks for an order asks buyers whether they want to hear of it on WhatsApp. Nine short steps put it there; it takes about five minutes, and nothing shows before you are done.',
  },
  {
    title: 'Open your checkout settings',
    text: 'In your store’s admin, go to Settings, then Checkout. Leave this page open beside it.',
  },
  {
    title: 'Customize the checkout',
    text: 'Choose Customize on the configuration that is live. The editor of your checkout opens.',
  },
  {
    title: 'Go to the Thank you page',
    text: 'At the top of the editor is a menu of pages. Choose Thank you.',
  },
  {
    title: 'Add the block',
    text: 'Choose Add app block at the left, and then Bellbird’s sign-up block.',
  },
  {
    title: 'Put it where buyers look',
    text: 'Drag the block below the order’s details. Above the fold, more buyers see it.',
  },
  {
    title: 'Do the same on Order status',
    text: 'Choose Order status in the menu of pages and add the block there as well: buyers come back to that page.',
  },
  {
    title: 'Save',
    text: 'Press Save in the editor. The block is placed now, and still shows nothing: this tool is off.',
  },
  {
    title: 'Look at it',
    text: 'Place a test order in your store, or open the last order’s status page. The block is there and waits: it shows nothing before the tool is on.',
  },
  {
    title: 'Ready',
    text: 'Finish here, and switch the tool on in the list. From then on the block asks your buyers.',
  },
];
