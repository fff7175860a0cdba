import { Button } from '@mantine/core';
import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { lazy, useContext, useState } from 'react';
import { ConnectFacebook } from '#features/foundations/channels/web/index.ts';
import { unsavedNote } from '#features/product/flows/rules/editor/test-draft.ts';
import { fill } from '#platform/language/reader.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../../texts/en.ts';
import type { TestedMessage } from './use-send-test.ts';

const TestDialog = lazy(async () => ({ default: (await import('./test-dialog.tsx')).TestDialog }));

interface SendTestProps extends TestedMessage {
  /** "message 1", for screen readers. */
  name: string;
  /** Whether unsaved input would not be in the test. */
  hasUnsaved: boolean;
}

/** The button that sends a test. On Messenger a page has to be connected first. */
export function SendTest({ name, hasUnsaved, ...about }: SendTestProps) {
  const [opened, setOpened] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const connectPage = useContext(ConnectFacebook);
  const lock = useLock('market');
  const lacksPage = about.channel === 'FB' && !about.merchant.fbConnected;
  const open = () => {
    setNote(about.draftOf ? about.draftOf().note : hasUnsaved ? unsavedNote() : null);
    setOpened(true);
  };
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconDeviceMobileMessage size={16} stroke={1.5} aria-hidden />}
        aria-label={fill(texts.testSend.of, { message: name })}
        onClick={() => (lacksPage ? connectPage() : open())}
        {...lock}
      >
        {texts.testSend.title}
      </Button>
      <WhenOpened opened={opened}>
        <TestDialog {...about} note={note} opened={opened} onClose={() => setOpened(false)} />
      </WhenOpened>
    </>
  );
}
