import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { PERIODS, type Period } from '../../contract/number-calls.ts';
import { texts } from '../../texts/en.ts';
import type { InboxShop } from '../place.ts';
import styles from './numbers.module.css';
import { useNumbers } from './use-numbers.ts';

// Loads beside its data, so that the page's frame is there first.
const Report = lazy(async () => ({ default: (await import('./report.tsx')).Report }));

const NAMES = {
  7: texts.numbers.last7,
  30: texts.numbers.last30,
  90: texts.numbers.last90,
} as const satisfies Record<Period, string>;

/** The page that shows how fast the team answers. */
export function InboxNumbersPage({ merchant: shop }: { merchant: InboxShop }) {
  const [fields, setFields] = useSearchParams();
  const period = PERIODS.find((one) => one === fields.get('days')) ?? '30';
  const { data, error, refetch } = useNumbers(shop.shopUrl, period);
  return (
    <>
      <BackLink to="/inbox">{texts.numbers.back}</BackLink>
      <div className={styles.page}>
        <PageHead title={texts.numbers.title}>
          <div className={styles.control}>
            <NativeSelect
              aria-label={texts.numbers.period}
              value={period}
              onChange={(event) => setFields({ days: event.currentTarget.value }, { replace: true })}
              data={PERIODS.map((value) => ({ value, label: NAMES[value] }))}
            />
          </div>
        </PageHead>
        {data === undefined && error === null && <Waiting />}
        {data === undefined && error !== null && (
          <FailureNote what={texts.numbers.what} error={error} retry={() => void refetch()} />
        )}
        {data && data.total.conversations + data.total.answers === 0 && (
          <EmptyNote title={texts.numbers.empty} text={texts.numbers.emptyText} />
        )}
        {data && data.total.conversations + data.total.answers > 0 && (
          <Suspense fallback={<Waiting />}>
            <Report shop={shop} period={period} numbers={data} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.numbers.what} />
      <WaitingBlock height={220} />
      <WaitingBlock height={320} />
    </>
  );
}
