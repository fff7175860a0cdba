import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  /** The pages in the menu, in tabs and in the list of shortcuts. Most names are from document 1, section 2. */
  pages: {
    inbox: 'Inbox',
    dashboard: 'Dashboard',
    facebookDashboard: 'Facebook dashboard',
    whatsAppDashboard: 'WhatsApp dashboard',
    campaigns: 'Auto Campaigns',
    campaignsOfOldStore: 'Auto Campaign',
    broadcasts: 'Broadcast Campaigns',
    broadcast: 'Broadcast Campaign',
    tools: 'Opt-in Tools',
    messages: 'Messages',
    senderHealth: 'Sender health',
    orders: 'Orders',
    ordersAndRevenue: 'Orders and revenue',
    subscribers: 'Subscribers',
    subscriber: 'Subscriber',
    templates: 'Templates',
    messageTemplates: 'Message Templates',
    imports: 'Imports',
    settings: 'Settings',
    activity: 'Activity',
    help: 'Help Centre',
  },
  /** The frame around every page. */
  frame: {
    product: 'Bellbird',
    skip: 'Skip to the page',
    toDashboard: 'Bellbird, to the dashboard',
    pages: 'Pages',
    menu: 'Menu',
    plans: 'Plans & Pricing',
    logOut: 'Logout',
    throughShopify: 'Logged in through Shopify',
    stillLoggedIn: 'You are still logged in',
    loggedOut: 'You are logged out',
    typedIsHere: 'What you typed is still here. Log in to your store in another tab, then save again.',
    // Document 1, section 2 spells the two differently.
    help: 'Help Centre',
    helpInNewTab: 'Help Centre, in a new tab',
    helpOfTopBar: 'Help Center',
    helpOfTopBarInNewTab: 'Help Center, in a new tab',
  },
  /** The menu of a person with several shops. */
  shops: {
    title: 'What needs attention in your stores',
    agencies: 'Agencies',
    change: '{shop}, change the store',
  },
  /** Above every page, for roles that may change little. */
  roleNotes: {
    viewer: 'Your role ({role}) lets you see everything in this store, but not change anything.',
    support:
      'Your role ({role}) lets you see everything in this store and answer people, but not send campaigns or change settings.',
  },
  menu: {
    ofChannel: '{channel} {page}',
    locked: '{page} is not in your plan. See the plans that have it',
  },
  /** The button that changes the colours. */
  colours: {
    auto: 'Colours: like your device. Change to light',
    light: 'Colours: light. Change to dark',
    dark: 'Colours: dark. Change to the colours of your device',
  },
  notice: {
    senderHealth: 'See what to do',
    tools: 'See what was done',
    close: 'Close this notice',
  },
  /** A window that is narrower than most pages need. */
  narrow: {
    label: 'Notice',
    text: 'Open the app on desktop to use all the features of the app.',
    showAll: 'Show all pages here',
    title: 'This page needs a wider window',
    wayOut: 'Open it on a computer, or make the window wider. Everything you typed is still there.',
    showAnyway: 'Show it anyway',
  },
  keys: {
    inbox: 'In the inbox',
    title: 'Keyboard shortcuts',
    close: 'Close',
    control: 'Ctrl',
    find: 'Find anything',
    search: 'Search',
    list: 'This list',
    broadcasts: 'Broadcasts',
  },
  leaving: {
    title: 'Are you sure?',
    close: 'Stay here',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
  /** The search for anything. */
  palette: {
    button: 'Find',
    keys: 'Ctrl K',
    title: 'Find anything',
    field: 'Find a page, a person, an order or a campaign',
    found: 'Search results',
    searching: 'Searching…',
    nothing: 'Nothing found. Try a name, a phone number or an order number.',
    notListedYet: {
      one: 'Up to {count} person from a new list cannot be found yet.',
      other: 'Up to {count} people from a new list cannot be found yet.',
    },
    groups: {
      people: 'People',
      orders: 'Orders',
      pages: 'Pages',
      campaigns: 'Campaigns',
      actions: 'Actions',
    },
    /** The pages of a channel, as the menu groups them. */
    channels: { whatsApp: 'WhatsApp', facebook: 'Facebook' },
    pause: 'Pause all sending',
    pauseNote: 'Stop or resume every message',
    unnamed: 'Somebody on Messenger',
    allPeople: 'Everybody found for ‘{search}’',
    allPeopleNote: 'In the list of subscribers',
    order: 'Order {number}',
  },
  loading: {
    app: 'Bellbird is loading',
    page: 'The page',
    failedPage: 'This page',
  },
  /** The title and the first sentence are from document 1, section 2. */
  errorPage: {
    title: 'Something Went Wrong!',
    text: 'Please try reloading the page. Everything you saved is still there.',
    reload: 'Reload',
    toDashboard: 'Go to the dashboard',
  },
  notFound: {
    lost: 'Are you lost?',
    title: 'There is no page at this address',
    text: 'The bird knows the way back.',
    lostText: 'There is no page at this address. The bird knows the way back.',
    toDashboard: 'Go to the dashboard',
  },
  noCampaign: {
    title: 'There is no campaign with this name',
    text: 'Your campaigns are all on one page.',
    toCampaigns: 'Go to your campaigns',
  },
  /** What a page shows if the plan does not have it. */
  locked: {
    subscribers: 'See who subscribed, how much each person bought, and why each message was sent.',
    templates:
      'Write your own messages, have WhatsApp approve them, and send them in campaigns and broadcasts. The list of plans shows which plans have this.',
  },
  subscribers: {
    exports: 'Your exports',
    thisPerson: 'this person',
    data: 'Subscribers data',
  },
  followUps: {
    what: 'The follow-ups',
    one: 'the follow-up',
  },
  dashboardLists: {
    campaignsChannel: 'Channel of the auto campaigns',
    toolsChannel: 'Channel of the opt-in tools',
  },
  settings: {
    note: 'What your store sends from, and how Bellbird looks in this browser.',
    index: 'On this page',
    sending: 'Sending',
    attribution: 'Attribution',
    whatsApp: 'WhatsApp',
    facebook: 'Facebook',
    alertMails: 'E-mails',
    team: 'Team',
    logins: 'Logins',
    activity: 'Activity',
    api: 'API keys',
    privacy: 'Privacy',
    help: 'Help',
    // The text and the button are from document 1, section 2.
    helpText: "If your opt-in-tools and auto-campaigns don't work as expected, follow these instructions",
    viewInstructions: 'View instructions',
    source: 'Bellbird is open source, under the AGPL-3.0 licence.',
    viewSource: 'View source code',
    browser: 'This browser',
    language: 'Language',
    languageHint: 'Messages to shoppers keep their own languages.',
    colours: 'Colours',
    schemes: { auto: 'Like your device', light: 'Light', dark: 'Dark' },
    allPages: 'Show all pages on a small screen',
    allPagesHint: 'Otherwise a phone shows only the dashboard.',
  },
  /** What the HTML files have outside of the screens. */
  html: {
    title: 'Bellbird · WhatsApp messages for your store',
    description: 'Win back the carts shoppers leave, with WhatsApp reminders from a server of your own.',
    needsScript: 'Bellbird needs JavaScript. Switch it on in your browser and reload this page.',
  },
  landing: {
    logIn: 'Log in to your store',
    newHere: 'New here? The same button installs the app. Shopify asks you first.',
    openSource:
      'Open source. It runs on your own server, and your data stays there. <source>Source code</source>',
    headline: 'The carts they leave, brought back on WhatsApp',
    lead: 'Shoppers sign up on your store. When one of them leaves a cart, Bellbird sends a reminder and shows you how much it earned.',
  },
  landingPicture: {
    label:
      'A store page with a sign-up button, a phone with a WhatsApp reminder of a cart, and the order that followed.',
    getUpdates: 'Get updates',
    backToCart: 'Back to your cart',
    order: 'Order from a reminder',
    amount: '€48.00',
  },
} as const satisfies Catalogue;
