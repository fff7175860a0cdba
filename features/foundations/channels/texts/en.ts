import type { Catalogue } from '#platform/language/catalogue.ts';
import { stops, numberNotes, loginAnswer, replyPrices, receiptPrices } from './en-server.ts';

export const texts = {
  /** The Facebook page, in Settings and on the Facebook dashboard. */
  page: {
    title: 'Facebook page',
    what: 'The Facebook page',
    connected: 'Connected',
    disconnected: 'Disconnected',
    notConnected: 'Not connected',
    connectedBy: 'Connected by {person}',
    none: 'Connect the page of your store to message shoppers on Messenger. WhatsApp works without it.',
    noneOfOldStore: 'Connect the page of your store to message shoppers on Messenger.',
    noMetaApp:
      'The person who runs your Bellbird server has to add its Meta app first. Then you can connect a page here.',
    // Document 1, section 4.
    connect: 'Connect Page',
    change: 'Change Page',
    disconnect: 'Disconnect',
  },
  disconnectPage: {
    title: 'Disconnect {page}?',
    text: 'Bellbird then sends nothing from this page, and no longer gets what shoppers write to it. Your campaigns and subscribers stay. You can connect the page again at any time.',
    confirm: 'Disconnect',
    cancel: 'Keep it',
    waiting: 'Disconnecting the page',
    done: 'Page disconnected',
  },
  connectPage: {
    title: 'Connect a Facebook page',
    changeTitle: 'Change the Facebook page',
    close: 'Close',
    intro:
      'Shoppers write to your page on Messenger, and Bellbird replies as the page. You need admin rights for the page.',
    logIn: 'Continue with Facebook',
    hint: 'Facebook asks you to show Bellbird your pages, and to let it send messages from the page that you choose.',
    loggingIn: 'Log in to Facebook in the window that opened.',
    cancel: 'Cancel',
    gettingPages: 'Loading your pages',
    // Document 1, section 8.
    connecting: 'Setting things up for you!',
    done: 'App is ready!',
    failed: 'App could not be initiated',
    taken: 'Page already connected with other store',
  },
  choosePage: {
    label: 'Your page',
    placeholder: 'Choose a page',
    noRightsHint: 'You can only connect pages for which you have admin rights.',
    noRights: 'No admin rights',
    confirm: 'Connect this page',
    otherAccount: 'Log in with another Facebook account',
    noPages:
      'Facebook does not show Bellbird any of your pages. Log in again and choose the pages that Bellbird may see. If you have no page yet, create one on Facebook first.',
    logInAgain: 'Log in again',
  },
  /** The shop's page is lost. The title is from document 1, section 8. */
  lostPage: {
    title: 'FB Page Disconnected',
    banner: 'FB Page Disconnected.',
    toast: 'FB Page Disconnected - Go To Settings to Connect Page',
    seeWhatToDo: 'See what to do',
    heading: '{page} is disconnected',
    headingUnnamed: 'Your Facebook page is disconnected',
    reason: 'Facebook no longer lets Bellbird act for the page. Connect the page again.',
    waiting: 'Messages on Messenger wait in the meantime.',
    whatsApp: 'WhatsApp messages keep going.',
    connectAgain: 'Connect the page again',
    goOnWithout: 'Continue without Facebook',
    goOnWithoutHint:
      'If you continue without Facebook, the page is disconnected. Your campaigns and subscribers stay, and you can connect it again at any time.',
    toSettings: 'Go to Settings',
  },
  /** The same page if nothing is lost. */
  nothingLost: {
    title: 'Facebook page',
    connected: '{page} is connected',
    connectedUnnamed: 'Your Facebook page is connected',
    connectedText: 'Messages on Messenger are sent from it.',
    none: 'No Facebook page is connected',
    noneText: 'Messages on Messenger need the page of your store. Connect it in Settings.',
  },
  /** The page that refreshes a connection. Document 1, sections 2 and 4. */
  refresh: {
    brand: 'Bellbird',
    refreshing: 'Refreshing the connection of your Facebook page',
    refreshed: 'Successfully Refreshed – You can close this window now',
    failed: 'Failed to refresh connection – Please retry opening this page',
    tryAgain: 'Try again',
    logInToContinue: 'Login to continue',
    logInWithFacebook: 'Log in with Facebook',
    logInFirst: 'Log in to your store first. Then this page continues automatically.',
    logInToStore: 'Log in to your store',
    needsPermission: 'This page needs a new permission',
    lost: 'Are you lost?',
    lostText: 'This link names no Facebook page. The bird knows the way back.',
    toDashboard: 'Go to the dashboard',
  },
  reAuthorization: {
    title: 'Facebook App Re-authorization',
    text: 'Your Facebook account may no longer act for this page. Open Settings and connect the page again. Facebook then asks you for the permission.',
    toSettings: 'Go to Settings',
  },
  login: {
    blocked: 'Your browser blocked the Facebook window. Allow pop-ups for this page and try again.',
    cancelled: {
      pages: 'The Facebook login was cancelled, so nothing was changed.',
      whatsapp: 'The WhatsApp sign-up was cancelled, so nothing was changed.',
    },
  },
  number: {
    title: 'WhatsApp number',
    what: 'The WhatsApp number',
    unknown: 'Your WhatsApp number',
    unknownHint: 'The number appears here as soon as WhatsApp reports it.',
    none: 'Messages need a WhatsApp Business number. WhatsApp guides you through the setup in its own window, in about five minutes.',
    noneWithoutSignUp:
      'Messages need a WhatsApp Business number. The person who runs your Bellbird server has to connect one. It then appears here with its quality and its daily limit.',
    quality: 'Quality',
    limit: 'Limit',
    seeHealth: 'See sender health',
    stopped: 'Nothing is sent: {reason}',
    resume: 'Try sending again',
    resuming: 'Trying again',
    resumed: 'Messages go out again',
    connect: 'Connect number',
    change: 'Change number',
    cancel: 'Cancel',
    signingUp: 'Continue in the window that opened.',
    notChosen: 'No number was chosen, so nothing was changed. Go through all steps of the sign-up.',
    // Document 1, section 8.
    settingUp: 'Setting things up for you!',
    ready: 'App is ready!',
  },
  /** The state of a number. With a quality that needs care, the state says so. */
  connection: {
    none: 'Not connected',
    stopped: 'Stopped',
    GREEN: 'Connected',
    YELLOW: 'Connected, quality medium',
    RED: 'Connected, quality low',
    UNKNOWN: 'Connected',
  },
  quality: {
    GREEN: 'High',
    YELLOW: 'Medium',
    RED: 'Low',
    UNKNOWN: 'Not known yet',
  },
  qualityAdvice: {
    GREEN: 'Shoppers respond well to your messages.',
    YELLOW: 'Some shoppers blocked your number. Send less for a few days.',
    RED: 'Many shoppers blocked your number. Send less until the quality is high again.',
    UNKNOWN: 'WhatsApp rates a number after its first messages.',
  },
  /** A number that is used in the WhatsApp Business app, too. */
  phoneApp: {
    text: 'This number is used in the WhatsApp Business app, too. What you write there is in each person’s timeline, and offers to that person wait meanwhile.',
    rate: 'WhatsApp lets such a number send 20 messages a second.',
    importing: '{percent} % of your older messages are imported.',
    done: 'Your older messages with subscribers were imported until {when}.',
    declined:
      'You share no older messages. You can change that in the app when you connect the number again.',
  },
  limit: {
    unknown: 'Not known yet',
    none: 'No limit',
    daily: {
      one: '{count} new conversation a day',
      other: '{count} new conversations a day',
    },
    advice:
      'Replies to shoppers do not count towards the limit. WhatsApp raises it automatically while the quality is good.',
  },
  /** Names that WhatsApp has not approved. */
  nameNotes: {
    PENDING_REVIEW: 'WhatsApp is still reviewing this name.',
    DECLINED: 'WhatsApp declined this name. Change it in WhatsApp Manager.',
    EXPIRED: 'The approval of this name has expired. Register the number again in WhatsApp Manager.',
  },
  readTicks: {
    title: 'Read ticks',
    what: 'Your read ticks',
    label: 'Show shoppers that their messages were read',
    switchLabel: 'Show shoppers that their messages were read, on {number}',
    hint: 'On {number}. Shoppers see blue ticks as soon as Bellbird gets their message, even if nobody has read it.',
    saving: 'Saving',
    saved: 'Saved Successfully',
  },
  stops,
  numberNotes,
  loginAnswer,
  replyPrices,
  receiptPrices,
} as const satisfies Catalogue;
