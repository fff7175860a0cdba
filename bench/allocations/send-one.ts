import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { Pool, type Dispatcher } from 'undici';
import type { ClaimedBatch, ClaimedMessage } from '#features/engine/messaging/server/dispatch/claim-batch.ts';
import { ClaimConsent } from '#features/engine/messaging/server/dispatch/claim-consent.ts';
import { GateFacts } from '#features/engine/messaging/server/dispatch/gate-facts.ts';
import { LocalTimes } from '#features/engine/messaging/server/dispatch/local-times.ts';
import { OpenClaim } from '#features/engine/messaging/server/dispatch/open-claim.ts';
import { SendOne } from '#features/engine/messaging/server/dispatch/send-one.ts';
import type { SenderLane } from '#features/engine/messaging/server/dispatch/sender-lane.ts';
import { settleAnswers, type Settlement } from '#features/engine/messaging/server/dispatch/settle-answers.ts';
import { SendByWhatsApp } from '#features/engine/messaging/server/whatsapp/send-by-whatsapp.ts';
import { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { measureAllocations } from '#platform/testing/measure-allocations.ts';

const MESSAGES = 2000;
const WARM_UPS = 5;
const NOW = new Date('2026-11-20T12:00:00Z');
const CONTENT = JSON.stringify({
  kind: 'template',
  templateName: 'cart_reminder_1_offer',
  language: 'en',
  offerEndsAtMs: null,
  cards: null,
  linkCodes: { cart: 'Lena000001' },
  header: { kind: 'image', media: { link: 'https://wren.example/picture.png' } },
  body: ['Lena', 'Stoneware mug', '€24.00', 'BELL-1234567', '10%', '+49 1521 5550101'].map((text) => ({
    text,
  })),
  buttons: [
    { kind: 'link', index: 0, link: 'cart' },
    { kind: 'reply', index: 1, payload: 'STOP' },
  ],
});
const ANSWER = Buffer.from(
  JSON.stringify({
    messaging_product: 'whatsapp',
    contacts: [{ input: '+4915215550101', wa_id: '4915215550101' }],
    messages: [{ id: 'wamid.HBgNNDkxNTIxNTU1MDEwMRUCABEYEjE', message_status: 'accepted' }],
  }),
);

// A fake dispatcher answers immediately. A real server or undici's mocks would allocate more than the measured code.
Pool.prototype.dispatch = (_options, handler) => {
  const controller = {} as Dispatcher.DispatchController;
  handler.onRequestStart?.(controller, {});
  handler.onResponseStart?.(controller, 200, {});
  handler.onResponseData?.(controller, ANSWER);
  handler.onResponseEnd?.(controller, {});
  return true;
};

/** Prints what a message allocates from its claim to its settlement, as JSON. */
async function main(): Promise<void> {
  const secrets = new SecretBox(randomBytes(32));
  const ctx = { clock: { now: () => NOW }, secrets, settings: { publicUrl: 'https://bell.example' } };
  const meta = new WhatsAppClient('https://graph.example', 'v24.0');
  const port = new SendByWhatsApp(ctx as unknown as Context, { meta, gupshup: {} as never });
  const sendOne = new SendOne(ctx as unknown as Context, { WA: port }, null);
  const client = { query: () => Promise.resolve({ rows: [{ moved: MESSAGES, claim_id: 1 }] }) };
  const send = async (messages: readonly ClaimedMessage[]) => {
    const batch = batchOf(messages, secrets);
    // Consent is read again once a claim is old. With this start time it never is, however slow the machine is.
    const started = { runningMs: Number.MAX_SAFE_INTEGER, wallMs: Date.now() };
    const facts = new GateFacts(batch, new LocalTimes());
    const consent = new ClaimConsent(null as unknown as pg.Pool, messages, started.runningMs);
    const claim = new OpenClaim(1, batch, { facts, consent }, started);
    const lane = { unreachedInARow: 0 } as SenderLane;
    const settlements: Settlement[] = [];
    for (let message = claim.take(); message; message = claim.take()) {
      const { ending } = await sendOne.handle({ lane, claim, message });
      settlements.push({ message, ending });
    }
    const other = settlements.find(({ ending }) => ending.kind !== 'sent');
    if (other) throw new Error(`A message was not sent: ${JSON.stringify(other.ending)}`);
    await settleAnswers(client as unknown as pg.ClientBase, settlements, [1], NOW);
  };
  for (let nth = 0; nth < WARM_UPS; nth += 1) await send(newMessages());
  const messages = newMessages();
  const allocations = await measureAllocations(MESSAGES, () => send(messages));
  process.stdout.write(JSON.stringify(allocations));
}

function batchOf(messages: readonly ClaimedMessage[], secrets: SecretBox): ClaimedBatch {
  const limits = {
    quietHours: { fromMinute: 1320, untilMinute: 480 },
    mostInDay: 5,
    mostInWeek: 9,
    mostInMonth: 9,
    talkHours: 12,
  };
  const sender = {
    senderId: timeOrderedId(NOW),
    shopId: 1,
    channel: 'WA',
    provider: 'meta',
    externalId: '1065',
    accessTokenSealed: secrets.seal('token', { shopId: 1, column: 'senders.access_token' }),
    currentLimit: 'TIER_UNLIMITED',
    shop: {
      installed: true,
      chargeStatus: 'active',
      planLimitReached: false,
      country: 'DE',
      timeZone: 'Europe/Berlin',
      limits,
    },
  };
  const reach = { limit: null, used: 0, reserved: 0 };
  return { sender, reach, handedOver: messages.length, messages } as unknown as ClaimedBatch;
}

function newMessages(): ClaimedMessage[] {
  return Array.from({ length: MESSAGES }, (_, nth) => {
    const message = {
      claimId: 1,
      shopId: 1,
      messageId: timeOrderedId(NOW),
      createdAt: NOW,
      expiresAt: new Date(NOW.getTime() + 86_400_000),
      priority: 5,
      attempts: 1,
      unknownRetries: 0,
      sendingId: null,
      purpose: 'marketing',
      isRequested: null,
      isByPerson: false,
      sourceKind: 'campaign',
      subscriberId: timeOrderedId(NOW),
      personState: 'here',
      phoneE164: `+4915${String(nth).padStart(9, '0')}`,
      waId: '4915215550101',
      bsuid: null,
      psid: null,
      pageId: null,
      hasMarketingConsent: true,
      hasStopped: false,
      hasStoppedSince: false,
      lastInboundAt: null,
      adWroteAt: null,
      shopWroteAt: null,
      answeredElsewhereAt: null,
      marketingGotAt: null,
      marketingEvents: null,
      campaignOn: true,
      heldSending: null,
      cartEnding: null,
      isAnswered: null,
      templateStatus: 'ENABLED',
      discount: null,
      templateCategory: 'MARKETING',
      contentJson: CONTENT,
      valueNames: null,
      valueTexts: null,
    };
    return message as unknown as ClaimedMessage;
  });
}

await main();
