import { Button } from '@mantine/core';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { hideToast, toastError } from '#platform/ui-kit/toast.tsx';
import { texts } from '../../texts/en.ts';
import styles from './facebook-lost-screen.module.css';
import { useDisconnectPage, useFacebookPage } from './use-facebook-page.ts';
import { ConnectFacebook, WithConnecting } from './with-connecting.tsx';

/** The facts about the shop's page that this screen needs. */
interface PageHolder {
  shopUrl: string;
  isOldStore: boolean;
  fbConnected: boolean;
  fbStatus: string;
  pageName: string | null;
  pageIdFB: string | null;
}

const TOAST = 'facebook-lost';

/**
 * Shown instead of pages that need Facebook while the shop's page is lost. Reports the loss only if the page is really lost.
 */
export function FacebookLostScreen({ merchant }: { merchant: PageHolder }) {
  const { fbConnected, fbStatus, pageName } = merchant;
  useEffect(() => {
    if (fbConnected) return;
    toastError(TOAST, texts.lostPage.toast);
    return () => hideToast(TOAST);
  }, [fbConnected]);
  if (fbStatus === 'disconnected') return <LostPage merchant={merchant} />;
  return (
    <>
      <PageHead title={texts.nothingLost.title} />
      <EmptyNote
        title={fbConnected ? connectedTitle(pageName) : texts.nothingLost.none}
        text={fbConnected ? texts.nothingLost.connectedText : texts.nothingLost.noneText}
        action={<PageLink to="/settings">{texts.lostPage.toSettings}</PageLink>}
      />
    </>
  );
}

function connectedTitle(page: string | null): string {
  return page === null ? texts.nothingLost.connectedUnnamed : fill(texts.nothingLost.connected, { page });
}

function lostTitle(page: string | null): string {
  return page === null ? texts.lostPage.headingUnnamed : fill(texts.lostPage.heading, { page });
}

/** Says what was lost and what continues to work, and offers the two ways to continue. */
function LostPage({ merchant }: { merchant: PageHolder }) {
  const { shopUrl, isOldStore, pageName, pageIdFB } = merchant;
  const connection = useFacebookPage(shopUrl).data;
  return (
    <>
      <PageHead title={texts.lostPage.title} />
      <EmptyNote
        title={lostTitle(pageName)}
        text={
          <>
            {connection?.stoppedReason ?? texts.lostPage.reason} {texts.lostPage.waiting}
            {!isOldStore && ` ${texts.lostPage.whatsApp}`}
          </>
        }
        action={
          <>
            <div className={styles.ways}>
              {connection?.canLogIn === true && (
                <WithConnecting merchant={merchant}>
                  <ConnectAgain />
                </WithConnecting>
              )}
              {!isOldStore && pageIdFB !== null && <GoOnWithout pageId={pageIdFB} />}
            </div>
            <p className={styles.note}>{!isOldStore && texts.lostPage.goOnWithoutHint}</p>
            <PageLink to="/settings">{texts.lostPage.toSettings}</PageLink>
          </>
        }
      />
    </>
  );
}

function ConnectAgain() {
  const connect = use(ConnectFacebook);
  return <Button onClick={connect}>{texts.lostPage.connectAgain}</Button>;
}

/** Gives the shop its placeholder again, so that its WhatsApp campaigns open. */
function GoOnWithout({ pageId }: { pageId: string }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useDisconnectPage(pageId, () => void navigate('/automation-wa'));
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {texts.lostPage.goOnWithout}
    </Button>
  );
}
