import type { Catalogue } from '#platform/language/catalogue.ts';
import { offerWords, cardWords, priceWords } from './en-offers.ts';

/** The badge, the titles of the plans, their buttons and trials, and the toasts are word for word from document 1. */
export const texts = {
  badge: {
    spoken: 'Your plan:',
    trial: { one: '{count} day left in Free Trial', other: '{count} days left in Free Trial' },
    billed: 'Billing Cycle Resets on {day}',
    trialShort: { one: '{count} day left', other: '{count} days left' },
    billedShort: 'Resets {day}',
    reached: 'Limit reached, resets on {day}',
    reachedShort: 'Limit reached',
  },
  notice: {
    reached: {
      messages: {
        one: 'Your plan’s {count} message for this cycle is used up. More messages wait until {endsOn}.',
        other: 'Your plan’s {count} messages for this cycle are used up. More messages wait until {endsOn}.',
      },
      conversations: {
        one: 'Your plan’s {count} conversation for this cycle is used up. More messages wait until {endsOn}.',
        other:
          'Your plan’s {count} conversations for this cycle are used up. More messages wait until {endsOn}.',
      },
    },
    next: {
      raiseCap: 'To send them now, raise your usage limit.',
      openPlans: 'To send them now, choose a paid plan.',
    },
    near: 'You are close to your usage limit for this cycle. Once you reach it, messages wait until {endsOn}.',
    raiseCap: 'Raise the limit',
    openPlans: 'See plans',
    close: 'Close this notice',
  },
  plans: {
    title: 'You are currently on the {plan}',
    titleOfName: 'You are currently on the {name} plan',
    titleWithoutPlan: 'Please select a plan below to continue',
    close: 'Close the plans',
    what: 'The plans',
    loading: 'The list of plans',
    whoCharges:
      'Prices are in US dollars, every 30 days. Shopify adds them to your store’s bill and pays them to the people who run Bellbird at {host}. WhatsApp’s own fees are not included: the owner of the WhatsApp number pays them.',
    prices: 'Message prices',
    notNow: 'Not now?',
    logOut: 'Log out',
  },
  card: {
    price: '{price} <per>a month</per>',
    aboutPrice: 'About this price: {text}',
    afterRevenue: {
      freeUpTo: 'Free upto {revenue}/month of attributed revenue then {price}/month',
      flatAfter: 'Flat {price}/month fee after crossing {revenue}/month of attributed revenue',
    },
    firstBill: {
      noCharge: 'No charge to approve',
      freeTrial: '{count}-day free trial',
      trialLeft: { one: '{count} day left in free trial', other: '{count} days left in free trial' },
      nextBill: 'Next bill on {day}',
      today: 'Billed from today',
    },
    current: 'Current plan',
    select: 'Select Plan',
    included: 'Included:',
    notIncluded: 'Not included:',
  },
  leaving: {
    title: 'Leave {own} and go to {free}?',
    ends: {
      unbilled: '{plan} ends immediately.',
      trial: {
        one: '{plan} ends immediately, and nothing is billed. Your free trial goes on and ends in {count} day.',
        other:
          '{plan} ends immediately, and nothing is billed. Your free trial goes on and ends in {count} days.',
      },
      paid: '{plan} ends immediately. Days that you already paid for are not refunded.',
      usage:
        '{plan} ends immediately. What you used so far is still billed, and days that you already paid for are not refunded.',
    },
    lost: 'Your shop loses: {parts}.',
    limit: {
      one: '{plan} includes {count} conversation a month. Once it is used up, messages wait for the next month.',
      other:
        '{plan} includes {count} conversations a month. Once they are used up, messages wait for the next month.',
    },
    again: {
      notSold: 'This plan is no longer sold, so you cannot choose it again.',
      listedPrice:
        'You pay an earlier price. If you choose this plan again, you pay the price in the list at that time.',
    },
    keep: 'Keep my plan',
    leave: 'Go to {free}',
  },
  change: {
    changing: 'Changing plan',
    changed: 'Successfully changed plan!',
    failed: 'Error in changing plan',
    cancelling: 'Cancelling Upgrade',
    cancelled: 'Successfully cancelled plan!',
    cancelFailed: 'Error in cancelling charge',
  },
  usage: {
    title: 'Your billing cycle',
    resets: 'Resets on {day}.',
    firstBill: 'First bill on {day}.',
    nextBill: 'Next bill on {day}.',
    trialLeft: {
      one: 'Your trial has {count} day left. You keep it when you change plans.',
      other: 'Your trial has {count} days left. You keep them when you change plans.',
    },
    meters: {
      revenue: 'Attributed revenue this cycle',
      messages: 'Messages this cycle',
      conversations: 'Conversations this cycle',
    },
    /** What a meter means now. `included` and `most` are amounts. */
    now: {
      included:
        'The price includes {included}. What you send above that is charged, up to {most} in this cycle.',
      charged:
        'The included {included} are used up. What you send now is charged, up to {most} in this cycle.',
      bounded: 'At {most}, messages wait until {endsOn}.',
      unbounded: 'The price includes {included}. What you send above that is charged.',
      usedUp: 'All {most} are used up. The count starts again on {endsOn}.',
      revenueFree: 'Up to {included}, nothing is charged for revenue.',
      revenueCharged: 'Above {included}, your plan costs more. Your messages are still sent.',
      capStops: 'At {most}, messages wait until you raise the limit or the next cycle starts.',
      capFlat: 'At {most}, nothing more is charged. Your messages are still sent.',
    },
    charges: 'Usage charges this cycle',
    raiseCap: 'Raise the limit',
    revenueNotCharged:
      'A full bar means that your messages earned more than usage can cost. Revenue itself is not charged.',
    usedUp:
      'Your usage limit is reached. Nothing more is sent: all messages wait until {endsOn}. Messages that are out of date by then are dropped.',
    nearFlat:
      'You are close to the most that usage can cost in this cycle. Above it, nothing more is charged.',
    percent: '{figures}, {percent} percent',
  },
  cap: {
    title: 'Raise your usage limit',
    text: 'Usage can cost up to {limit} in each billing cycle. In this cycle it has cost {used} so far. A higher limit starts when you approve it in your store.',
    limit: 'New limit',
    choice: '{amount} every 30 days',
    other: 'Another amount',
    amount: 'Amount in US dollars',
    problems: {
      NO_AMOUNT: 'Enter an amount, for example 120.',
      CAP_NOT_HIGHER: 'Enter more than {limit}, which is your limit now.',
      CAP_TOO_HIGH: 'Enter {most} or less.',
    },
    close: 'Not now',
    approve: 'Approve it in my store',
  },
  approve: {
    title: 'Approve Charges',
    text: 'Your new plan starts when you approve its charge in your store. You see the price there again before you approve it.',
    cancel: 'Cancel the upgrade',
  },
  declined: {
    title: 'The charge was not approved',
    text: 'You declined the charge for your new plan in your store, so nothing was billed. Approve it to get the new plan, or stay on your current plan.',
    stay: 'Stay on {plan}',
  },
  welcome: {
    title: 'Welcome to Bellbird',
    text: 'The paid plan is free for the first 30 days.',
    price:
      'After that it is {price} per month, but only in months in which Bellbird has brought you at least {revenue} of revenue.',
    later: 'Later',
    seePlans: 'See plans',
  },
  ownNumber: {
    title: 'Set up your WhatsApp API number',
    text: 'Your plan sends from your own WhatsApp number. Apply for one with WhatsApp. It takes about ten minutes, and you need your company’s name and address.',
    close: 'Not now',
    openForm: 'Open the application form',
  },
  prices: {
    back: 'Back to the plans',
    what: 'The prices',
    loading: 'The list of prices',
    aboutUsage:
      'What a plan includes starts again every 30 days. Above that, Bellbird charges in whole steps, up to the limit that you approve in your store. Messages above that limit wait, except on plans that cost nothing more from there on.',
    aboutMeters:
      'A message is one message sent to a shopper. A conversation is one shopper on one day, with any number of messages. Attributed revenue comes from orders after a click on a message, or with a message’s discount code.',
    aboutWhatsApp: 'WhatsApp’s own fees are not part of these prices. {replyPrices}',
    own: 'Your plan, at the price you agreed to',
    listed: 'Plans you can choose',
    plan: 'Plan',
    price: 'Price a month',
    included: 'Included',
    beyond: 'Above that',
    most: 'Usage costs at most',
  },
  offerWords,
  cardWords,
  priceWords,
} as const satisfies Catalogue;
