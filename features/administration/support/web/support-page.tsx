import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import { Opening } from './opening.tsx';
import { SupportSignUp } from './support-sign-up.tsx';
import { useIsOnSupportChat, useSupportSettings } from './use-support.ts';

/** The page that leads to the store's support chat, directly or after signing up. */
export function SupportPage({ merchant }: { merchant: Merchant }) {
  return (
    <>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <Support merchant={merchant} />
    </>
  );
}

function Support({ merchant }: { merchant: Merchant }) {
  const settings = useSupportSettings(merchant.shopUrl);
  const isOn = useIsOnSupportChat(merchant.shopUrl);
  const failed = [settings, isOn].find((one) => one.isError);
  if (failed) {
    return <FailureNote what={texts.page.what} error={failed.error} retry={() => void failed.refetch()} />;
  }
  if (settings.data === undefined || isOn.data === undefined) {
    return (
      <>
        <WaitingFor what={texts.page.what} />
        <WaitingBlock height={240} />
      </>
    );
  }
  const { chatUrl, opensDirectly, supportEmail } = settings.data;
  if (chatUrl === null) return <NoSupportChat supportEmail={supportEmail} />;
  if (isOn.data === 1) return <Leaving chatUrl={chatUrl} />;
  if (opensDirectly) return <OpenChat chatUrl={chatUrl} />;
  return <SupportSignUp merchant={merchant} chatUrl={chatUrl} supportEmail={supportEmail} />;
}

function NoSupportChat({ supportEmail }: { supportEmail: string }) {
  return <EmptyNote title={texts.notSetUp.title} text={fill(texts.notSetUp.text, { supportEmail })} />;
}

/** Opens the chat immediately, because the store is already signed up. */
function Leaving({ chatUrl }: { chatUrl: string }) {
  useEffect(() => location.assign(chatUrl), [chatUrl]);
  return (
    <p role="status">
      <Opening chatUrl={chatUrl} />
    </p>
  );
}

function OpenChat({ chatUrl }: { chatUrl: string }) {
  return (
    <EmptyNote
      title={texts.chat.title}
      text={texts.chat.text}
      action={
        <Button
          component="a"
          href={chatUrl}
          rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
        >
          {texts.chat.open}
        </Button>
      }
    />
  );
}
