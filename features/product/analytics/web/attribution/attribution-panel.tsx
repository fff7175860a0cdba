import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import type { getAttribution } from '../../contract/attribution-calls.ts';
import { AttributionWindows } from '../../contract/attribution.ts';
import { texts } from '../../texts/en.ts';
import styles from './attribution-panel.module.css';
import { readWindow, typeWindow, type TypedWindow } from './typed-window.ts';
import { useAttribution, useSaveWindows } from './use-attribution.ts';
import { WindowInput } from './window-input.tsx';

type Attribution = ResponseOf<typeof getAttribution>;

interface AttributionPanelProps {
  shopUrl: string;
  /** Shown below the settings. */
  note?: ReactNode;
}

/** The windows for credits, what they amount to, and the progress of counting past orders with them. */
export function AttributionPanel({ shopUrl, note }: AttributionPanelProps) {
  const { data, error, refetch } = useAttribution(shopUrl);
  return (
    <Panel
      title={texts.attribution.title}
      term="attribution"
      aside={<Link to="/orders">{texts.attribution.orders}</Link>}
    >
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.attribution.what} error={error} retry={() => void refetch()} />
      )}
      {data && (
        <>
          <p className={styles.about}>{texts.attribution.about}</p>
          <WindowsForm shopUrl={shopUrl} stored={data.windows} />
          <Sides attribution={data} />
          {data.recount && <Recount {...data.recount} />}
          {data.hasPlans && <p className={styles.note}>{texts.attribution.bill}</p>}
        </>
      )}
      {note}
    </Panel>
  );
}

function WindowsForm({ shopUrl, stored }: { shopUrl: string; stored: AttributionWindows }) {
  const { mutate, isPending } = useSaveWindows(shopUrl);
  const started = { clicks: typeWindow(stored.clickHours), reads: typeWindow(stored.readHours) };
  const { typed, setTyped, isSaved } = useTyped(started, readWindows);
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
          name={texts.attribution.clicks}
          typed={clicks}
          problem={problemOf('clickHours')}
          onChange={(next) => setTyped({ ...typed, clicks: next })}
        />
        <WindowInput
          name={texts.attribution.reads}
          typed={reads}
          problem={problemOf('readHours')}
          onChange={(next) => setTyped({ ...typed, reads: next })}
        />
      </div>
      <p className={styles.note}>{texts.attribution.hint}</p>
      {!isSaved && (
        <p className={styles.actions}>
          <Button type="submit" loading={isPending} disabled={!read.success}>
            {texts.attribution.save}
          </Button>
          <Button variant="default" onClick={() => setTyped(started)}>
            {texts.attribution.discard}
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
      <span className={styles.orders}>{fill(texts.attribution.counted, { count: orders })}</span>
    </>
  );
  return (
    <FigureList>
      <Figure name={texts.attribution.byClicks}>{side(clickOnly)}</Figure>
      <Figure name={texts.attribution.withReads}>{side(clickAndRead)}</Figure>
    </FigureList>
  );
}

function Recount({ done, of }: { done: number; of: number }) {
  return (
    <div className={styles.recount} role="status">
      <p>{fill(texts.attribution.recounting, { done, all: of })}</p>
      <Progress value={of === 0 ? 100 : (done / of) * 100} aria-label={texts.attribution.progress} />
    </div>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.attribution.what} />
      <WaitingBlock height={220} />
    </>
  );
}
