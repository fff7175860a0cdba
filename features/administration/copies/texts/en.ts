import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  page: {
    title: 'Copy to another store',
    note: 'Use what works in this store in your other stores, too. Every copy arrives as a draft or switched off.',
    what: 'What you can copy',
    back: 'All stores',
  },
  none: {
    title: 'You have only one store here',
    text: 'Ask the owner of your other store to invite you to its team. Then you can copy to it.',
    ownerTitle: 'Log in by e-mail to copy',
    ownerText:
      'You logged in through the admin of your store. Copies need a person who works in both stores: invite yourself to both teams, and log in by e-mail.',
  },
  things: {
    title: '1. What do you want to copy?',
    search: 'Search',
    searchExample: 'Name',
    chosen: { one: '{count} chosen', other: '{count} chosen' },
    empty: 'Nothing yet',
    noMatch: 'Nothing matches your search',
  },
  states: {
    on: 'On',
    off: 'Off',
    approved: 'Approved',
    inReview: 'In review',
    notApproved: 'Not approved',
  },
  where: {
    title: '2. Which stores get it?',
    role: 'Your role: {role}',
  },
  stores: {
    role: 'Your role in {target} may not receive copies. Ask the owner of that store for another role.',
    secondStep: '{target} requires a second step at login. Open that store and set it up first.',
    unknown: 'You do not belong to the store {address}, or no longer.',
  },
  check: {
    title: '3. Check before you copy',
    show: 'Check what would be copied',
    again: 'You changed your choice. Check again.',
    arrives: '{thing} arrives as “{name}”',
    complete: 'Everything is taken along.',
    refused: '{thing} cannot be copied',
    replace: 'Replace the settings and texts of “{name}” in {store}',
    replaceWhy: 'The campaign stays off. Its texts until now stay in the list of earlier versions.',
    copy: { one: 'Copy {count} thing', other: 'Copy {count} things' },
    nothing: 'Nothing of your choice can be copied as it is.',
  },
  result: {
    title: 'Result',
    copied: '{thing} was copied as “{name}”',
    refused: '{thing} was not copied',
    open: 'Open {store}',
    more: 'Copy more',
    failed: 'The copy failed, and nothing was changed. Try again.',
    summary: { one: '{count} copy was made.', other: '{count} copies were made.' },
  },
  notes: {
    renamed: '{target} has something with this name already, so the copy is called “{name}”.',
    consentWording:
      'The consent text names {source}, so the copy has the usual consent text of {target}. Read it before you switch the tool on.',
    discountCode: 'The discount code “{code}” belongs to {source} and is left out. Enter a code of {target}.',
    recommendedProducts:
      'The products that you chose belong to {source} and are left out. {target} chooses products automatically.',
    ownTemplate:
      '{target} does not have the template “{name}” with the same text. The message starts with the usual text. To keep yours, copy the template first.',
    textsLocked: 'The plan of {target} does not include own texts and times, so it keeps its own.',
    followUp: 'The message after a sign-up on Messenger stays in {source}. The copy sends the usual one.',
    supportNumber: 'The support number of {source} is left out. Enter the number of {target}.',
    phoneButton: 'The button “{title}” calls a number of {source} and is left out.',
    link: 'The link {link} leads to {source} and is left out.',
    fileGone: 'The file “{file}” does not exist any more and is left out.',
    fileNoSpace: '{target} has no space left for the file “{file}”, so it is left out.',
    sameNamed: '“{name}” means what has this name in {target}.',
    approval: 'WhatsApp has to approve the template for {target} again. It is submitted with the copy.',
    checkoutGuide: 'Place the block in the checkout of {target} before you switch the tool on.',
    pageRules: 'The tool is shown on chosen product pages. Check that {target} has these pages.',
    language: 'The texts are in {language}, which is not the language of {target}.',
    amount: 'A text has an amount of money. {source} sells in {from}, and {target} sells in {to}.',
    storeNamed: 'A text names {source}. Change it before you use the copy.',
  },
  refusals: {
    gone: 'It does not exist any more.',
    planLocked: 'The plan of {target} does not include this.',
    notChosen: 'You did not choose to replace “{name}” in {target}.',
    campaignOn: '“{name}” is on in {target}. Switch it off there first.',
    currency:
      'It has amounts in {from}, and {target} sells in {to}. The same amounts would select other people.',
    unfinished: 'A rule of the segment is not filled in, or names something that was deleted.',
    unknownRule: 'A rule of the segment is not known any more.',
    noProduct: 'It names the product “{name}”. {target} has no product with this name, or several.',
    noCollection: 'It names the collection “{name}”. {target} has no collection with this name, or several.',
    noSegment:
      'It uses the segment “{name}”. {target} has no segment with this name and the same rules. Copy that segment first.',
    ofThisStore: 'The rule “{rule}” is about something that only {source} has.',
    form: 'It opens a WhatsApp form, which belongs to the account of {source}.',
    fileNeeded: 'Its video or document cannot be copied to {target}.',
    faulty: 'It cannot be created in {target}: {fault}',
  },
} as const satisfies Catalogue;
