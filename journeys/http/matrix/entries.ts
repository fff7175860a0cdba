/**
 * Who a route is for, and what it does to others. Every route of the server has a line here, and its line is what the
 * matrix holds it to: a route without one fails.
 */
export interface MatrixEntry {
  /**
   * `merchant`: the shop that is logged in, as a call; `page`: the same, as a page that a browser is sent to;
   * `anyone`: without a session; `signed`: who knows a secret; `link`: who has an address that cannot be guessed.
   */
  who: 'merchant' | 'page' | 'anyone' | 'signed' | 'link';
  /** What limits it: `shop` and `outside` per shop and minute, `source` per address, `size` by what it may hold. */
  limit: 'shop' | 'outside' | 'source' | 'size' | 'none';
  /** What a call that is let in changes: `rows` of its own shop, something `outside`, or nothing. */
  effects: 'none' | 'rows' | 'outside';
  /** Fields that let it in further than a guess by their names would. */
  fields?: Record<string, unknown>;
}

const reads: MatrixEntry = { who: 'merchant', limit: 'shop', effects: 'none' };
const writes: MatrixEntry = { who: 'merchant', limit: 'shop', effects: 'rows' };
const reaches: MatrixEntry = { who: 'merchant', limit: 'outside', effects: 'outside' };
const asksStore: MatrixEntry = { who: 'merchant', limit: 'shop', effects: 'outside' };
const shows: MatrixEntry = { who: 'anyone', limit: 'none', effects: 'none' };
const webhook: MatrixEntry = { who: 'signed', limit: 'size', effects: 'rows' };

const PERSON = { phone: '+4915215550177', subscriberId: '01a1f8b4-7965-7f06-8434-417d01bc2f37' };

const AUDIENCE = {
  condition: { rules: [{ segmentType: 'NumberOfOrders>', conditions: [{ checkValue: '1' }] }] },
};

const RULE = {
  specialType: 'crossSellWA',
  method: 'manual',
  ruleType: 'collection',
  ruleId: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
  productId: '9001',
  productType: 'collection',
  isCollection: false,
};

