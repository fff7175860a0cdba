import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  buttons: {
    cancel: 'Cancel',
    close: 'Close',
    tryAgain: 'Try again',
    clearAll: 'Clear all',
    copy: 'Copy {name}',
    copied: 'Copied',
  },
  switches: { on: 'On', off: 'Off' },
  loading: {
    what: 'Loading: {what}',
    long: 'Still trying…',
    done: 'Loaded Successfully',
  },
  failures: {
    title: '{what} could not be loaded',
    reference: 'Reference: {reference}',
    withReference: '{message} Reference: {reference}',
    help: '{what} If it fails again, press “Chat with us” at the top of the page.',
    helpWithReference:
      '{what}. Try again. If it fails again, press “Chat with us” at the top of the page and send us this reference: {reference}',
    code: 'Code {code}',
    codeWithDetail: 'Code {code}: {detail}',
  },
  stores: { copyNamed: 'Copy {name} to another store' },
  leaving: { unsaved: 'You have unsaved changes' },
  unsavedChanges: {
    note: 'This browser still has unsaved changes from {when}.',
    restore: 'Restore changes',
    discard: 'Discard changes',
    outdated:
      'This browser still has unsaved changes from {when}, made to an older saved version. Check them before you save.',
  },
  lists: {
    filters: 'Filters',
    activeFilters: 'Active filters',
    removeFilter: 'Remove filter: {filter}',
    all: 'All',
  },
  choice: {
    label: 'Selected rows',
    all: 'Select all on this page',
    row: 'Select {name}',
    chosen: 'Selected: {count}',
    clear: 'Clear selection',
    tooMany: 'Select at most {most} at a time.',
    partly: 'Done: {done}. Not done: {refused}. {reasons}',
  },
  downloads: {
    csv: 'CSV',
    downloadCsv: 'Download CSV',
    download: 'Download {what} as CSV',
    rows: { one: '{count} row', other: '{count} rows' },
  },
  charts: {
    byDay: '{label} by day',
    readByKeys: '{label} by day. Use the arrow keys to read each day.',
    day: 'Day',
    before: 'Before',
    valueOnDay: '{value} on {day}',
    beforeOnDay: 'Before, {day}: {value}',
  },
  plan: { locked: 'Not in your plan', seePlans: 'See plans' },
  rights: {
    missing: 'Your role ({role}) does not allow this',
    noPage: 'This page is not for your role',
    noPageText:
      'Your role in this store is {role}, which does not include this page. Ask the store’s owner if you need it.',
  },
  lostPage: { title: 'Are you lost?' },
  toasts: { close: 'Close this message', undo: 'Undo', undoing: 'Undoing', undone: 'Undone' },
  phone: {
    chat: '{app} chat with {name}, as a shopper sees it',
    business: 'Business account',
    today: 'Today',
    answer: 'Answer {title}',
    answers: 'Possible answers',
    buttons: 'Buttons of this message',
    cards: 'Cards of this message',
    list: 'Choices of the list',
    read: 'Read',
    waiting: 'Waiting to be sent',
    sent: 'Sent',
    delivered: 'Delivered',
    media: 'Picture or video of this message',
    picture: 'Picture',
    video: 'Video',
    sound: 'Voice message',
    document: 'Document',
    place: 'Place',
    offerEnds: 'Ends {when}',
    code: 'Code {code}',
    order: 'Order {number}',
    total: 'Total',
  },
  /** The explanations of terms, at most two sentences each. */
  terms: {
    holdOut: {
      question: 'What is a hold-out?',
      answer:
        'A small share of people who get no message on purpose. Comparing what they buy with what the others buy shows what your messages really add.',
    },
    utm: {
      question: 'What are UTM parameters?',
      answer:
        'Words at the end of a link that tell tools such as Google Analytics where a visitor came from. Visits from this message then appear there under these names.',
    },
    quality: {
      question: 'What is the quality of a number?',
      answer:
        'WhatsApp’s rating of your number, from how often people block or report your messages. If it gets low, WhatsApp may stop your number.',
    },
    messagingLimit: {
      question: 'What is the messaging limit?',
      answer:
        'How many people your number may start a conversation with in 24 hours. WhatsApp raises it when you send often and the quality stays high.',
    },
    optInRate: {
      question: 'What is the opt-in rate?',
      answer: 'Of all shoppers who saw this tool, the share who signed up through it.',
    },
    category: {
      question: 'What is a template category?',
      answer:
        'Marketing templates are for offers, and utility templates are for orders. WhatsApp checks the category, and its price depends on it.',
    },
    credited: {
      question: 'What is a credited order?',
      answer:
        'An order that came after a message of yours: the shopper used its code, clicked its link or read it. Each order counts for one message.',
    },
    abTest: {
      question: 'What is an A/B test?',
      answer:
        'Two groups get different texts, and Bellbird compares the results. The better text then goes to everybody else.',
    },
    quietHours: {
      question: 'What are quiet hours?',
      answer:
        'Hours in which people get no offers, by the time where they live. Messages wait until these hours are over.',
    },
    cap: {
      question: 'What is a limit of offers?',
      answer:
        'The most offers that one person can get from you in a time. It keeps people from feeling bothered and unsubscribing.',
    },
    segment: {
      question: 'What is a segment?',
      answer:
        'A saved set of rules that finds people, such as everybody who ordered twice. Bellbird applies the rules again each time, so it is always up to date.',
    },
    conversation: {
      question: 'What is a conversation?',
      answer:
        'One shopper on one day, with any number of messages. Plans that count conversations count this.',
    },
    firstGroup: {
      question: 'What is the first group?',
      answer:
        'A few people who get the broadcast first. If too many messages fail, or too many of them unsubscribe, the rest is not sent.',
    },
    attribution: {
      question: 'What is attribution?',
      answer:
        'How Bellbird decides which message brought an order. You set how long after a message an order still counts for it.',
    },
  },
} as const satisfies Catalogue;
