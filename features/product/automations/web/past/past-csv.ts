import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { plainPhone } from '#platform/ui-kit/format/plain-phone.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import type { CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import type { PastMessage } from '../../contract/past-calls.ts';
import { texts } from '../../texts/en.ts';
import { followedBy } from './past-words.ts';

/** Returns the replay's results as CSV, in the order of the list. */
export function pastCsv(
  messages: readonly PastMessage[],
  { timeZone, drips }: { timeZone: string; drips: readonly string[] },
): CsvRows {
  const head = [
    fill(texts.pastFile.when, { timeZone }),
    texts.pastFile.name,
    texts.pastFile.phone,
    fill(texts.pastFile.happened, { timeZone }),
    texts.pastFile.worth,
    texts.pastFile.currency,
    texts.pastFile.outcome,
    texts.pastFile.waited,
  ];
  return [
    head,
    ...messages.map((message) => [
      sortableMoment(message.at, timeZone),
      message.person?.name ?? null,
      message.person?.phoneShown ? plainPhone(message.person.phoneShown) : null,
      sortableMoment(message.eventAt, timeZone),
      message.amountMinor !== null && message.currency !== null
        ? toDecimal(message.amountMinor, message.currency)
        : null,
      message.currency,
      followedBy(message, drips),
      message.waitedSentence,
    ]),
  ];
}
