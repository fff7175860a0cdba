import { reachCapacity } from '../../rules/gate/daily-reach.ts';
import { isWindowOpen, purposeAtGate, type SendFacts } from '../../rules/gate/decide-send.ts';
import { latestByEvent } from '../../rules/gate/frequency-cap.ts';
import { isInUs } from '../../rules/gate/is-in-us.ts';
import type { ClaimedBatch, ClaimedMessage } from './claim-batch.ts';
import type { LocalTimes } from './local-times.ts';

/** What the gate knows about the messages of one batch, kept up to date while they are sent one after another. */
export class GateFacts {
  readonly #batch: ClaimedBatch;
  readonly #localTimes: LocalTimes;
  readonly #shop: SendFacts['shop'];
  /** People who got a marketing message of this batch. Their next one waits until this one is counted. */
  readonly #notifiedMessage = new Map<string, string>();
  #reached = 0;
  #handled = 0;

  constructor(batch: ClaimedBatch, localTimes: LocalTimes) {
    this.#batch = batch;
    this.#localTimes = localTimes;
    const { shop } = batch.sender;
    this.#shop = { ...shop, cap: shop.limits, talkHours: shop.limits.talkHours };
  }

  of(message: ClaimedMessage, now: Date): SendFacts {
    const { sender, reach } = this.#batch;
    const { limits } = sender.shop;
    const { messageId, subscriberId } = message;
    const purpose = purposeAtGate(message);
    return {
      now,
      channel: sender.channel,
      purpose,
      expiresAt: message.expiresAt,
      isTest: message.sourceKind === 'test',
      isOffer: message.purpose === 'marketing' && message.isRequested !== true && message.isReleased !== true,
      isByPerson: message.isByPerson,
      shop: this.#shop,
      subscriber: {
        exists: message.personState === 'here',
        hasMarketingConsent: message.hasMarketingConsent,
        hasStopped: message.hasStopped,
        hasStoppedSince: message.hasStoppedSince,
        reachable: isReachable(message, sender),
        isInUs: purpose === 'marketing' && isInUs(message),
        lastInboundAt: message.lastInboundAt,
        adWroteAt: message.adWroteAt,
        shopWroteAt: message.shopWroteAt,
        answeredElsewhereAt: message.answeredElsewhereAt,
        quietUntil:
          purpose === 'marketing' && limits.quietHours
            ? this.#localTimes.quietUntil(now, message.phoneE164, sender.shop, limits.quietHours)
            : null,
        recentMarketingAt: latestByEvent(message.marketingEvents ?? [], message.marketingGotAt ?? []),
        anotherUnderWay: (this.#notifiedMessage.get(subscriberId) ?? messageId) !== messageId,
      },
      campaignOn: message.campaignOn,
      heldSending: message.heldSending,
      cartEnding: message.cartEnding,
      isAnswered: message.isAnswered === true,
      templateStatus: message.templateStatus,
      reachLeft: reachCapacity(purpose, reach.limit, reach.used + this.#reached),
    };
  }

  /**
   * Updates the facts for a message that is sent now, so that later messages of the batch see its use of the limits.
   */
  recordSend(message: ClaimedMessage, now: Date): void {
    // Test messages do not count.
    if (purposeAtGate(message) === 'marketing' && message.sourceKind !== 'test')
      this.#notifiedMessage.set(message.subscriberId, message.messageId);
    if (!isWindowOpen({ now, subscriber: message })) this.#reached += 1;
  }

  /**
   * Records that so many messages of the batch are handled. With the last one, returns how much reserved reach to give
   * back; otherwise null.
   */
  recordHandled(messages: number): number | null {
    this.#handled += messages;
    const { reach } = this.#batch;
    return this.#handled === this.#batch.messages.length ? reach.reserved - this.#reached : null;
  }
}

/** A Messenger id belongs to one page, and another page cannot write to it. */
function isReachable(
  message: ClaimedMessage,
  { channel, externalId }: Pick<ClaimedBatch['sender'], 'channel' | 'externalId'>,
): boolean {
  return channel === 'FB'
    ? message.psid !== null && (message.pageId === null || message.pageId === externalId)
    : message.waId !== null || message.phoneE164 !== null || message.bsuid !== null;
}
