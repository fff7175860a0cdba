import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import type { ResponseOf } from '#platform/http/call.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import type { getAttribution } from '../../contract/attribution-calls.ts';
import { AttributionWindows } from '../../contract/attribution.ts';
import styles from './attribution-panel.module.css';
import { ABOUT, BY_BOTH, BY_CLICKS, ON_BILLS, READS_NOTE, TITLE, WHAT_CLICKS, WHAT_READS } from './copy.ts';
import { readWindow, typeWindow, type TypedWindow } from './typed-window.ts';
import { useAttribution, useSaveWindows } from './use-attribution.ts';
import { WindowInput } from './window-input.tsx';

type Attribution = ResponseOf<typeof getAttribution>;

/** The windows for credits, what they amount to, and the progress of counting past orders with them. */
export function AttributionPanel({ shopUrl }: { shopUrl: string }) {
  const { data, error, refetch } = useAttribution(shopUrl);
  return (
    <Panel title={TITLE} aside={<Link to="/orders">Orders and revenue</Link>}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what="Your windows" error={error} retry={() => void refetch()} />
      )}
      {data && (
        <>
          <p className={styles.about}>{ABOUT}</p>
          <WindowsForm shopUrl={shopUrl} stored={data.windows} />
          <Sides attribution={data} />
          {data.recount && <Recount {...data.recount} />}
          {data.hasPlans && <p className={styles.note}>{ON_BILLS}</p>}
        </>
      )}
    </Panel>
  );
}

function WindowsForm({ shopUrl, stored }: { shopUrl: string; stored: AttributionWindows }) {
  const { mutate, isPending } = useSaveWindows(shopUrl);
  const begun = { clicks: typeWindow(stored.clickHours), reads: typeWindow(stored.readHours) };
  const { typed, setTyped, isSaved } = useTyped(begun, readWindows);
  const { clicks, reads } = typed;
  const read = z.safeParse(AttributionWindows, readWindows(typed));
  useUnsavedGuard(!isSaved);
  const problemOf = (field: keyof AttributionWindows) =>
    read.success ? null : (read.error.issues.find(({ path }) => path[0] === field)?.message ?? null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.success && !isSaved) mutate(read.data);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.fields}>
        <WindowInput
          name={WHAT_CLICKS}
          typed={clicks}
          problem={problemOf('clickHours')}
          onChange={(next) => setTyped({ ...typed, clicks: next })}
        />
        <WindowInput
          name={WHAT_READS}
          typed={reads}
          problem={problemOf('readHours')}
          onChange={(next) => setTyped({ ...typed, reads: next })}
        />
      </div>
      <p className={styles.note}>{READS_NOTE}</p>
      {!isSaved && (
        <p className={styles.actions}>
          <Button type="submit" loading={isPending} disabled={!read.success}>
            Save, and count past orders anew
          </Button>
          <Button variant="default" onClick={() => setTyped(begun)}>
            Discard
          </Button>
        </p>
      )}
    </form>
  );
}

function readWindows({ clicks, reads }: Record<'clicks' | 'reads', TypedWindow>): AttributionWindows {
  return { clickHours: readWindow(clicks), readHours: readWindow(reads) };
}

/** The effect of reads, side by side. */
function Sides({ attribution: { currencyCode, clickOnly, clickAndRead } }: { attribution: Attribution }) {
  const side = ({ revenueMinor, orders }: Attribution['clickOnly']) => (
    <>
      {formatMoney(revenueMinor, currencyCode)}
      <span className={styles.orders}>
        {formatCount(orders)} {orders === 1 ? 'order' : 'orders'}
      </span>
    </>
  );
  return (
    <FigureList>
      <Figure name={BY_CLICKS}>{side(clickOnly)}</Figure>
      <Figure name={BY_BOTH}>{side(clickAndRead)}</Figure>
    </FigureList>
  );
}

function Recount({ done, of }: { done: number; of: number }) {
  return (
    <div className={styles.recount} role="status">
      <p>
        Your past orders are being counted anew: {formatCount(done)} of {formatCount(of)}. Numbers change
        until then; you may leave this page.
      </p>
      <Progress value={of === 0 ? 100 : (done / of) * 100} aria-label="Past orders counted anew" />
    </div>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what="Your windows" />
      <WaitingBlock height={220} />
    </>
  );
}
