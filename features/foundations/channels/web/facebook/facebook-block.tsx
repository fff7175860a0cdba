import { Button } from '@mantine/core';
import { IconBrandMessenger } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { FacebookConnection } from '../../contract/facebook-calls.ts';
import { texts } from '../../texts/en.ts';
import card from '../sender-card.module.css';
import styles from './facebook-block.module.css';
import { useFacebookPage } from './use-facebook-page.ts';

const FacebookConnectModal = lazy(async () => ({
  default: (await import('./facebook-connect-modal.tsx')).FacebookConnectModal,
}));
const DisconnectDialog = lazy(async () => ({
  default: (await import('./disconnect-dialog.tsx')).DisconnectDialog,
}));

/** The shop's Facebook page: connect, change, disconnect. */
export function FacebookBlock({ merchant }: { merchant: { shopUrl: string; isOldStore: boolean } }) {
  const { shopUrl, isOldStore } = merchant;
  const { data, error, refetch } = useFacebookPage(shopUrl);
  return (
    <Panel title={texts.page.title} aside={data && <Standing connection={data} />}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.page.what} error={error} retry={() => void refetch()} />
      )}
      {data && <Connection shopUrl={shopUrl} connection={data} isOldStore={isOldStore} />}
    </Panel>
  );
}

function Standing({ connection: { fbConnected, fbStatus, page } }: { connection: FacebookConnection }) {
  if (fbConnected) return <StatusBadge tone="good" word={texts.page.connected} />;
  if (fbStatus === 'disconnected' && page !== null)
    return <StatusBadge tone="bad" word={texts.page.disconnected} />;
  return <StatusBadge tone="care" word={texts.page.notConnected} />;
}

interface ConnectionProps {
  shopUrl: string;
  connection: FacebookConnection;
  isOldStore: boolean;
}

function Connection({ shopUrl, connection, isOldStore }: ConnectionProps) {
  const [dialog, setDialog] = useState<'connect' | 'disconnect' | null>(null);
  const { page, fbConnected, canLogIn, stoppedReason } = connection;
  const close = () => setDialog(null);
  const lock = useLock('configure');
  return (
    <>
      {page === null ? <NoPage isOldStore={isOldStore} /> : <Page page={page} />}
      {page !== null && stoppedReason !== null && <p className={card.stopped}>{stoppedReason}</p>}
      {!canLogIn && <p className={card.quiet}>{texts.page.noMetaApp}</p>}
      <div className={card.actions}>
        {canLogIn && (
          <Button variant={fbConnected ? 'default' : 'filled'} onClick={() => setDialog('connect')} {...lock}>
            {fbConnected ? texts.page.change : texts.page.connect}
          </Button>
        )}
        {page !== null && (
          <Button variant="subtle" color="red" onClick={() => setDialog('disconnect')} {...lock}>
            {texts.page.disconnect}
          </Button>
        )}
      </div>
      <WhenOpened opened={dialog === 'connect'}>
        <FacebookConnectModal
          shopUrl={shopUrl}
          opened={dialog === 'connect'}
          onClose={close}
          title={fbConnected ? texts.connectPage.changeTitle : texts.connectPage.title}
        />
      </WhenOpened>
      <WhenOpened opened={dialog === 'disconnect'}>
        {page !== null && <DisconnectDialog page={page} opened={dialog === 'disconnect'} onClose={close} />}
      </WhenOpened>
    </>
  );
}

function Page({ page }: { page: NonNullable<FacebookConnection['page']> }) {
  return (
    <p className={card.named}>
      {page.picture === null ? (
        <IconBrandMessenger
          className={`${card.mark} ${styles.messenger}`}
          size={28}
          stroke={1.5}
          aria-hidden
        />
      ) : (
        <img className={styles.picture} src={page.picture} alt="" width={40} height={40} />
      )}
      <span>
        <strong>{page.name}</strong>
        {page.profileName !== null && page.profileName !== '' && (
          <span className={card.quiet}>{fill(texts.page.connectedBy, { person: page.profileName })}</span>
        )}
      </span>
    </p>
  );
}

function NoPage({ isOldStore }: { isOldStore: boolean }) {
  return <p className={card.quiet}>{isOldStore ? texts.page.noneOfOldStore : texts.page.none}</p>;
}

function Waiting() {
  return (
    <div className={card.waiting}>
      <WaitingFor what={texts.page.what} />
      <WaitingBlock height={40} width={240} />
      <WaitingBlock height={36} width={140} />
    </div>
  );
}
