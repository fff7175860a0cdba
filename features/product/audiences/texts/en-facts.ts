import type { Catalogue } from '#platform/language/catalogue.ts';

// What is known of a person, as the answer to a rule: why they are in an audience or not.

export const facts = {
  notFilledIn: 'This rule is not filled in, so it means nobody.',
  more: { one: 'And {count} more fact.', other: 'And {count} more facts.' },
  orders: { one: 'They placed one order.', other: 'They placed {count} orders.' },
  spent: 'They spent {amount} in all.',
  lastOrder: 'Their last order came to {amount}.',
  lastOrderOtherCurrency: 'Their last order was paid in another currency.',
  neverOrdered: 'They never ordered.',
} as const satisfies Catalogue;

/** The time of the rule's last days. */
export const recentFacts = {
  spend: {
    atLeast: 'They spent {amount} or more in that time.',
    less: 'They spent less than {amount} in that time.',
  },
  messages: {
    some: 'They got a message in that time.',
    none: 'They got no message in that time.',
    atLeast: { other: 'They got {count} or more messages in that time.' },
    fewer: { other: 'They got fewer than {count} messages in that time.' },
  },
  orders: {
    some: 'They placed an order in that time.',
    none: 'They placed no order in that time.',
    atLeast: { other: 'They placed {count} or more orders in that time.' },
    fewer: { other: 'They placed fewer than {count} orders in that time.' },
  },
} as const satisfies Catalogue;

export const lastTimes = {
  last_order_at: { did: 'They last ordered on {day}.', never: 'They never ordered.' },
  subscribed_at: { did: 'They subscribed on {day}.', never: 'They never subscribed.' },
  last_read_at: { did: 'They last read a message on {day}.', never: 'They never read a message.' },
  last_clicked_at: { did: 'They last clicked on {day}.', never: 'They never clicked.' },
  last_replied_at: { did: 'They last replied on {day}.', never: 'They never replied.' },
  last_failed_at: { did: 'A message last failed on {day}.', never: 'No message to them failed.' },
} as const satisfies Catalogue;

/** What people have or did. */
export const memberFacts = {
  product: { did: 'They bought it.', didNot: 'They did not buy it.' },
  productTag: {
    did: 'They bought a product with this tag.',
    didNot: 'They bought no product with this tag.',
  },
  collection: { did: 'They bought a product of it.', didNot: 'They bought no product of it.' },
  import: { did: 'They are in this import.', didNot: 'They are not in this import.' },
  attribute: { did: 'Their value meets this.', didNot: 'They have no value that meets this.' },
} as const satisfies Catalogue;

/** What people did with a broadcast. */
export const broadcastFacts = {
  sent: { did: 'It was sent to them.', didNot: 'It was not sent to them.' },
  read: { did: 'They read it.', didNot: 'They did not read it.' },
  clicked: { did: 'They clicked in it.', didNot: 'They did not click in it.' },
  replied: { did: 'They replied to it.', didNot: 'They did not reply to it.' },
  failed: { did: 'It could not reach them.', didNot: 'It did not fail.' },
} as const satisfies Catalogue;
