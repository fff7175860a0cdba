import type { Catalogue } from '#platform/language/catalogue.ts';
import { account, auth } from './en-whatsapp-account-failures.ts';

/** WhatsApp's error codes by class, each with what happened and what a merchant can do. */
export const whatsappFailures = {
  transient: {
    1: { happened: 'WhatsApp had a fault of its own.', merchant: 'Nothing to do.' },
    2: { happened: 'WhatsApp was down for a moment.', merchant: 'Nothing to do.' },
    131000: {
      happened: 'Something went wrong at WhatsApp, and it does not say what.',
      merchant: 'Nothing to do.',
    },
    131016: { happened: 'WhatsApp’s service was overloaded.', merchant: 'Nothing to do.' },
    131057: {
      happened: 'Your number was being upgraded and could not send for a minute.',
      merchant: 'Nothing to do: it is faster now.',
    },
    133004: { happened: 'WhatsApp’s server was not available.', merchant: 'Nothing to do.' },
  },
  rate: {
    4: { happened: 'Bellbird asked WhatsApp for too much at once.', merchant: 'Nothing to do.' },
    17: {
      happened: 'The person who connected your number asked WhatsApp for too much at once.',
      merchant: 'Nothing to do.',
    },
    32: { happened: 'Your page asked WhatsApp for too much at once.', merchant: 'Nothing to do.' },
    613: { happened: 'More calls reached WhatsApp in a moment than it allows.', merchant: 'Nothing to do.' },
    80007: {
      happened: 'Your WhatsApp Business account reached its rate for the moment.',
      merchant: 'Nothing to do.',
    },
    80008: {
      happened: 'Bellbird asked too much about your WhatsApp Business account at once.',
      merchant: 'Nothing to do.',
    },
    130429: {
      happened: 'More messages went out of your number in a second than WhatsApp allows.',
      merchant: 'Nothing to do.',
    },
  },
  pairRate: {
    131056: {
      happened: 'This person was sent too many messages within a few seconds.',
      merchant: 'Nothing to do.',
    },
  },
  perUserMarketing: {
    130472: {
      happened: 'WhatsApp held this offer back because the person is in one of its experiments.',
      merchant: 'Nothing to do: it ends automatically.',
    },
    131049: {
      happened:
        'WhatsApp kept this offer back: the person gets a lot of marketing, from all businesses together.',
      merchant: 'Nothing is wrong with your number. Fewer, better offers get through more often.',
    },
  },
  optedOut: {
    131050: {
      happened: 'This person stopped your offers in WhatsApp itself.',
      merchant: 'Respect it. They can sign up again on your store.',
    },
  },
  undeliverable: {
    130497: {
      happened: 'Your account may not message people in this country.',
      merchant: 'Remove that country from your audience.',
    },
    131021: {
      happened: 'The message was addressed to your own number.',
      merchant: 'Test with another phone.',
    },
    131026: {
      happened: 'The message could not be delivered: the number is not on WhatsApp, or its app is too old.',
      merchant: 'Check the number with the customer, or reach them another way.',
    },
    131030: {
      happened: 'Your number is in test mode, and this person is not on its list of testers.',
      merchant: 'Take the number out of test mode in WhatsApp Manager.',
    },
    131051: {
      happened: 'This person’s WhatsApp cannot show this kind of message.',
      merchant: 'Use a simpler message, with text and a picture.',
    },
  },
  windowClosed: {
    131047: {
      happened:
        'More than 24 hours passed since this person last wrote to you, and outside of that only templates may go.',
      merchant: 'Send an approved template instead.',
    },
  },
  template: {
    132000: {
      happened: 'The template and the message do not have the same number of variables.',
      merchant: 'Submit the template again.',
    },
    132001: {
      happened: 'The template does not exist in this language, or WhatsApp has not approved it yet.',
      merchant: 'Look at it under Templates and submit it again.',
    },
    132007: {
      happened: 'The template’s content breaks one of WhatsApp’s rules.',
      merchant: 'Change its text and submit it again.',
    },
    132012: {
      happened: 'A variable was filled in another form than the template expects.',
      merchant: 'Check the template’s variables.',
    },
    132015: {
      happened: 'WhatsApp paused this template because shoppers disliked it.',
      merchant: 'Wait until it is released, or write a better one.',
    },
    132016: {
      happened: 'WhatsApp disabled this template for good after repeated complaints.',
      merchant: 'Write a new template.',
    },
    132068: {
      happened: 'The form inside this template is blocked.',
      merchant: 'Change the template to one without the form.',
    },
    132069: {
      happened: 'The form inside this template is being opened too often.',
      merchant: 'Try again later.',
    },
  },
  request: {
    100: {
      happened: 'WhatsApp did not understand a part of this message.',
      merchant: 'Tell whoever runs your Bellbird server.',
    },
    131008: {
      happened: 'A part that WhatsApp needs was missing in this message.',
      merchant: 'Check the template’s variables and pictures.',
    },
    131009: {
      happened: 'A value in this message is not one WhatsApp takes.',
      merchant: 'Check the template’s variables and links.',
    },
    131062: {
      happened: 'This person is known to WhatsApp only by a name that this message cannot be sent to.',
      merchant: 'Ask for their phone number.',
    },
    132005: {
      happened: 'The text was too long with this person’s values in it.',
      merchant: 'If it happens often, shorten the text of the template.',
    },
    132008: {
      happened: 'A variable of this message had a value that WhatsApp does not allow there.',
      merchant: 'Check what the template’s variables are filled with.',
    },
    132018: {
      happened: 'A value of this message did not fit the template’s text, header or buttons.',
      merchant: 'If it happens with every message, submit the template again.',
    },
    135000: {
      happened: 'WhatsApp refused the message without saying which part of it.',
      merchant: 'Try another template.',
    },
  },
  media: {
    131052: {
      happened: 'The picture or file that this person sent could not be fetched.',
      merchant: 'Ask them to send it again.',
    },
    131053: {
      happened: 'The picture or file in this message could not be loaded by WhatsApp.',
      merchant: 'Replace it: images have at most 5 MB, as JPEG or PNG.',
    },
  },
  account,
  auth,
} as const satisfies Catalogue;
