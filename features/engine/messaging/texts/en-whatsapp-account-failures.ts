import type { Catalogue } from '#platform/language/catalogue.ts';

/** WhatsApp's error codes about a merchant's account. */
export const account = {
  33: {
    happened:
      'WhatsApp no longer knows the number that this was sent from, or Bellbird may no longer use it.',
    merchant: 'Connect your number again in Settings.',
  },
  368: {
    happened: 'WhatsApp blocked your account for a time because of its rules.',
    merchant: 'Open WhatsApp Manager to see why and until when.',
  },
  803: {
    happened: 'WhatsApp does not know the number that this was sent from.',
    merchant: 'Connect your number again in Settings.',
  },
  131031: {
    happened: 'WhatsApp locked your account.',
    merchant: 'Open WhatsApp Manager to see why and to appeal.',
  },
  131037: {
    happened: 'Your number’s display name is not approved.',
    merchant: 'Choose another name in WhatsApp Manager.',
  },
  131042: {
    happened: 'WhatsApp could not charge your account.',
    merchant: 'Add or renew the payment method in WhatsApp Manager.',
  },
  131045: {
    happened: 'Your number is not registered with WhatsApp.',
    merchant: 'Connect the number again in Settings.',
  },
  131048: {
    happened: 'WhatsApp limits your number because too many people blocked or reported it.',
    merchant: 'Send nothing for a day, then only to people who bought recently.',
  },
  131063: {
    happened: 'Marketing is switched off for your account on WhatsApp.',
    merchant: 'Ask WhatsApp’s support to switch it on.',
  },
  131064: {
    happened: 'Your account is restricted and may not send now.',
    merchant: 'Open WhatsApp Manager to see why.',
  },
  133000: {
    happened: 'Your number was being removed from WhatsApp, and that did not finish.',
    merchant: 'Connect the number again in Settings.',
  },
  133005: {
    happened: 'The PIN of your number was wrong.',
    merchant: 'Set a new PIN in WhatsApp Manager, then connect the number again.',
  },
  133006: {
    happened: 'WhatsApp wants your number to be verified again.',
    merchant: 'Verify it in WhatsApp Manager, then connect the number again.',
  },
  133008: {
    happened: 'The PIN of your number was wrong too often.',
    merchant: 'Wait as long as WhatsApp Manager says, then connect the number again.',
  },
  133009: {
    happened: 'The PIN of your number was tried too fast.',
    merchant: 'Wait a few minutes, then connect the number again.',
  },
  133010: {
    happened:
      'Your number is not registered with WhatsApp for sending. This often follows a move of the number.',
    merchant: 'Connect the number again in Settings.',
  },
  133015: {
    happened: 'Your number was deleted from WhatsApp a moment ago.',
    merchant: 'Wait five minutes, then connect the number again in Settings.',
  },
  133016: {
    happened: 'Your number was registered and removed too often in a short time.',
    merchant: 'Wait three days, then connect the number again.',
  },
  134011: {
    happened: 'Your account has not accepted WhatsApp’s terms for payments.',
    merchant: 'Accept them in WhatsApp Manager, then resume sending.',
  },
} as const satisfies Catalogue;

/** WhatsApp's error codes about Bellbird's access to the account. */
export const auth = {
  0: {
    happened: 'WhatsApp did not accept Bellbird’s access.',
    merchant: 'Connect your number again in Settings.',
  },
  3: {
    happened: 'Bellbird lacks a permission of your WhatsApp account.',
    merchant: 'Connect your number again, with all permissions.',
  },
  10: {
    happened: 'A permission was not given, or was taken away.',
    merchant: 'Connect your number again, with all permissions.',
  },
  101: {
    happened: 'WhatsApp does not know the app that Bellbird sends with.',
    merchant: 'Tell whoever runs your Bellbird server.',
  },
  102: {
    happened: 'Bellbird’s session with WhatsApp is over.',
    merchant: 'Connect your number again in Settings.',
  },
  104: {
    happened: 'WhatsApp did not accept Bellbird’s signature.',
    merchant: 'Tell whoever runs your Bellbird server.',
  },
  190: {
    happened: 'Bellbird’s access to your number has run out.',
    merchant: 'Connect your number again in Settings.',
  },
  2500: {
    happened: 'Bellbird asked WhatsApp without a valid access.',
    merchant: 'Connect your number again in Settings.',
  },
  131005: {
    happened: 'Bellbird may not send from this number.',
    merchant: 'Connect the number again, as an admin of its account.',
  },
} as const satisfies Catalogue;
