import { Button, Loader } from '@mantine/core';
import { IconBrandFacebook } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { LOGIN_TO_CONTINUE, REFRESHED, REFRESH_FAILED } from '../copy.ts';
import { ProblemNote } from '../login/problem-note.tsx';
import type { Problem } from '../login/problem.ts';
import { ReAuthorizationDialog } from './re-authorization-dialog.tsx';
import styles from './refresh-facebook-page.module.css';
import { useRefreshPage } from './use-refresh-page.ts';

interface RefreshProps {
  /** Null if nobody is logged in. */
  merchant: object | null;
  /** Stores this page for after the login. */
  comeBack: () => void;
}

/**
 * The page that refreshes the connection of the Facebook page in the address. Opened from a link, without the shell.
 */
export function RefreshFacebookPage({ merchant, comeBack }: RefreshProps) {
  const pageId = new URLSearchParams(useLocation().search).get('pageId');
  if (pageId === null || pageId === '') return <Lost />;
  return merchant === null ? <LoggedOut comeBack={comeBack} /> : <Refresh pageId={pageId} />;
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
        <Note title={LOGIN_TO_CONTINUE} problem={problem}>
          <Button leftSection={<IconBrandFacebook size={20} aria-hidden />} onClick={() => void logIn()}>
            Log in with Facebook
          </Button>
        </Note>
      );
    case 'error':
      return (
        <Note title={REFRESH_FAILED} problem={problem}>
          <Button onClick={() => void retry()}>Try again</Button>
        </Note>
      );
  }
}

function LoggedOut({ comeBack }: { comeBack: () => void }) {
  return (
    <Note title={LOGIN_TO_CONTINUE} text="Log in to your store first. Then this page goes on automatically.">
      <Button component={Link} to="/" onClick={comeBack}>
        Log in to your store
      </Button>
    </Note>
  );
}

function Lost() {
  return (
    <Note title="Are you lost?" text="This link names no Facebook page. The bird knows the way back.">
      <Button component={Link} to="/dashboard">
        Go to the dashboard
      </Button>
    </Note>
  );
}

interface NoteProps {
  title: string;
  text?: string;
  problem?: Problem | null;
  isStatus?: boolean;
  children?: ReactNode;
}

function Note({ title, text, problem = null, isStatus = false, children }: NoteProps) {
  useEffect(() => {
    document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <Bellbird size={32} /> Bellbird
      </p>
      <div className={styles.card}>
        <div role={isStatus ? 'status' : undefined}>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {problem !== null && <ProblemNote problem={problem} />}
        {children}
      </div>
    </main>
  );
}
