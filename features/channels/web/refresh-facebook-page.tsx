import { Button, Loader } from '@mantine/core';
import { IconBrandFacebook } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { LOGIN_TO_CONTINUE, REFRESHED, REFRESH_FAILED } from './messages.ts';
import { ReAuthorizationDialog } from './re-authorization-dialog.tsx';
import styles from './refresh-facebook-page.module.css';
import { useRefreshPage } from './use-refresh-page.ts';

/** Refreshes the connection of the Facebook page that the address names; opened from a link, without the shell. */
export function RefreshFacebookPage({ merchant }: { merchant: object | null }) {
  const pageId = new URLSearchParams(useLocation().search).get('pageId');
  if (pageId === null || pageId === '') return <Lost />;
  return merchant === null ? <LoggedOut /> : <Refresh pageId={pageId} />;
}

function Refresh({ pageId }: { pageId: string }) {
  const { state, problem, logIn, retry } = useRefreshPage(pageId);
  switch (state) {
    case 'refreshing':
      return (
        <Note title="Refreshing the connection of your Facebook page" isStatus>
          <Loader aria-hidden />
        </Note>
      );
    case 'refreshed':
      return <Note title={REFRESHED} isStatus />;
    case 'not_authorized':
      return (
        <Note title="This page needs a new permission">
          <ReAuthorizationDialog />
        </Note>
      );
    case 'logged_out':
      return (
        <Note title={LOGIN_TO_CONTINUE} text={problem}>
          <Button leftSection={<IconBrandFacebook size={20} aria-hidden />} onClick={() => void logIn()}>
            Log in with Facebook
          </Button>
        </Note>
      );
    case 'error':
      return (
        <Note title={REFRESH_FAILED} text={problem} isAlert>
          <Button onClick={() => void retry()}>Try again</Button>
        </Note>
      );
  }
}

function LoggedOut() {
  return (
    <Note title={LOGIN_TO_CONTINUE} text="Log in to your store first, then open this link once more.">
      <Button component={Link} to="/">
        Log in to your store
      </Button>
    </Note>
  );
}

function Lost() {
  return (
    <Note
      title="Are you lost?"
      text="This link names no Facebook page. The bird knows the way back."
      withBird
    >
      <Button component={Link} to="/dashboard">
        Go to the dashboard
      </Button>
    </Note>
  );
}

interface NoteProps {
  title: string;
  text?: string | null;
  isStatus?: boolean;
  isAlert?: boolean;
  withBird?: boolean;
  children?: ReactNode;
}

function Note({ title, text = null, isStatus, isAlert, withBird, children }: NoteProps) {
  useEffect(() => {
    document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <main className={styles.page}>
      {withBird && (
        <span className={styles.bird}>
          <Bellbird size={112} />
        </span>
      )}
      <div className={styles.words} role={isAlert ? 'alert' : isStatus ? 'status' : undefined}>
        <h1 className={styles.title}>{title}</h1>
        {text !== null && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </main>
  );
}
