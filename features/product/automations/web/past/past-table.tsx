import { Link } from 'react-router';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import type { PastMessage } from '../../contract/past-calls.ts';
import { texts } from '../../texts/en.ts';
import { followedBy, personOf } from './past-words.ts';

interface TableProps {
  messages: readonly PastMessage[];
  timeZone: string;
  /** The ids of the campaign's drips in order. */
  drips: readonly string[];
}

/** The table of results: who would have got what and when, or why not. */
export function PastTable({ messages, timeZone, drips }: TableProps) {
  return (
    <LineTable name={texts.pastTable.label} minWidth={640}>
      <thead>
        <tr>
          <th scope="col">{texts.pastTable.when}</th>
          <th scope="col">{texts.pastTable.person}</th>
          <th scope="col">{texts.pastTable.event}</th>
          <th scope="col">{texts.pastTable.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <Row key={message.key} message={message} timeZone={timeZone} drips={drips} />
        ))}
      </tbody>
    </LineTable>
  );
}

interface RowProps {
  message: PastMessage;
  timeZone: string;
  drips: readonly string[];
}

function Row({ message, timeZone, drips }: RowProps) {
  const { at, eventAt, amountMinor, currency, waitedSentence } = message;
  return (
    <tr>
      <td data-name={texts.pastTable.when}>
        <Moment at={at} timeZone={timeZone} />
      </td>
      <td data-name={texts.pastTable.person}>
        <Person message={message} />
      </td>
      <td data-name={texts.pastTable.shortEvent}>
        <Moment at={eventAt} timeZone={timeZone} />
        {amountMinor !== null && currency !== null && (
          <QuietLine>{formatMoney(amountMinor, currency)}</QuietLine>
        )}
      </td>
      <td data-name={texts.pastTable.shortOutcome}>
        {followedBy(message, drips)}
        {waitedSentence !== null && <QuietLine>{waitedSentence}</QuietLine>}
      </td>
    </tr>
  );
}

function Person({ message }: { message: PastMessage }) {
  const { name, phone } = personOf(message);
  const subscriberId = message.person?.subscriberId ?? null;
  return (
    <>
      <bdi>{subscriberId === null ? name : <Link to={`/subscribers/${subscriberId}`}>{name}</Link>}</bdi>
      {phone !== null && <QuietLine>{phone}</QuietLine>}
    </>
  );
}
