import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { WhatsAppSender } from '../../contract/channel-calls.ts';
import { texts } from '../../texts/en.ts';
import { ProblemNote } from '../login/problem-note.tsx';
import card from '../sender-card.module.css';
import {
  describeConnectionState,
  describeLimit,
  describeName,
  limitAdvice,
  QUALITY_TONES,
} from './describe-number.ts';
import { PhoneAppNote } from './phone-app-note.tsx';
import { useResumeNumber } from './use-resume-number.ts';
import { useSignUpNumber } from './use-sign-up-number.ts';
import { useWhatsAppSender } from './use-whatsapp-sender.ts';
import styles from './whatsapp-number-panel.module.css';

/** The shop's WhatsApp number and its state. */
export function WhatsAppNumberPanel({ shopUrl, timeZone }: { shopUrl: string; timeZone: string }) {
  const { data, error, refetch } = useWhatsAppSender(shopUrl);
  return (
    <Panel title={texts.number.title} aside={data && <Connection sender={data.sender} />}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.number.what} error={error} retry={() => void refetch()} />
      )}
      {data?.sender === null && <NotConnected canSignUp={data.signUpOrigin !== null} />}
      {data?.sender && <Sender sender={data.sender} shopUrl={shopUrl} timeZone={timeZone} />}
      {data && data.signUpOrigin !== null && (
        <SignUp shopUrl={shopUrl} origin={data.signUpOrigin} isFirst={data.sender === null} />
      )}
    </Panel>
  );
}

function Connection({ sender }: { sender: WhatsAppSender | null }) {
  return <StatusBadge {...describeConnectionState(sender)} />;
}

function Sender({
  sender,
  shopUrl,
  timeZone,
}: {
  sender: WhatsAppSender;
  shopUrl: string;
  timeZone: string;
}) {
  const { qualityColor: quality } = sender;
  const tone = QUALITY_TONES[quality];
  const nameNote = describeName(sender.nameStatus);
  // While shoppers block the number, only that is shown.
  const isWell = tone === 'good' || tone === 'plain';
  const limitNote = isWell ? limitAdvice(sender.currentLimit) : null;
  return (
    <>
      <p className={`${card.named} ${styles.number}`}>
        <IconBrandWhatsapp className={`${card.mark} ${styles.whatsapp}`} size={28} stroke={1.5} aria-hidden />
        <span>
          <strong>
            <bdi>{sender.displayPhoneNumber ?? texts.number.unknown}</bdi>
          </strong>
          {sender.displayPhoneNumber === null && (
            <span className={card.quiet}>{texts.number.unknownHint}</span>
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
        <Figure name={texts.number.quality} term="quality">
          <StatusBadge tone={tone} word={texts.quality[quality]} />
        </Figure>
        <Figure name={texts.number.limit} term="messagingLimit">
          {describeLimit(sender.currentLimit)}
        </Figure>
      </FigureList>
      {sender.phoneApp && <PhoneAppNote phoneApp={sender.phoneApp} timeZone={timeZone} />}
      <p className={styles.advice}>
        {texts.qualityAdvice[quality]}
        {limitNote !== null && ` ${limitNote}`}{' '}
        <PageLink to="/sender-health">{texts.number.seeHealth}</PageLink>
      </p>
    </>
  );
}

function Stopped({ reason, canResume, shopUrl }: { reason: string; canResume: boolean; shopUrl: string }) {
  const { mutate, isPending } = useResumeNumber(shopUrl);
  const lock = useLock('configure');
  return (
    <div className={card.stopped}>
      <p>{fill(texts.number.stopped, { reason })}</p>
      {canResume && (
        <Button size="xs" variant="default" mt={8} loading={isPending} onClick={() => mutate()} {...lock}>
          {texts.number.resume}
        </Button>
      )}
    </div>
  );
}

function NotConnected({ canSignUp }: { canSignUp: boolean }) {
  return <p className={card.quiet}>{canSignUp ? texts.number.none : texts.number.noneWithoutSignUp}</p>;
}

function SignUp({ shopUrl, origin, isFirst }: { shopUrl: string; origin: string; isFirst: boolean }) {
  const { mutate, isPending, data: problem, cancel } = useSignUpNumber(shopUrl, origin);
  const lock = useLock('configure');
  return (
    <div>
      {problem && <ProblemNote problem={problem} />}
      <div className={card.actions}>
        <Button
          variant={isFirst ? 'filled' : 'default'}
          loading={isPending}
          onClick={() => mutate()}
          {...lock}
        >
          {isFirst ? texts.number.connect : texts.number.change}
        </Button>
        {isPending && (
          <>
            <Button variant="subtle" onClick={cancel}>
              {texts.number.cancel}
            </Button>
            <span className={card.quiet} role="status">
              {texts.number.signingUp}
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
      <WaitingFor what={texts.number.what} />
      <WaitingBlock height={28} width={220} />
      <WaitingBlock height={44} width={320} />
    </div>
  );
}
