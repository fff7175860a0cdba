import type { Catalogue } from '#platform/language/catalogue.ts';

/** The title, the question, and both answers of the sign-up are word for word from document 1, section 8. */
export const texts = {
  page: {
    title: 'Customer Support',
    note: 'Answer your shoppers from one place, together with your team.',
    locked:
      'Answer your shoppers from one place, together with your team. The list of plans shows which plans include it.',
    what: 'Customer support',
  },
  notSetUp: {
    title: 'There is no support chat here',
    text: 'The people who run your Bellbird server can set one up. Write to {supportEmail} to ask for it.',
  },
  chat: {
    title: 'Your support chat',
    text: "Shoppers' messages arrive there. Your team logs in with the accounts you gave them.",
    open: 'Open the support chat',
    opening: 'The support chat opens now. If it does not, <link>open it yourself</link>.',
  },
  signUp: {
    title: 'Signup for customer support dashboard',
    email: 'Admin e-mail',
    emailHint: 'We send the login details to this address. This person can invite the rest of your team.',
    signUp: 'Sign up',
    question: 'Are you sure you want to use {email} as admin email',
    yes: 'Yes',
    no: 'No',
    close: 'Close',
    done: 'Login Credentials has been sent to {answer}',
    failed: 'Something Went Wrong, Please try again, or contact support at {supportEmail}',
  },
  chatWithUs: {
    title: 'Chat with us',
    close: 'Close',
    loading: 'Loading',
    country: 'Country',
    number: 'Your WhatsApp number',
    numberHint: 'For a number from another country, start with + and the country code.',
    willWrite: 'We will write to {number}.',
    send: 'Send number',
    sent: 'Thank you. We will write to {number} on WhatsApp.',
  },
} as const satisfies Catalogue;
