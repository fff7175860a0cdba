import { Button, Loader, Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { IconBrandFacebook } from '@tabler/icons-react';
import { useFocusBack } from '#platform/ui-kit/use-focus-back.ts';
import { texts } from '../../texts/en.ts';
import { ProblemNote } from '../login/problem-note.tsx';
import type { Problem } from '../login/problem.ts';
import styles from './facebook-connect-modal.module.css';
import { PageChoice } from './page-choice.tsx';
import { useConnectPage } from './use-connect-page.ts';

interface FacebookConnectModalProps {
  shopUrl: string;
  opened: boolean;
  onClose: () => void;
  title?: string;
}

/** The dialog that connects a Facebook page: log in, choose a page, done. */
export function FacebookConnectModal({
  shopUrl,
  opened,
  onClose,
  title = texts.connectPage.title,
}: FacebookConnectModalProps) {
  useFocusBack(opened);
  const { step, logIn, cancel, pick, startAgain } = useConnectPage(shopUrl, onClose);
  const close = () => {
    if (step.kind === 'loggingIn') cancel();
    // A running step ends automatically. The dialog must start fresh next time.
    if (step.kind === 'start' || step.kind === 'choosing') startAgain();
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      centered
      size={460}
      closeButtonProps={{ 'aria-label': texts.connectPage.close }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      {step.kind === 'start' && <Start problem={step.problem} logIn={() => void logIn()} />}
      {step.kind === 'loggingIn' && (
        <>
          <Waiting words={texts.connectPage.loggingIn} />
          <Button fullWidth variant="default" onClick={cancel}>
            {texts.connectPage.cancel}
          </Button>
        </>
      )}
      {step.kind === 'gettingPage' && <Waiting words={texts.connectPage.gettingPages} />}
      {(step.kind === 'choosing' || step.kind === 'connecting') && (
        <PageChoice
          pages={step.choice.pages}
          problem={step.kind === 'choosing' ? step.problem : null}
          isConnecting={step.kind === 'connecting'}
          pick={(page) => void pick(step.choice, page)}
          logIn={() => void logIn()}
        />
      )}
    </Modal>
  );
}

function Start({ problem, logIn }: { problem: Problem | null; logIn: () => void }) {
  return (
    <>
      <p className={styles.lead}>{texts.connectPage.intro}</p>
      {problem !== null && <ProblemNote problem={problem} />}
      <Button fullWidth leftSection={<IconBrandFacebook size={20} aria-hidden />} onClick={logIn}>
        {texts.connectPage.logIn}
      </Button>
      <p className={styles.small}>{texts.connectPage.hint}</p>
    </>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <p className={styles.waiting} role="status">
      <Loader size="sm" aria-hidden /> {words}
    </p>
  );
}
