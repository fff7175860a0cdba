import { IconBrandWhatsapp } from '@tabler/icons-react';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { WhatsAppSender } from '../contract/channel-calls.ts';
import { limitInWords, QUALITY_WORDS } from './sender-words.ts';
import { useWhatsAppSender } from './use-whatsapp-sender.ts';
import styles from './whatsapp-number-panel.module.css';

export const WHATSAPP_NUMBER_ID = 'whatsapp-number';

/** The number that messages are sent from, and whether it is well. */
export function WhatsAppNumberPanel({ shopUrl }: { shopUrl: string }) {
  const { data, error, refetch } = useWhatsAppSender(shopUrl);
  return (
    <div id={WHATSAPP_NUMBER_ID} tabIndex={-1} className={styles.anchor}>
      <Panel title="WhatsApp number" aside={data && <Connection sender={data.sender} />}>
        {data === undefined && error === null && <Waiting />}
        {data === undefined && error !== null && (
          <FailureNote bare what="The WhatsApp number" error={error} retry={() => void refetch()} />
        )}
        {data?.sender === null && <NotConnected />}
        {data?.sender && <Sender sender={data.sender} />}
      </Panel>
    </div>
  );
}

function Connection({ sender }: { sender: WhatsAppSender | null }) {
  if (sender === null) return <StatusBadge tone="care" word="Not connected" />;
  if (sender.stoppedReason !== null) return <StatusBadge tone="bad" word="Stopped" />;
  return <StatusBadge tone="good" word="Connected" />;
}

function Sender({ sender }: { sender: WhatsAppSender }) {
  const quality = QUALITY_WORDS[sender.qualityColor];
  return (
    <>
      <p className={styles.number}>
        <IconBrandWhatsapp className={styles.mark} size={28} stroke={1.5} aria-hidden />
        <span>
          <strong>{sender.displayPhoneNumber}</strong>
          {sender.verifiedName !== null && <span className={styles.quiet}>{sender.verifiedName}</span>}
        </span>
      </p>
      {sender.stoppedReason !== null && (
        <p className={styles.stopped}>Nothing is sent: {sender.stoppedReason}</p>
      )}
      <FigureList>
        <Figure name="Quality">
          <StatusBadge tone={quality.tone} word={quality.word} />
        </Figure>
        <Figure name="Limit">{limitInWords(sender.currentLimit)}</Figure>
      </FigureList>
      <p className={styles.advice}>{quality.advice}</p>
    </>
  );
}

function NotConnected() {
  return (
    <p className={styles.quiet}>
      Messages need a WhatsApp Business number. Whoever runs your Bellbird server connects one, then it shows
      here with its quality and its daily limit.
    </p>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <WaitingFor what="The WhatsApp number" />
      <WaitingBlock height={28} width={220} />
      <WaitingBlock height={44} width={320} />
    </div>
  );
}
