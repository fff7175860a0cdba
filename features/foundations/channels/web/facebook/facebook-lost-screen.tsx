import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { hideToast, toastError } from '#platform/ui-kit/toast.tsx';
import { FacebookConnectModal } from './facebook-connect-modal.tsx';
import styles from './facebook-lost-screen.module.css';
import { useDisconnectPage, useFacebookPage } from './use-facebook-page.ts';

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
/** Document 1, section 8. */
const LOST = 'FB Page Disconnected - Go To Settings to Connect Page';

/** The target of pages that need Facebook while the shop's page is lost. It says so only if that is true. */
export function FacebookLostScreen({ merchant }: { merchant: PageHolder }) {
  const { fbConnected, fbStatus, pageName } = merchant;
  useEffect(() => {
    if (fbConnected) return;
    toastError(TOAST, LOST);
    return () => hideToast(TOAST);
  }, [fbConnected]);
  if (fbStatus === 'disconnected') return <LostPage merchant={merchant} />;
  return (
    <>
      <PageHead title="Facebook page" />
      <EmptyNote
        title={
          fbConnected ? `${pageName ?? 'Your Facebook page'} is connected` : 'No Facebook page is connected'
        }
        text={
          fbConnected
            ? 'Messages on Messenger are sent from it.'
            : 'Messages on Messenger need the page of your store. Connect it in Settings.'
        }
        action={<PageLink to="/settings">Go to Settings</PageLink>}
      />
    </>
  );
}

/** What was lost, what continues to work, and the two ways on. */
function LostPage({ merchant }: { merchant: PageHolder }) {
  const { shopUrl, isOldStore, pageName, pageIdFB } = merchant;
  const connection = useFacebookPage(shopUrl).data;
  return (
    <>
      <PageHead title="FB Page Disconnected" />
      <EmptyNote
        title={`${pageName ?? 'Your Facebook page'} is disconnected`}
        text={
          <>
            {connection?.stoppedReason ??
              'Facebook no longer lets Bellbird act for the page. Connect the page again.'}{' '}
            Messages on Messenger wait until then.{!isOldStore && ' WhatsApp messages keep going.'}
          </>
        }
        action={
          <>
            <div className={styles.ways}>
              {connection?.canLogIn === true && <ConnectAgain shopUrl={shopUrl} />}
              {!isOldStore && pageIdFB !== null && <GoOnWithout pageId={pageIdFB} />}
            </div>
            <p className={styles.note}>
              {!isOldStore &&
                'Going on without Facebook disconnects the page. Your campaigns and subscribers stay, and you can connect it again at any time.'}
            </p>
            <PageLink to="/settings">Go to Settings</PageLink>
          </>
        }
      />
    </>
  );
}

function ConnectAgain({ shopUrl }: { shopUrl: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Connect the page again</Button>
      <FacebookConnectModal shopUrl={shopUrl} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Gives the shop its placeholder again, so that its WhatsApp campaigns open. */
function GoOnWithout({ pageId }: { pageId: string }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useDisconnectPage(pageId, () => void navigate('/automation-wa'));
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      Go on without Facebook
    </Button>
  );
}
