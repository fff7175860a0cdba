import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import type { Delivery } from '../contract/delivery-calls.ts';
import { texts } from '../texts/en.ts';
import { Outcome } from './delivery-outcome.tsx';
import { nameOfEvent } from './describe-delivery.ts';
import { useDelivery, useReplayEvent, type OfEndpoint } from './use-deliveries.ts';
import styles from './webhooks.module.css';

interface DeliveryDialogProps {
  of: OfEndpoint;
  eventId: string;
  isOn: boolean;
  timeZone: string;
  close: () => void;
}

/** One event of the log: what was sent, what came back, and a button that sends it again. */
export function DeliveryDialog({ of, eventId, isOn, timeZone, close }: DeliveryDialogProps) {
  const { data, error, refetch } = useDelivery(of, eventId);
  const { mutate, isPending } = useReplayEvent(of, close);
  return (
    <Dialog
      title={data ? nameOfEvent(data.delivery.type) : texts.log.event}
      width={720}
      onClose={close}
      actions={
        <Button disabled={!isOn || data === undefined} loading={isPending} onClick={() => mutate(eventId)}>
          {texts.log.replay}
        </Button>
      }
    >
      {data === undefined && (
        <NotLoaded bare what={texts.log.whatOne} height={240} error={error} retry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={styles.form}>
          <Facts delivery={data.delivery} timeZone={timeZone} />
          <Text title={texts.log.body} text={indent(data.body)} />
          <Text title={texts.log.answer} text={data.answer || texts.log.noAnswer} />
        </div>
      )}
    </Dialog>
  );
}

function Facts({ delivery, timeZone }: { delivery: Delivery; timeZone: string }) {
  return (
    <dl className={styles.facts}>
      <dt>{texts.log.outcome}</dt>
      <dd>
        <Outcome delivery={delivery} timeZone={timeZone} />
      </dd>
      <dt>{texts.log.attempts}</dt>
      <dd>{delivery.attempts}</dd>
      <dt>{texts.log.happened}</dt>
      <dd>
        <Moment at={delivery.occurredAt} timeZone={timeZone} />
      </dd>
      <dt>{texts.log.id}</dt>
      <dd>
        <CopyText text={`evt_${delivery.eventId}`} name={texts.log.id} />
      </dd>
    </dl>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className={styles.legend}>{title}</h3>
      <ScrollRegion name={title} className={styles.text}>
        <pre dir="ltr">{text}</pre>
      </ScrollRegion>
    </div>
  );
}

function indent(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
