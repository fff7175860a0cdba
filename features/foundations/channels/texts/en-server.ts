import type { Catalogue } from '#platform/language/catalogue.ts';

/** What is said of senders and prices where no screen has texts of its own. The names in capitals are WhatsApp’s. */
export const stops = {
  deleted: 'The WhatsApp Business account was deleted. Connect another number.',
  partner: 'Bellbird was removed from the WhatsApp Business account. Connect the number again.',
  restriction:
    'WhatsApp has restricted this account for breaking its rules. Open WhatsApp Manager to see why and to appeal.',
  restrictionEnds:
    'WhatsApp has restricted this account for breaking its rules. Open WhatsApp Manager to see why and to appeal. It sends again automatically when that ends.',
  ban: 'WhatsApp has disabled this account for breaking its rules. Open WhatsApp Manager to see why and to appeal.',
  offboarding:
    'The number was moved to another phone or registered anew, so WhatsApp cut it off. It sends again once it is reconnected in the WhatsApp Business app.',
  whatsAppToken: 'WhatsApp no longer lets Bellbird act for this number. Connect the number again.',
  facebookRemoved:
    'Bellbird was removed from the Facebook account that connected the page. Connect the page again.',
  facebookConfirm: 'Facebook wants you to confirm something on facebook.com first. Connect the page again.',
  facebookPassword:
    'The password of the Facebook account that connected the page was changed. Connect the page again.',
  facebookExpired: 'The Facebook login that connected the page has run out. Connect the page again.',
  facebookUnconfirmed:
    'The Facebook account that connected the page is not confirmed. Connect the page again.',
  facebookLoggedOut: 'The Facebook account that connected the page was logged out. Connect the page again.',
  facebookRole:
    'The Facebook account that connected the page lost its role on the page. Connect the page again.',
  facebookToken: 'Facebook no longer lets Bellbird act for the page. Connect the page again.',
  metaPolicy: 'Meta stopped this page from sending: it broke a policy of the Messenger Platform.',
  metaPolicyWords: 'Meta stopped this page from sending: {reason}',
  replaced: 'Another one was connected in its place.',
  disconnected: 'The page was disconnected.',
} as const satisfies Catalogue;

export const numberNotes = {
  businessRejected:
    'WhatsApp reviewed your business and did not approve it. Open WhatsApp Manager to see why and to ask for another review.',
  nameRefused: {
    unknown: 'WhatsApp refused the name you asked for. Choose another one in WhatsApp Manager.',
    person:
      'WhatsApp refused the name you asked for, because it names a person. Choose another one in WhatsApp Manager.',
    otherBusiness:
      'WhatsApp refused the name you asked for, because it names another business. Choose another one in WhatsApp Manager.',
    form: 'WhatsApp refused the name you asked for, because it does not accept its form. Choose another one in WhatsApp Manager.',
    notConsistent:
      'WhatsApp refused the name you asked for, because it is not how your business calls itself elsewhere. Choose another one in WhatsApp Manager.',
  },
} as const satisfies Catalogue;

export const loginAnswer = {
  title: 'Facebook login · Bellbird',
  granted: 'Logged in with Facebook. You can close this window now.',
  ended: 'The login with Facebook has ended. You can close this window now.',
  failed: '{sentence} Reference: {reference}',
} as const satisfies Catalogue;

export const replyPrices = {
  free: 'The first {free} replies of your number in a month are free, and so are replies from the phone app and within {hours} hours of an ad.',
  charged:
    'Since {day} WhatsApp also charges for your replies, and for utility templates within 24 hours of a shopper’s message, at the utility rate of the shopper’s country. {free}',
} as const satisfies Catalogue;

export const receiptPrices = {
  kinds: {
    marketing: 'marketing',
    marketing_lite: 'marketing lite',
    utility: 'utility',
    authentication: 'authentication',
    service: 'service',
  },
  counted: 'Meta counts it as a {kind} message.',
  billable: 'Meta counts it as a {kind} message, billable.',
  free: 'Meta counts it as a {kind} message, free of charge.',
  freeAfterAd: 'Meta counts it as a {kind} message, free of charge, within {hours} hours of an ad.',
  freeOfMonth: 'Meta counts it as a {kind} message, free of charge, as one of the month’s free replies.',
  freeAnswer: 'Meta counts it as a {kind} message, free of charge, as an answer within 24 hours.',
} as const satisfies Catalogue;
