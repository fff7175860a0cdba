import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { describeReplyPrices } from '#features/foundations/channels/contract/reply-prices.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { PriceRow } from '../contract/plan.ts';
import { showPlansView } from './open-plans.ts';
import styles from './price-sheet.module.css';
import { usePlans } from './use-plans.ts';

// Not in copy.ts, which every page loads.
const PRICES_ABOUT = [
  'What a plan includes is counted anew every 30 days. Beyond it Bellbird charges by whole steps, never past the most that you approve in your store; then messages wait, unless the plan is flat from there on.',
  'A message is one that a shopper was sent. A conversation is one shopper on one day, however many messages that was. Attributed revenue is what orders brought that came by a click on a message or by its code.',
  `WhatsApp’s own fees are not part of these prices. ${describeReplyPrices()}`,
];

/** The prices of messages beyond a plan's price, and earlier prices that some shops keep. */
export function PriceSheet({ shopUrl }: { shopUrl: string }) {
  const { data, error, refetch } = usePlans(shopUrl);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.back}
        leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
        onClick={() => showPlansView('open')}
      >
        Back to the plans
      </Button>
      {data !== undefined && <Sheet {...data.prices} />}
      {data === undefined && error !== null && (
        <FailureNote bare what="The prices" error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <WaitingFor what="The list of prices" />
          <WaitingBlock height={360} />
        </>
      )}
    </>
  );
}

function Sheet({ listed, own }: { listed: PriceRow[]; own: PriceRow[] }) {
  return (
    <>
      {PRICES_ABOUT.map((sentence) => (
        <p key={sentence} className={styles.about}>
          {sentence}
        </p>
      ))}
      {own.length > 0 && <Prices title="Your plan, at the price you agreed to" rows={own} />}
      <Prices title="Plans you can choose" rows={listed} />
    </>
  );
}

const COLUMNS = ['Plan', 'A month', 'Included', 'Beyond that', 'Usage at most'] as const;

function Prices({ title, rows }: { title: string; rows: readonly PriceRow[] }) {
  return (
    <table className={styles.prices}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.title} ${row.price}`}>
            <th scope="row">{row.title}</th>
            <td data-label={COLUMNS[1]}>{row.price}</td>
            <td data-label={COLUMNS[2]}>
              <Lines of={row.meters.map(({ included }) => included)} />
            </td>
            <td data-label={COLUMNS[3]}>
              <Lines of={row.meters.map(({ beyond }) => beyond)} />
            </td>
            <td data-label={COLUMNS[4]}>{row.most}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
