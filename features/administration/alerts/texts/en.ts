import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  stores: {
    title: 'Your stores',
    note: 'What needs attention in each of them.',
    what: 'Your stores',
    none: 'You are logged in through the store’s Shopify admin, which opens this store only. To see several stores at once, invite your own e-mail address in each of them (Settings, Team), then log in by e-mail.',
    here: 'You are here',
    open: 'Open',
    openStore: 'Open {shop}',
    role: 'Your role: {role}',
    unknown: 'The state of this store could not be read. Reload the page to try again.',
    paused: 'All sending is paused',
    unpaid: {
      toApprove: 'A charge waits for approval',
      declined: 'The charge was declined',
      onHold: 'The plan is on hold: an invoice is unpaid',
    },
    falling: 'Revenue is falling',
    more: { one: 'and {count} more', other: 'and {count} more' },
  },
  sinceYesterday: {
    title: 'Your messages yesterday and today',
    revenue: 'Revenue',
    orders: 'Orders',
    sent: 'Sent',
    clicks: 'Clicks',
  },
  alerts: {
    title: 'Needs attention',
    all: 'Your alerts',
    none: 'Nothing needs your attention.',
    more: { one: 'Show {count} more', other: 'Show {count} more' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (on desktop)',
  },
  actions: {
    connect: 'Connect it',
    connectAgain: 'Connect it again',
    connectOne: 'Connect one',
    seeWhy: 'See why',
    seeWhatToDo: 'See what to do',
    seeWhatIsKnown: 'See what is known',
    seePlans: 'See plans',
    raiseLimit: 'Raise the limit',
    seeLimit: 'See its limit',
    checkTheme: 'Check your store’s theme',
    look: 'Look at it',
    fix: 'Fix it',
    makeAnother: 'Make another',
    whatYouCanDo: 'What you can do',
    tryAgain: 'Try again',
    askAgain: 'Ask for it again',
    getFile: 'Get the file',
    switchOn: 'Switch it on',
  },
  senders: {
    pageLost: 'Your Facebook page is disconnected, so nothing goes out on Messenger.',
    tokenDead: {
      WA: 'Your WhatsApp number no longer lets Bellbird in. Messages wait.',
      FB: 'Your Facebook page no longer lets Bellbird in. Messages wait.',
    },
    stopped: {
      WA: 'Your WhatsApp number was stopped by its provider. Messages wait.',
      FB: 'Your Facebook page was stopped by its provider. Messages wait.',
    },
    qualityLow: 'People block or report your messages: the quality of your number is low.',
    receiptsLate: 'No word has come of your latest messages for a while.',
  },
  room: {
    reached: 'Your plan’s messages are used up. Messages wait.',
    capNear: 'Your plan’s charges come close to the limit that you approved.',
    usageNear: {
      messages: 'Your plan’s {most} messages are nearly used up: {used} so far.',
      conversations: 'Your plan’s {most} conversations are nearly used up: {used} so far.',
    },
    dayLimitNear: 'Your WhatsApp number wrote to {used} of the {most} people it may write to in 24 hours.',
    locked: {
      single: '{name} was switched off, because your plan does not include it.',
      several: '{names} were switched off, because your plan does not include them.',
    },
  },
  sending: {
    toolIdle: '{name} is on, but no shopper saw it in {days} days.',
    campaignIdle: '{name} is on, but sent nothing in {days} days.',
    broadcastStopped: 'Your broadcast “{name}”: {reason}',
    recategorised:
      'WhatsApp counts the template {name} as marketing now, so it goes only to people who agreed to offers.',
    templates: {
      templateRejected: 'WhatsApp rejected the template {name}.',
      templatePaused: 'WhatsApp paused the template {name}.',
      templateDisabled: 'WhatsApp disabled the template {name}.',
    },
    templatesBecause: {
      templateRejected: 'WhatsApp rejected the template {name}: {reason}.',
      templatePaused: 'WhatsApp paused the template {name}: {reason}.',
      templateDisabled: 'WhatsApp disabled the template {name}: {reason}.',
    },
  },
  setUp: {
    missing: {
      single: {
        WA: '{name} needs a WhatsApp number, and none is connected.',
        FB: '{name} needs a Facebook page, and none is connected.',
      },
      several: {
        WA: '{names} need a WhatsApp number, and none is connected.',
        FB: '{names} need a Facebook page, and none is connected.',
      },
    },
    broadcast: '“{name}”',
    more: '{rest} more',
    noNumber: 'No WhatsApp number is connected, so nothing can be sent.',
    noNumberOnWhatsApp: 'No WhatsApp number is connected, so nothing can be sent on WhatsApp.',
    pillOff: 'The opt-in pill is off. Shoppers sign up through it on your store.',
    cartCampaignOff: 'The abandoned cart campaign is off. It brings shoppers back to the cart they left.',
  },
  work: {
    webhookRefused: 'Your store refuses to tell of {topic}, so orders and carts come late.',
    recoveryUrlWithheld:
      'Your store keeps the addresses of carts from Bellbird, so reminders lead to a new cart with the same products.',
    fieldsWithheld:
      'Your store keeps the {fields} of customers from Bellbird, because the app is not approved for that data.',
    fields: { name: 'name', email: 'email', phone: 'phone', address: 'address' },
    storeSilent: 'Your store gave Bellbird no answer for hours, so orders and carts may be missed.',
    givenUp: {
      single: '{what} could not be done and was put aside.',
      several: '{what} could not be done and were put aside.',
    },
    importFailed: 'The list “{name}” could not be imported.',
    exportFailed: 'The file {file} could not be made.',
    exportNotMailed: 'The e-mail with the link to {file} did not reach {email}.',
  },
  givenUpParts: {
    webhooks: { one: '{count} piece of news', other: '{count} pieces of news' },
    timers: { one: '{count} planned message', other: '{count} planned messages' },
    commands: { one: '{count} change in your store', other: '{count} changes in your store' },
    mails: { one: '{count} e-mail', other: '{count} e-mails' },
  },
  week: {
    nothing: 'No revenue in the last 7 days.',
    alone: '{money} of revenue in the last 7 days.',
    up: '{money} of revenue in the last 7 days, {percent} more than in the 7 days before.',
    down: '{money} of revenue in the last 7 days, {percent} less than in the 7 days before.',
  },
  since: {
    nothing: 'Since yesterday, no message went out.',
    earned: 'Since yesterday: {messages} went out, {clicks} and {orders} came back, {money} earned.',
    returned: 'Since yesterday: {messages} went out, {clicks} and {orders} came back, {money} went back.',
    messages: { one: '{count} message', other: '{count} messages' },
    clicks: { one: '{count} click', other: '{count} clicks' },
    orders: { one: '{count} order', other: '{count} orders' },
  },
  /** The e-mails about alerts that began. */
  mails: {
    hello: 'Hello,',
    subject: {
      one: '{shop}: {count} thing needs your attention',
      other: '{shop}: {count} things need your attention',
    },
    intro: {
      one: 'this needs your attention in {shop}:',
      other: 'these {count} things need your attention in {shop}:',
    },
    settings: 'You get this e-mail because e-mails about problems are on. Change that here: {link}',
    testSubject: 'Test from Bellbird for {shop}',
    test: 'this is a test. E-mails about problems in {shop} will arrive here.',
  },
  /** Their settings. */
  mailSettings: {
    title: 'E-mails about problems',
    what: 'The e-mails about problems',
    text: 'Get an e-mail when something stops your messages, for example when your number is stopped or WhatsApp rejects a template. At most four a day.',
    switch: 'E-mails about problems',
    email: 'E-mail address',
    emailHint: 'Leave it empty to use the address of your store, {email}.',
    emailHintNone: 'Your store has no address, so enter one.',
    emailWrong: 'This is not an e-mail address. Check it and try again.',
    save: 'Save',
    discard: 'Discard',
    saving: 'Saving your settings',
    saved: 'Your settings are saved',
    test: 'Send a test e-mail',
    tested: 'A test e-mail is on its way to {email}.',
    noServer:
      'No mail server is set up here, so no e-mails are sent. Whoever runs your Bellbird server can set one up.',
  },
} as const satisfies Catalogue;
