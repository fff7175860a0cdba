import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { WhatsAppSender } from '../../contract/channel-calls.ts';
import {
  describeConnectionState,
  limitAdvice,
  describeLimit,
  describeName,
  QUALITY_LABELS,
} from '../copy.ts';
import { ProblemNote } from '../login/problem-note.tsx';
import card from '../sender-card.module.css';
import { useResumeNumber } from './use-resume-number.ts';
import { useSignUpNumber } from './use-sign-up-number.ts';
import { useWhatsAppSender } from './use-whatsapp-sender.ts';
import styles from './whatsapp-number-panel.module.css';

/** The shop's WhatsApp number and its state. */
export function WhatsAppNumberPanel({ shopUrl }: { shopUrl: string }) {
  const { data, error, refetch } = useWhatsAppSender(shopUrl);
  return (
    <Panel title="WhatsApp number" aside={data && <Connection sender={data.sender} />}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what="The WhatsApp number" error={error} retry={() => void refetch()} />
      )}
      {data?.sender === null && <NotConnected canSignUp={data.signUpOrigin !== null} />}
      {data?.sender && <Sender sender={data.sender} shopUrl={shopUrl} />}
      {data && data.signUpOrigin !== null && (
        <SignUp shopUrl={shopUrl} origin={data.signUpOrigin} isFirst={data.sender === null} />
      )}
    </Panel>
  );
}

function Connection({ sender }: { sender: WhatsAppSender | null }) {
  return <StatusBadge {...describeConnectionState(sender)} />;
}

function Sender({ sender, shopUrl }: { sender: WhatsAppSender; shopUrl: string }) {
  const quality = QUALITY_LABELS[sender.qualityColor];
  const nameNote = describeName(sender.nameStatus);
  // While shoppers block the number, only that is shown.
  const isWell = quality.tone === 'good' || quality.tone === 'plain';
  const limitNote = isWell ? limitAdvice(sender.currentLimit) : null;
  return (
    <>
      <p className={`${card.named} ${styles.number}`}>
        <IconBrandWhatsapp className={`${card.mark} ${styles.whatsapp}`} size={28} stroke={1.5} aria-hidden />
        <span>
          <strong>{sender.displayPhoneNumber ?? 'Your WhatsApp number'}</strong>
          {sender.displayPhoneNumber === null && (
            <span className={card.quiet}>Its digits show here once WhatsApp has told them.</span>
          )}
          {sender.verifiedName !== null && <span className={card.quiet}>{sender.verifiedName}</span>}
        </span>
      </p>
      {sender.stoppedReason !== null && (
        <Stopped reason={sender.stoppedReason} canResume={sender.canResume} shopUrl={shopUrl} />
      )}
      {[...(nameNote === null ? [] : [nameNote]), ...sender.notes].map((note) => (
        <p key={note} className={card.care}>
          {note}
        </p>
      ))}
      <FigureList>
        <Figure name="Quality">
          <StatusBadge tone={quality.tone} word={quality.word} />
        </Figure>
        <Figure name="Limit">{describeLimit(sender.currentLimit)}</Figure>
      </FigureList>
      <p className={styles.advice}>
        {quality.advice}
        {limitNote !== null && ` ${limitNote}`} <PageLink to="/sender-health">See its health</PageLink>
      </p>
    </>
  );
}

function Stopped({ reason, canResume, shopUrl }: { reason: string; canResume: boolean; shopUrl: string }) {
  const { mutate, isPending } = useResumeNumber(shopUrl);
  return (
    <div className={card.stopped}>
      <p>Nothing is sent: {reason}</p>
      {canResume && (
        <Button size="xs" variant="default" mt={8} loading={isPending} onClick={() => mutate()}>
          Try sending again
        </Button>
      )}
    </div>
  );
}

function NotConnected({ canSignUp }: { canSignUp: boolean }) {
  return (
    <p className={card.quiet}>
      Messages need a WhatsApp Business number.{' '}
      {canSignUp
        ? 'WhatsApp leads you through it in a window of its own, in about five minutes.'
        : 'Whoever runs your Bellbird server connects one, then it shows here with its quality and its daily limit.'}
    </p>
  );
}

function SignUp({ shopUrl, origin, isFirst }: { shopUrl: string; origin: string; isFirst: boolean }) {
  const { mutate, isPending, data: problem, cancel } = useSignUpNumber(shopUrl, origin);
  return (
    <div>
      {problem && <ProblemNote problem={problem} />}
      <div className={card.actions}>
        <Button variant={isFirst ? 'filled' : 'default'} loading={isPending} onClick={() => mutate()}>
          {isFirst ? 'Connect number' : 'Change number'}
        </Button>
        {isPending && (
          <>
            <Button variant="subtle" onClick={cancel}>
              Cancel
            </Button>
            <span className={card.quiet} role="status">
              Go on in the window that opened.
            </span>
          </>
        )}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={card.waiting}>
      <WaitingFor what="The WhatsApp number" />
      <WaitingBlock height={28} width={220} />
      <WaitingBlock height={44} width={320} />
    </div>
  );
}
