import { Button, Group, Modal, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import { IconAlertTriangle, IconMailCheck } from '@tabler/icons-react';
import { useEffect, useState, type FormEvent } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { INFO_TOAST_MS } from '#platform/ui-kit/durations.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../texts/en.ts';
import { Opening } from './opening.tsx';
import styles from './support-sign-up.module.css';
import { useSupportSignUp } from './use-support.ts';

interface SignUpProps {
  merchant: Merchant;
  chatUrl: string;
  supportEmail: string;
}

/** The form that asks for the admin's e-mail address, asks for confirmation, and then opens the chat. */
export function SupportSignUp({ merchant, chatUrl, supportEmail }: SignUpProps) {
  const [email, setEmail] = useState(merchant.shopEmail ?? '');
  const [isAsking, setIsAsking] = useState(false);
  const signUp = useSupportSignUp(merchant.shopUrl);
  const lock = useLock('configure');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setIsAsking(true);
  };
  const confirm = () => {
    setIsAsking(false);
    signUp.mutate(email.trim());
  };
  if (signUp.isSuccess) return <SignedUp answer={signUp.data} chatUrl={chatUrl} />;
  return (
    <Panel title={texts.signUp.title}>
      {signUp.isError && (
        <p className={styles.failure} role="alert">
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />{' '}
          {fill(texts.signUp.failed, { supportEmail })}
        </p>
      )}
      <form className={styles.form} onSubmit={ask}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          required
          withAsterisk={false}
          label={texts.signUp.email}
          description={texts.signUp.emailHint}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" loading={signUp.isPending} {...lock}>
          {texts.signUp.signUp}
        </Button>
      </form>
      <Confirm email={email.trim()} isAsking={isAsking} yes={confirm} no={() => setIsAsking(false)} />
    </Panel>
  );
}

function Confirm(props: { email: string; isAsking: boolean; yes: () => void; no: () => void }) {
  const { email, isAsking, yes, no } = props;
  return (
    <Modal
      opened={isAsking}
      onClose={no}
      centered
      title={fill(texts.signUp.question, { email })}
      classNames={{ title: styles.question }}
      closeButtonProps={{ 'aria-label': texts.signUp.close }}
    >
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={no}>
          {texts.signUp.no}
        </Button>
        <Button data-autofocus onClick={yes}>
          {texts.signUp.yes}
        </Button>
      </Group>
    </Modal>
  );
}

/** Shows the message long enough to read, and then opens the chat. */
function SignedUp({ answer, chatUrl }: { answer: string; chatUrl: string }) {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(chatUrl), INFO_TOAST_MS);
    return () => clearTimeout(timer);
  }, [chatUrl]);
  return (
    <Panel title={texts.signUp.title}>
      <p className={styles.done} role="status">
        <IconMailCheck size={22} stroke={1.5} aria-hidden /> {fill(texts.signUp.done, { answer })}
      </p>
      <p>
        <Opening chatUrl={chatUrl} />
      </p>
    </Panel>
  );
}
