import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { PhoneApp } from '#platform/ui-kit/phone/phone-app.ts';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import { ownTemplateDraft } from '../../rules/editor/own-template-draft.ts';
import { lockOf } from '../../rules/flow/may-edit.ts';
import { useEditing } from './editing.ts';
import styles from './locked-flow.module.css';

interface LockedFlowProps {
  channel: Channel;
  flow: PreviewedFlow | undefined;
  hasPlan: boolean;
  /** The category of the shop's own template. */
  category: 'MARKETING' | 'UTILITY';
  /** The language in which the message is shown. */
  language: string;
}

/** A message whose text cannot be edited here, with the reason and a link to an own text. */
export function LockedFlow({ channel, flow, hasPlan, category, language }: LockedFlowProps) {
  const { message } = useEditing();
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
      {flow?.instead === null && mayUseOwn && (
        <>
          <Link
            className={styles.own}
            to="/templates"
            state={{
              draft: ownTemplateDraft(flow.nodes, { category, language }),
              awaitedBy: { type: message.type, dripId: message.dripId },
            }}
          >
            Use my own template
          </Link>
          <p className={styles.quiet}>{message.ownTextNote}</p>
        </>
      )}
    </div>
  );
}
