import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { PhoneApp } from '#platform/ui-kit/phone/phone-app.ts';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import { lockOf } from '../../rules/flow/may-edit.ts';
import { texts } from '../../texts/en.ts';
import { useEditing } from './editing.ts';
import styles from './locked-flow.module.css';

interface LockedFlowProps {
  channel: Channel;
  flow: PreviewedFlow | undefined;
  hasPlan: boolean;
}

/** A message whose text cannot be edited here, with the reason and, where that is possible, a button to write another text. */
export function LockedFlow({ channel, flow, hasPlan }: LockedFlowProps) {
  const { editWords } = useEditing();
  const { sentences, mayUseOwn } = lockOf({
    channel,
    hasPlan,
    level: flow?.level ?? 0,
    leadsOn: flow?.replies.some(({ leadsTo }) => leadsTo !== STOP_PAYLOAD) === true,
  });
  return (
    <div className={styles.locked}>
      <PhoneApp value={channel === 'WA' ? 'whatsapp' : 'messenger'}>
        {flow?.preview.map((bubble, at) => (
          <Bubble key={at} from="business" time="10:24" bubble={bubble} />
        ))}
      </PhoneApp>
      <p className={styles.lock}>
        <IconLock size={16} stroke={1.5} aria-hidden /> {sentences.join(' ')}
      </p>
      {flow?.instead === null && mayUseOwn && editWords && (
        <>
          <Button variant="default" size="compact-md" onClick={editWords}>
            {texts.locked.edit}
          </Button>
          <p className={styles.quiet}>{texts.locked.editNote}</p>
        </>
      )}
    </div>
  );
}