/** A test of the victim's message, as the intruder would word it. */
const TEST_ENTRY = {
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

export const MATRIX: Readonly<Record<string, MatrixEntry>> = {
  'POST /webhooks/shopify': webhook,
  'POST /webhooks/whatsapp': webhook,
  'POST /webhooks/messenger': webhook,
  'POST /webhooks/gupshup/': webhook,
  'GET /webhooks/whatsapp': { ...shows, who: 'signed' },
  'GET /webhooks/messenger': { ...shows, who: 'signed' },
  'GET /l/:code': { who: 'link', limit: 'none', effects: 'rows' },

  'GET /operator': { ...shows, who: 'signed' },
  'POST /operator': { who: 'signed', limit: 'size', effects: 'rows' },
  'GET /metrics': { ...shows, who: 'signed' },
  'GET /health/live': shows,
  'GET /health/ready': shows,
  'GET /openapi.json': shows,
  'GET /assets/:name': shows,
  'GET /favicon.svg': shows,
  'GET /touch-icon.png': shows,
  'GET /color-scheme.js': shows,
  'GET /designs/:name': shows,
  'GET /storefront/:name': shows,
  'GET /storefront/fonts/:name': shows,
  'GET /cdn/uploads/:pageId/:kind/:name': { ...shows, who: 'link' },
  'GET /cdn/*': shows,
  'GET /*': shows,
  'GET /database/api/tracking/getSettings': shows,

  'GET /storefront/tools': shows,
  'OPTIONS /storefront/*': shows,
  'POST /storefront/opt-ins': {
    who: 'anyone',
    limit: 'source',
    effects: 'rows',
    fields: {
      phone: '+4915215550178',
      pageAddress: 'https://bluebell.example/',
      visitorId: 'visitor-12345678',
    },
  },
  'POST /storefront/spins': {
    who: 'anyone',
    limit: 'source',
    effects: 'none',
    fields: { toolId: '01a1f8b4-7965-7f06-8434-417d01bc2f37', shopper: 'somebody-12345678' },
  },
  'POST /storefront/visits': {
    who: 'anyone',
    limit: 'source',
    effects: 'rows',
    fields: { shopper: 'somebody-12345678', productId: '1' },
  },
  'POST /storefront/events': { who: 'anyone', limit: 'source', effects: 'rows' },

  'GET /database/api/getSubscribersV2': reads,
  'GET /database/api/getUnsubscribers': reads,
  'GET /database/api/getSubscriberFilters': reads,
  'GET /database/api/people/search': { ...reads, fields: { search: 'Mira' } },
  'GET /database/api/people/getPerson': { ...reads, fields: { subscriberId: PERSON.subscriberId } },
  'GET /database/api/people/getTimeline': { ...reads, fields: { subscriberId: PERSON.subscriberId } },
  'POST /database/api/people/sendToPerson': {
    ...reaches,
    effects: 'rows',
    fields: { subscriberId: PERSON.subscriberId, requestId: RULE.ruleId, text: 'Hello' },
  },
  'GET /database/api/broadcast/getAll': reads,
  'GET /database/api/broadcast/getBroadcast': reads,
  'POST /database/api/broadcast/create': writes,
  'POST /database/api/broadcast/copy': writes,
  'POST /database/api/broadcast/deleteDraft': writes,
  'POST /database/api/broadcast/update': writes,
  'POST /database/api/broadcast/updateTemplate': writes,
  'GET /database/msgSentDayBeforeBroadcast': { ...reads, fields: { schedTime: '2026-11-27T10:00' } },
  'GET /database/api/broadcast/flightCheck': { ...reads, limit: 'outside' },
  'POST /database/api/broadcast/pause': writes,
  'POST /database/api/broadcast/resume': writes,
  'POST /database/api/broadcast/cancel': writes,
  'POST /database/api/broadcast/retryFailed': writes,
  'POST /database/api/broadcast/sendToRest': writes,
  'POST /database/api/broadcast/sendTest': reaches,
  'GET /database/api/broadcast/getRecipients': reads,
  'GET /database/api/broadcast/getOutcome': reads,
  'GET /database/api/broadcast/getTestResult': reads,
  'POST /api/broadcastInternalDeliveryCheck': reads,
  'GET /api/analytics/broadcastExport': {
    ...reaches,
    fields: {
      timeZone: 'Europe/Berlin',
      emailTo: 'eve@bluebell.example',
      broadcastId: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
    },
  },
  'POST /api/analytics/unsubscriberExport': {
    ...reaches,
    fields: { timeZone: 'Europe/Berlin', email: 'eve@bluebell.example' },
  },
  'POST /api/analytics/orderExport': {
    ...reaches,
    fields: { timeZone: 'Europe/Berlin', email: 'eve@bluebell.example' },
  },
  'POST /api/analytics/subscriberExport': {
    ...reaches,
    fields: { timeZone: 'Europe/Berlin', email: 'eve@bluebell.example' },
  },

  'GET /auth/shopify': { who: 'anyone', limit: 'source', effects: 'none' },
  'GET /auth/shopify/callback': { who: 'signed', limit: 'none', effects: 'outside' },
  'GET /auth/login/success': reads,
  'GET /auth/logout': { who: 'anyone', limit: 'none', effects: 'rows' },
  'GET /auth/facebook': { who: 'page', limit: 'none', effects: 'none' },
  'GET /auth/facebook/callback': { who: 'page', limit: 'none', effects: 'outside' },
  'GET /auth/facebook/answer.js': shows,

  'POST /getPages': asksStore,
  'POST /getPages/refreshPageAccessToken': asksStore,
  'POST /database/api/user/master': asksStore,
  'POST /database/api/channels/disconnectPage': writes,
  'GET /database/api/channels/getFacebookPage': reads,
  'GET /database/api/channels/getWhatsAppNumber': reads,
  'POST /database/api/channels/connectWhatsAppNumber': asksStore,
  'POST /database/api/channels/resumeWhatsAppNumber': writes,
  'POST /database/api/updateDripAttributes': writes,
  'POST /database/api/dripCampaign/toggleDraftState': writes,
  'POST /database/api/dripCampaign/toggleDripStatus': writes,
  'POST /database/api/dripCampaign/changeDelay': writes,
  'POST /database/api/dripCampaign/setHoldOut': writes,
  'GET /database/api/chatbot/templates': reads,
  'GET /database/api/chatbot/getTemplatesWithDiscount': reads,
  'POST /database/api/dripChangeTemplate': writes,
  'GET /redis/getFlowPreview': reads,
  'POST /templateService/initFlow': {
    ...writes,
    fields: { campaign: 'abandonedCart', template_name: 'demo_template' },
  },
  'GET /templateService/getAll': reads,
  'POST /templateService/gupshupapproval': {
    ...reaches,
    fields: { templateName: 'eves_template', template: 'Hello', type: 'text' },
  },
  'POST /templateService/resubmit': {
    ...reaches,
    fields: { templateName: 'eves_template', template: 'Hello', type: 'text', id: PERSON.subscriberId },
  },
  'GET /templateService/templatedelete': { ...reaches, fields: { id: PERSON.subscriberId } },
  'GET /database/api/CODCampaign/getFlow': reads,
  'GET /redis/getCampaigns': reads,
  'POST /database/api/chatbotBuilder/updateFlows': writes,
  'POST /redis/setFlowFrontend': writes,
  'POST /database/api/chatbotBuilder/deleteFlows': writes,
  'GET /database/api/chatbotBuilder/getFlowSaves': reads,
  'GET /database/api/chatbotBuilder/getFlowSave': reads,
  'GET /database/api/getWAAttributes': reads,
  'POST /database/api/setWAAttributes': writes,

  'GET /database/api/store/getSync': reads,
  'GET /database/api/getShopPlan': reads,
  'GET /database/api/getPlans': reads,
  'GET /database/api/confirmPlan': { who: 'page', limit: 'none', effects: 'outside' },
  'GET /database/api/approvePlan': { who: 'page', limit: 'none', effects: 'outside' },
  'POST /database/api/changePlan': reaches,
  'POST /database/api/raiseUsageCap': reaches,
  'POST /redis/toggleHasActiveCharge': asksStore,

  'GET /database/api/optinTools/getPopups': reads,
  'GET /database/api/optinTools/getSummary': reads,
  'POST /database/api/optinTools/changeActive': writes,
  'POST /database/api/optinTools/update': writes,
  'POST /database/api/optinTools/create': { ...writes, fields: { type: 'persistentPill' } },
  'POST /database/api/optinTools/copy': writes,
  'POST /database/api/optinTools/delete': writes,
  'GET /database/api/optinTools/getShopLook': asksStore,
  'GET /database/api/optinTools/searchGifs': { ...reads, limit: 'outside', fields: { text: 'confetti' } },
  'GET /database/api/optinTools/getLinks': reads,
  'GET /database/api/optinTools/getExperiment': reads,
  'POST /database/api/optinTools/beginExperiment': writes,
  'POST /database/api/optinTools/endExperiment': { ...writes, fields: { keep: 'B' } },
  'POST /database/api/optinTools/checkToggle': { ...reads, fields: { type: 'persistentPill' } },
  'POST /redis/setPopup': reads,
  'POST /redis/togglePopupState': reads,
  'GET /redis/getDripsStatus': reads,
  'POST /redis/setDripStatus': writes,
  'POST /fbWebhook': { ...reaches, fields: { object: 'page', entry: [TEST_ENTRY] } },
  'GET /database/api/chatbot/testers': reads,
  'POST /database/api/CODCampaign/testFlow': {
    ...reaches,
    fields: { phoneNumber: PERSON.phone, enablePrepaid: true, enableCancel: true },
  },
  'GET /database/api/dripCampaign/getDripsStatus': reads,
  'GET /database/api/dripCampaign/lift': reads,
  'GET /database/api/dripCampaign/analytics': reads,
  'GET /database/api/analytics/dashboard': reads,
  'GET /database/api/analytics/overview': reads,
  'GET /database/api/analytics/orders': reads,
  'GET /database/api/analytics/needs': reads,
  'GET /database/api/analytics/attribution': reads,
  'POST /database/api/analytics/attribution': {
    ...writes,
    fields: { windows: { clickHours: 48, readHours: 0 } },
  },
  'POST /api/discount/createCoupon': {
    ...reaches,
    fields: { discountPercent: 10, discountCoupon: 'BLUEBELL-10' },
  },

  'GET /api/recommendation/getItems': reads,
  'GET /api/recommendation/getRules': { ...reads, fields: RULE },
  'GET /api/recommendation/getExample': { ...reads, fields: RULE },
  'POST /api/recommendation/addRule': { ...writes, fields: RULE },
  'PUT /api/recommendation/updateRule': { ...writes, fields: RULE },
  'POST /api/recommendation/addProduct': { ...writes, fields: RULE },
  'DELETE /api/recommendation/deleteProduct': { ...writes, fields: RULE },
  'DELETE /api/recommendation/deleteRule': writes,

  'POST /database/api/broadcast/evaluateAudience': { ...reads, fields: AUDIENCE },
  'POST /database/api/segments/sampleAudience': { ...reads, fields: AUDIENCE },
  'POST /database/api/segments/explainPerson': { ...reads, fields: { ...AUDIENCE, ...PERSON } },
  'POST /database/api/segments/describeAudience': { ...reads, fields: AUDIENCE },
  'GET /database/api/segments/getSegments': reads,
  'POST /database/api/segments/saveSegment': { ...writes, fields: { ...AUDIENCE, name: 'Regulars' } },
  'POST /database/api/segments/deleteSegment': { ...writes, fields: { id: PERSON.subscriberId } },
  'GET /database/api/segments/getProductTags': reads,
  'GET /database/api/products/getAll': reads,
  'GET /database/api/products/getAllCollections': reads,

  'GET /database/api/messages/getMessages': reads,
  'GET /database/api/messages/countMessages': reads,
  'GET /database/api/messages/getMessage': reads,
  'GET /database/api/messages/explainPerson': { ...reads, fields: { search: '+4915215550177' } },
  'GET /database/api/messages/getSenderHealth': reads,
  'GET /database/api/messages/getSenderAlerts': reads,
  'POST /database/api/messages/tryAgain': writes,
  'GET /database/api/messages/getSendingLimits': reads,
  'POST /database/api/messages/setSendingLimits': writes,
  'GET /database/api/messages/getReadTicks': reads,
  'POST /database/api/messages/setReadTicks': writes,

  'GET /api/analytics/autoCampaignExport': {
    ...reaches,
    fields: { timeZone: 'Europe/Berlin', emailTo: 'eve@bluebell.example', campaignType: 'abandonedCart' },
  },
  'POST /database/api/imports/create': { ...writes, limit: 'outside' },
  'POST /database/api/imports/upload': { ...writes, limit: 'outside' },
  'GET /database/api/imports/suggestMapping': { ...reads, limit: 'outside' },
  'POST /database/api/imports/start': { ...writes, limit: 'outside' },
  'POST /database/api/imports/cancel': writes,
  'POST /database/api/imports/delete': writes,
  'GET /database/api/imports/errors': { ...reads, limit: 'none' },
  'GET /database/api/imports/getAll': reads,
  'GET /database/api/imports/get': reads,
  'GET /database/api/broadcast/getImportedAttributes': reads,
  'GET /database/api/exports/getExports': reads,
  'GET /database/api/exports/getExport': { ...reads, fields: { exportId: PERSON.subscriberId } },
  'POST /database/api/exports/cancelExport': { ...writes, fields: { exportId: PERSON.subscriberId } },
  'GET /database/api/exports/file': { who: 'link', limit: 'none', effects: 'none' },

  'GET /database/api/getQuickRepliesAnalytics': { ...reads, fields: { sourceType: 'reviewWA' } },
  'GET /database/api/reviews': { ...reads, fields: { format: 'judgeme' } },

  'GET /database/api/onboarding/getOnboarding': reads,
  'POST /redis/userFbSubscribed': writes,
  'POST /upload': { ...writes, fields: { type: 'image', t: '1.png' } },
  'POST /database/api/media/removeUpload': {
    ...writes,
    fields: { url: 'https://shop.example/cdn/uploads/1/image/1.png' },
  },
  'GET /database/api/customerSupport/getSettings': reads,
  'GET /database/api/customerSupport/isOnCS': reads,
  'POST /database/onBoardToCS': { ...reaches, fields: { email: 'eve@bluebell.example' } },
  'POST /database/api/dashboardWAWidget': { ...reaches, fields: { phone: PERSON.phone } },
  'POST /userEvents/sendSlackMessage': { ...reaches, fields: { message: 'Hello' } },

  'GET /database/api/privacy/getRequests': reads,
  'POST /database/api/privacy/findPerson': { ...reads, fields: PERSON },
  'POST /database/api/privacy/unsubscribePerson': { ...writes, fields: PERSON },
  'POST /database/api/privacy/requestData': { ...reaches, fields: PERSON },
  'POST /database/api/privacy/erasePerson': { ...writes, fields: PERSON },
  'GET /database/api/privacy/getProof': { ...reads, fields: { ...PERSON, format: 'csv' } },
  'GET /database/api/privacy/file': { who: 'link', limit: 'none', effects: 'none' },
};
