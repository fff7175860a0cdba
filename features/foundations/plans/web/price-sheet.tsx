import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { describeReplyPrices } from '#features/foundations/channels/contract/reply-prices.ts';
import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { PriceRow } from '../contract/plan.ts';
import { texts } from '../texts/en.ts';
import { showPlansView } from './open-plans.ts';
import styles from './price-sheet.module.css';
import { usePlans } from './use-plans.ts';

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
        {texts.prices.back}
      </Button>
      {data !== undefined && <Sheet {...data.prices} />}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.prices.what} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <WaitingFor what={texts.prices.loading} />
          <WaitingBlock height={360} />
        </>
      )}
    </>
  );
}

function Sheet({ listed, own }: { listed: PriceRow[]; own: PriceRow[] }) {
  return (
    <>
      <p className={styles.about}>{texts.prices.aboutUsage}</p>
      <p className={styles.about}>{texts.prices.aboutMeters}</p>
      <p className={styles.about}>
        {fill(texts.prices.aboutWhatsApp, { replyPrices: describeReplyPrices() })}
      </p>
      {own.length > 0 && <Prices title={texts.prices.own} rows={own} />}
      <Prices title={texts.prices.listed} rows={listed} />
    </>
  );
}

function Prices({ title, rows }: { title: string; rows: readonly PriceRow[] }) {
  return (
    <table className={styles.prices}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.prices.plan}</th>
          <th scope="col">{texts.prices.price}</th>
          <th scope="col">{texts.prices.included}</th>
          <th scope="col">{texts.prices.beyond}</th>
          <th scope="col">{texts.prices.most}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.title} ${row.price}`}>
            <th scope="row">{row.title}</th>
            <td data-label={texts.prices.price}>{row.price}</td>
            <td data-label={texts.prices.included}>
              <Lines of={row.meters.map(({ included }) => included)} />
            </td>
            <td data-label={texts.prices.beyond}>
              <Lines of={row.meters.map(({ beyond }) => beyond)} />
            </td>
            <td data-label={texts.prices.most}>{row.most}</td>
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
