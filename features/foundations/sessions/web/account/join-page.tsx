import { Button } from '@mantine/core';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../../texts/en.ts';
import { AccountCard } from './account-card.tsx';
import { JoinForm } from './join-form.tsx';
import { useInvitation } from './use-account.ts';
import { useLinkToken } from './use-link-token.ts';

/** The page that an invitation leads to. */
export function JoinPage() {
  const token = useLinkToken();
  if (token !== null) return <Invited key={token} token={token} />;
  return <AccountCard title={texts.join.noLink} text={texts.join.noLinkText} />;
}

function Invited({ token }: { token: string }) {
  const { data, error, refetch } = useInvitation(token);
  if (data !== undefined) return <JoinForm token={token} invitation={data} />;
  if (error instanceof RefusedCall && error.code === 'INVITATION_EXPIRED') {
    return (
      <AccountCard title={texts.join.useless} text={sentenceOf(error)} isStatus>
        <Button component="a" href="/" variant="default">
          {texts.account.toHome}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={texts.join.what}>
      {error === null ? (
        <>
          <WaitingFor what={texts.join.what} />
          <WaitingBlock height={220} />
        </>
      ) : (
        <FailureNote bare what={texts.join.what} error={error} retry={() => void refetch()} />
      )}
    </AccountCard>
  );
}
