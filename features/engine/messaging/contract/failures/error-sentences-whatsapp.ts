import type { CodeSentences } from './error-sentences.ts';

/** WhatsApp's error codes by class, each with what happened and what a merchant can do. */
export const WHATSAPP_SENTENCES: CodeSentences = {
  transient: {
    1: ['WhatsApp had a fault of its own.', 'Nothing to do.'],
    2: ['WhatsApp was down for a moment.', 'Nothing to do.'],
    131000: ['Something went wrong at WhatsApp, and it does not say what.', 'Nothing to do.'],
    131016: ['WhatsApp’s service was overloaded.', 'Nothing to do.'],
    131057: [
      'Your number was being upgraded and could not send for a minute.',
      'Nothing to do: it is faster now.',
    ],
    133004: ['WhatsApp’s server was not available.', 'Nothing to do.'],
  },
  rate: {
    4: ['Bellbird asked WhatsApp for too much at once.', 'Nothing to do.'],
    17: ['The person who connected your number asked WhatsApp for too much at once.', 'Nothing to do.'],
    32: ['Your page asked WhatsApp for too much at once.', 'Nothing to do.'],
    613: ['More calls reached WhatsApp in a moment than it allows.', 'Nothing to do.'],
    80007: ['Your WhatsApp Business account reached its rate for the moment.', 'Nothing to do.'],
    80008: ['Bellbird asked too much about your WhatsApp Business account at once.', 'Nothing to do.'],
    130429: ['More messages went out of your number in a second than WhatsApp allows.', 'Nothing to do.'],
  },
  pairRate: {
    131056: ['This person was sent too many messages within a few seconds.', 'Nothing to do.'],
  },
  perUserMarketing: {
    131049: [
      'WhatsApp kept this offer back: the person gets a lot of marketing, from all businesses together.',
      'Nothing is wrong with your number. Fewer, better offers get through more often.',
    ],
    130472: [
      'WhatsApp held this offer back because the person is in one of its experiments.',
      'Nothing to do: it ends automatically.',
    ],
  },
  optedOut: {
    131050: [
      'This person stopped your offers in WhatsApp itself.',
      'Respect it. They can sign up again on your store.',
    ],
  },
  undeliverable: {
    131026: [
      'The message could not be delivered: the number is not on WhatsApp, or its app is too old.',
      'Check the number with the customer, or reach them another way.',
    ],
    130497: [
      'Your account may not message people in this country.',
      'Remove that country from your audience.',
    ],
    131021: ['The message was addressed to your own number.', 'Test with another phone.'],
    131030: [
      'Your number is in test mode, and this person is not on its list of testers.',
      'Take the number out of test mode in WhatsApp Manager.',
    ],
    131051: [
      'This person’s WhatsApp cannot show this kind of message.',
      'Use a simpler message, with text and a picture.',
    ],
  },
  windowClosed: {
    131047: [
      'More than 24 hours passed since this person last wrote to you, and outside of that only templates may go.',
      'Send an approved template instead.',
    ],
  },
  template: {
    132000: [
      'The template and the message do not have the same number of variables.',
      'Submit the template again.',
    ],
    132001: [
      'The template does not exist in this language, or WhatsApp has not approved it yet.',
      'Look at it under Templates and submit it again.',
    ],
    132007: [
      'The template’s content breaks one of WhatsApp’s rules.',
      'Change its text and submit it again.',
    ],
    132012: [
      'A variable was filled in another form than the template expects.',
      'Check the template’s variables.',
    ],
    132015: [
      'WhatsApp paused this template because shoppers disliked it.',
      'Wait until it is released, or write a better one.',
    ],
    132016: ['WhatsApp disabled this template for good after repeated complaints.', 'Write a new template.'],
    132068: ['The form inside this template is blocked.', 'Change the template to one without the form.'],
    132069: ['The form inside this template is being opened too often.', 'Try again later.'],
  },
  request: {
    100: ['WhatsApp did not understand a part of this message.', 'Tell whoever runs your Bellbird server.'],
    131008: [
      'A part that WhatsApp needs was missing in this message.',
      'Check the template’s variables and pictures.',
    ],
    131009: [
      'A value in this message is not one WhatsApp takes.',
      'Check the template’s variables and links.',
    ],
    132005: [
      'The text was too long with this person’s values in it.',
      'If it happens often, shorten the text of the template.',
    ],
    132008: [
      'A variable of this message had a value that WhatsApp does not allow there.',
      'Check what the template’s variables are filled with.',
    ],
    132018: [
      'A value of this message did not fit the template’s text, header or buttons.',
      'If it happens with every message, submit the template again.',
    ],
    131062: [
      'This person is known to WhatsApp only by a name that this message cannot be sent to.',
      'Ask for their phone number.',
    ],
    135000: ['WhatsApp refused the message without saying which part of it.', 'Try another template.'],
  },
  media: {
    131052: ['The picture or file that this person sent could not be fetched.', 'Ask them to send it again.'],
    131053: [
      'The picture or file in this message could not be loaded by WhatsApp.',
      'Replace it: images have at most 5 MB, as JPEG or PNG.',
    ],
  },
  account: {
    33: [
      'WhatsApp no longer knows the number that this was sent from, or Bellbird may no longer use it.',
      'Connect your number again in Settings.',
    ],
    803: [
      'WhatsApp does not know the number that this was sent from.',
      'Connect your number again in Settings.',
    ],
    368: [
      'WhatsApp blocked your account for a time because of its rules.',
      'Open WhatsApp Manager to see why and until when.',
    ],
    131031: ['WhatsApp locked your account.', 'Open WhatsApp Manager to see why and to appeal.'],
    131037: ['Your number’s display name is not approved.', 'Choose another name in WhatsApp Manager.'],
    131042: [
      'WhatsApp could not charge your account.',
      'Add or renew the payment method in WhatsApp Manager.',
    ],
    131045: ['Your number is not registered with WhatsApp.', 'Connect the number again in Settings.'],
    131048: [
      'WhatsApp limits your number because too many people blocked or reported it.',
      'Send nothing for a day, then only to people who bought recently.',
    ],
    131063: [
      'Marketing is switched off for your account on WhatsApp.',
      'Ask WhatsApp’s support to switch it on.',
    ],
    131064: ['Your account is restricted and may not send now.', 'Open WhatsApp Manager to see why.'],
    133000: [
      'Your number was being removed from WhatsApp, and that did not finish.',
      'Connect the number again in Settings.',
    ],
    133005: [
      'The PIN of your number was wrong.',
      'Set a new PIN in WhatsApp Manager, then connect the number again.',
    ],
    133006: [
      'WhatsApp wants your number to be verified again.',
      'Verify it in WhatsApp Manager, then connect the number again.',
    ],
    133008: [
      'The PIN of your number was wrong too often.',
      'Wait as long as WhatsApp Manager says, then connect the number again.',
    ],
    133009: [
      'The PIN of your number was tried too fast.',
      'Wait a few minutes, then connect the number again.',
    ],
    133010: [
      'Your number is not registered with WhatsApp for sending. This often follows a move of the number.',
      'Connect the number again in Settings.',
    ],
    133015: [
      'Your number was deleted from WhatsApp a moment ago.',
      'Wait five minutes, then connect the number again in Settings.',
    ],
    133016: [
      'Your number was registered and removed too often in a short time.',
      'Wait three days, then connect the number again.',
    ],
    134011: [
      'Your account has not accepted WhatsApp’s terms for payments.',
      'Accept them in WhatsApp Manager, then resume sending.',
    ],
  },
  auth: {
    0: ['WhatsApp did not accept Bellbird’s access.', 'Connect your number again in Settings.'],
    3: [
      'Bellbird lacks a permission of your WhatsApp account.',
      'Connect your number again, with all permissions.',
    ],
    10: [
      'A permission was not given, or was taken away.',
      'Connect your number again, with all permissions.',
    ],
    101: [
      'WhatsApp does not know the app that Bellbird sends with.',
      'Tell whoever runs your Bellbird server.',
    ],
    102: ['Bellbird’s session with WhatsApp is over.', 'Connect your number again in Settings.'],
    104: ['WhatsApp did not accept Bellbird’s signature.', 'Tell whoever runs your Bellbird server.'],
    190: ['Bellbird’s access to your number has run out.', 'Connect your number again in Settings.'],
    2500: ['Bellbird asked WhatsApp without a valid access.', 'Connect your number again in Settings.'],
    131005: [
      'Bellbird may not send from this number.',
      'Connect the number again, as an admin of its account.',
    ],
  },
};
