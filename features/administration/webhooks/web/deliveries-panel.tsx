import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { DELIVERY_STATES, type Delivery, type DeliveryState } from '../contract/delivery-calls.ts';
import { texts } from '../texts/en.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { Outcome } from './delivery-outcome.tsx';
import { nameOfEvent } from './describe-delivery.ts';
import { ReplayFailed } from './replay-failed.tsx';
import { useDeliveries, useSendTest, type OfEndpoint } from './use-deliveries.ts';
import styles from './webhooks.module.css';

interface DeliveriesPanelProps {
  of: OfEndpoint;
  isOn: boolean;
  timeZone: string;
}

/** The log of an endpoint. */
export function DeliveriesPanel({ of, isOn, timeZone }: DeliveriesPanelProps) {
  const [state, setState] = useState<DeliveryState | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const log = useDeliveries(of, state);
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries);
  return (
    <Panel title={texts.log.title} aside={<SendTest of={of} isOn={isOn} />}>
      <div className={styles.form}>
        <p>{texts.log.note}</p>
        <div className={styles.filters}>
          <NativeSelect
            label={texts.log.show}
            value={state ?? ''}
            data={[
              { value: '', label: texts.log.all },
              ...DELIVERY_STATES.map((one) => ({ value: one, label: texts.deliveryStates[one] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setState(DELIVERY_STATES.find((one) => one === value) ?? null)
            }
          />
          <ReplayFailed of={of} isOn={isOn} timeZone={timeZone} />
        </div>
        {deliveries === undefined && log.error !== null && (
          <FailureNote bare what={texts.log.what} error={log.error} retry={() => void log.refetch()} />
        )}
        {deliveries === undefined && log.error === null && (
          <>
            <WaitingFor what={texts.log.what} />
            <WaitingBlock height={160} />
          </>
        )}
        {deliveries?.length === 0 && <p>{state === null ? texts.log.none : texts.log.noneOfState}</p>}
        {deliveries !== undefined && deliveries.length > 0 && (
          <LogTable deliveries={deliveries} timeZone={timeZone} open={setOpened} />
        )}
        <LoadMore list={log}>{texts.log.more}</LoadMore>
      </div>
      {opened !== null && (
        <DeliveryDialog
          of={of}
          eventId={opened}
          isOn={isOn}
          timeZone={timeZone}
          close={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

function SendTest({ of, isOn }: Pick<DeliveriesPanelProps, 'of' | 'isOn'>) {
  const { mutate, isPending } = useSendTest(of);
  return (
    <Button variant="default" disabled={!isOn} loading={isPending} onClick={() => mutate()}>
      {texts.log.test}
    </Button>
  );
}

interface LogTableProps {
  deliveries: readonly Delivery[];
  timeZone: string;
  open: (eventId: string) => void;
}

function LogTable({ deliveries, timeZone, open }: LogTableProps) {
  return (
    <LineTable name={texts.log.table} minWidth={640}>
      <thead>
        <tr>
          <th scope="col">{texts.log.event}</th>
          <th scope="col">{texts.log.happened}</th>
          <th scope="col">{texts.log.outcome}</th>
          <th scope="col" data-cell="number">
            {texts.log.attempts}
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.eventId}>
            <td data-cell="name">
              <button type="button" className={styles.open} onClick={() => open(delivery.eventId)}>
                {nameOfEvent(delivery.type)}
              </button>
              <QuietLine>{delivery.type}</QuietLine>
            </td>
            <td data-name={texts.log.happened}>
              <Moment at={delivery.occurredAt} timeZone={timeZone} />
            </td>
            <td data-name={texts.log.outcome}>
              <Outcome delivery={delivery} timeZone={timeZone} />
            </td>
            <td data-cell="number" data-name={texts.log.attempts}>
              {delivery.attempts}
            </td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}
