import { describeOrigin, describeStanding } from '#features/product/message-log/rules/index.ts';
import type { Bubble } from '#platform/channel/bubble.ts';
import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import type { CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import type { TimelineEntry } from '../../contract/person-calls.ts';
import { texts } from '../../texts/en.ts';
import { describeConsent, describeInbound, describeOutside } from './timeline-words.ts';

interface CsvEntry {
  what: string;
  outcome?: string;
  /** The text of either side. */
  text?: string | null;
  money?: { minor: number; currency: string };
  messageId?: string;
  orderId?: string;
}

/** Returns a person's timeline as CSV, in its order. */
export function timelineCsv(entries: readonly TimelineEntry[], timeZone: string): CsvRows {
  const head = [
    fill(texts.timelineFile.when, { timeZone }),
    texts.timelineFile.event,
    texts.timelineFile.outcome,
    texts.timelineFile.text,
    texts.timelineFile.amount,
    texts.timelineFile.currency,
    texts.timelineFile.messageId,
    texts.timelineFile.orderId,
  ];
  return [
    head,
    ...entries.map((entry) => {
      const { what, outcome, text, money, messageId, orderId } = describeEntry(entry);
      return [
        sortableMoment(entry.at, timeZone),
        what,
        outcome ?? null,
        text ?? null,
        money ? toDecimal(money.minor, money.currency) : null,
        money?.currency ?? null,
        messageId ?? null,
        orderId ?? null,
      ];
    }),
  ];
}

function describeEntry(entry: TimelineEntry): CsvEntry {
  switch (entry.kind) {
    case 'consent':
      return { what: describeConsent(entry), text: entry.wording };
    case 'message':
      return {
        what: describeOrigin(entry.message),
        outcome: describeStanding(entry.message),
        text: textOf(entry.bubbles),
        messageId: entry.message.messageId,
      };
    case 'inbound':
      return { what: describeInbound(entry), text: entry.text };
    case 'outside':
      return { what: describeOutside(entry), text: entry.text };
    case 'click':
      return { what: texts.timelineFile.clicked, messageId: entry.messageId };
    case 'order':
      return {
        what: fill(entry.isCancelled ? texts.timelineFile.cancelled : texts.timelineFile.ordered, {
          order: entry.name,
        }),
        money: moneyOf(entry),
        ...orderOf(entry),
      };
    case 'cart':
      return { what: texts.timelineFile.cart, money: moneyOf(entry) };
  }
}

function moneyOf({ totalMinor: minor, currency }: { totalMinor: number; currency: string }) {
  return { minor, currency };
}

function orderOf({
  orderId,
  credit,
}: Extract<TimelineEntry, { kind: 'order' }>): Pick<CsvEntry, 'outcome' | 'messageId' | 'orderId'> {
  if (credit === null) return { orderId };
  const { messageId, touchKind } = credit;
  const outcome = fill(texts.timelineFileCredits[touchKind], {
    message: describeOrigin({ ...credit, isTest: false }),
  });
  return { orderId, messageId, outcome };
}

/** Returns the texts of a message from top to bottom. */
function textOf(bubbles: readonly Bubble[]): string {
  return bubbles
    .flatMap(({ heading, text, footer, cards }) => [
      heading,
      text,
      footer,
      ...cards.flatMap((card) => [card.title, card.text]),
    ])
    .filter((line) => line !== null)
    .join('\n');
}
