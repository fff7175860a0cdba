import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { Reading } from '../contract/plan.ts';
import { priceSheet, type PriceRow } from '../rules/price-sheet.ts';
import { PRICES_ABOUT } from './copy.ts';
import { showPlansView } from './open-plans.ts';
import styles from './price-sheet.module.css';
import { usePlans } from './use-plans.ts';

/** What messages cost beyond the price of a plan, and the earlier prices that some shops keep. */
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
      {data !== undefined && <Sheet reading={data.reading} />}
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

function Sheet({ reading }: { reading: Reading }) {
  const { current, earlier } = priceSheet(reading);
  return (
    <>
      {PRICES_ABOUT.map((sentence) => (
        <p key={sentence} className={styles.about}>
          {sentence}
        </p>
      ))}
      <Prices title="Plans you can choose" rows={current} />
      <Prices title="Earlier prices" rows={earlier} />
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
            <th scope="row">
              {row.title}
              {row.who !== null && <span className={styles.who}>{row.who}</span>}
            </th>
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
