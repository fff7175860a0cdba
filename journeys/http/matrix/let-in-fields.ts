/** Values for calls by an intruder who knows another shop's ids. */
export const PERSON = { phone: '+4915215550177', subscriberId: '01a1f8b4-7965-7f06-8434-417d01bc2f37' };

export const AUDIENCE = {
  condition: { rules: [{ segmentType: 'NumberOfOrders>', conditions: [{ checkValue: '1' }] }] },
};

export const RULE = {
  specialType: 'crossSellWA',
  method: 'manual',
  ruleType: 'collection',
  ruleId: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
  productId: '9001',
  productType: 'collection',
  isCollection: false,
};

/** A test of the victim's message, as the intruder would send it. */
export const TEST_ENTRY = {
  id: 'demo.myshopify.com',
  time: 0,
  messaging: [
    {
      recipient: { id: 'demo.myshopify.com' },
      timestamp: 0,
      sender: { id: PERSON.phone },
      optin: { ref: `demo.myshopify.com::Wren::${RULE.ruleId}::cart::test` },
    },
  ],
};
