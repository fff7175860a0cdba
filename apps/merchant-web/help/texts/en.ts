import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  page: {
    title: 'Help Centre',
    note: 'Short answers to the most common questions.',
    keys: 'Keyboard shortcuts',
    docs: 'Documentation of everything in Bellbird',
  },
  answers: {
    becoming: {
      question: 'How does a shopper become a subscriber?',
      answer:
        'They enter their number in an opt-in tool on your store and agree to the text shown there. Bellbird stores the text, the time and the page as proof.',
    },
    reminders: {
      question: 'When does a cart reminder go out?',
      answer:
        'The campaign shows how long it waits after a subscriber leaves a checkout. It sends nothing if the subscriber ordered in the meantime. Only messages that WhatsApp approved are sent.',
    },
    revenue: {
      question: 'What counts as revenue?',
      answer:
        'An order counts if the shopper used a code from a message, or clicked or read a message before. Your settings say how long before: at first 5 days for a click and 24 hours for a read. Each order counts once. Refunds are subtracted.',
    },
    rates: {
      question: 'What are Read and CTR?',
      answer:
        'Read is the share of delivered messages that were opened. CTR is the share of delivered messages whose button or link was clicked. Point at a share to see the number behind it.',
    },
    nothingSent: {
      question: 'Why is nothing sent?',
      answer:
        'Look at the dashboard: the WhatsApp number must be connected, and an opt-in tool and the campaign must be on. Then open the campaign: its template must be approved.',
    },
    fees: {
      question: 'What does WhatsApp charge for?',
      answer:
        'For each template message that reaches a phone. The price depends on its category and the shopper’s country. {replies} A message’s page shows its category, and a broadcast’s page estimates the cost before you send it.',
    },
    stopping: {
      question: 'How does a shopper stop the messages?',
      answer: 'They reply STOP. It takes effect right away, also for messages that were already waiting.',
    },
    answering: {
      question: 'How do I answer shoppers?',
      answer:
        'Open the Inbox. Whoever has waited longest is at the top. You can answer for 24 hours after a shopper’s message. Type / in an empty answer to use a saved reply, and write a note to tell your team something. STOP and taps that a campaign answers do not wait for you.',
    },
    team: {
      question: 'How do I add people to my team?',
      answer:
        'Open Settings and then Team, and send an invitation with a role. Invitations go out by e-mail, so whoever runs your Bellbird server has to set up a mail server first: the settings BELLBIRD_SMTP_URL and BELLBIRD_MAIL_FROM. To invite an agency, choose “An agency” there: everybody in the agency gets the role, and you remove all of them in one step.',
    },
  },
  articles: {
    notWorking: {
      title: 'When tools or campaigns do not work',
      note: 'Check these one after the other. Each takes a minute, and most problems are among the first three.',
    },
    subscribers: {
      title: 'How to get subscribers',
      note: 'A subscriber is a person who agreed to get your messages. There are two ways to get subscribers: opt-in tools and lists.',
    },
  },
  notWorking: {
    embed: {
      title: 'Check the app embed',
      text: 'In your store’s theme editor, open App embeds. Bellbird must be on, and the theme saved. If you published another theme since, switch Bellbird on there too.',
    },
    tool: {
      title: 'Check the tool',
      text: 'Under Opt-in Tools, the tool must be on. Your store shows a change within five minutes.',
    },
    store: {
      title: 'Look at your store as a shopper',
      text: 'Open your store in a private window. In your usual window, a tool that you closed stays away for 7 days, and does not come back after you sign up.',
    },
    number: {
      title: 'Check the number',
      text: 'Under Settings, the WhatsApp number must be connected and not stopped. For Messenger, the Facebook page must be connected.',
    },
    campaign: {
      title: 'Check the campaign',
      text: 'It must be on, and its template approved. WhatsApp refuses messages without an approved template.',
    },
    people: {
      title: 'Check who should get it',
      text: 'Only shoppers who signed up get messages. By default, each gets at most one offer a day, and none between 21:00 and 9:00 in their own time zone. Settings shows the limits of your store.',
    },
    login: {
      title: 'Log in to your store again',
      text: 'Log out, and log in with Shopify again. This renews Bellbird’s access to your store. Bellbird then loads what it missed within the hour.',
    },
    protectedData: {
      title: 'Let Bellbird see protected customer data',
      text: 'The dashboard may say that your store keeps the addresses of carts from Bellbird. The Bellbird app then lacks Shopify’s approval for names, e-mail addresses, phone numbers or postal addresses. The person who runs your Bellbird server has to ask Shopify for all four.',
    },
  },
  gettingSubscribers: {
    tool: {
      title: 'Switch on an opt-in tool',
      text: 'Under Opt-in Tools, choose a tool for WhatsApp or Facebook, and switch it on. It appears on your store within five minutes.',
    },
    signUp: {
      title: 'Sign up yourself',
      text: 'Open your store in a private window, and sign up with your own number. You are now your first subscriber, and see what your shoppers see.',
    },
    list: {
      title: 'Import a list',
      text: 'On the page of broadcast campaigns, import people who agreed elsewhere, with when and how they agreed. Nobody gets a message without that.',
    },
  },
  missing: {
    lost: 'Are you lost?',
    title: 'There is no article with this name',
    text: 'All answers are on one page.',
    toHelp: 'Go to the Help Centre',
  },
} as const satisfies Catalogue;
