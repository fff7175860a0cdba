import { Button, Loader } from '@mantine/core';
import { IconBrandFacebook } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { texts } from '../../texts/en.ts';
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
        <Note title={texts.refresh.refreshing} isStatus>
          <Loader aria-hidden />
        </Note>
      );
    case 'refreshed':
      return <Note title={texts.refresh.refreshed} isStatus />;
    case 'not_authorized':
      return (
        <Note title={texts.refresh.needsPermission}>
          <ReAuthorizationDialog />
        </Note>
      );
    case 'logged_out':
      return (
        <Note title={texts.refresh.logInToContinue} problem={problem}>
          <Button leftSection={<IconBrandFacebook size={20} aria-hidden />} onClick={() => void logIn()}>
            {texts.refresh.logInWithFacebook}
          </Button>
        </Note>
      );
    case 'error':
      return (
        <Note title={texts.refresh.failed} problem={problem}>
          <Button onClick={() => void retry()}>{texts.refresh.tryAgain}</Button>
        </Note>
      );
  }
}

function LoggedOut({ comeBack }: { comeBack: () => void }) {
  return (
    <Note title={texts.refresh.logInToContinue} text={texts.refresh.logInFirst}>
      <Button component={Link} to="/" onClick={comeBack}>
        {texts.refresh.logInToStore}
      </Button>
    </Note>
  );
}

function Lost() {
  return (
    <Note title={texts.refresh.lost} text={texts.refresh.lostText}>
      <Button component={Link} to="/dashboard">
        {texts.refresh.toDashboard}
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
        <Bellbird size={32} /> {texts.refresh.brand}
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
