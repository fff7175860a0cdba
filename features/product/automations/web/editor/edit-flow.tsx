import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../../texts/en.ts';
import type { EditableMessage } from '../campaign-slots.ts';
import { pageOf } from '../page-of.ts';
import type { EditedMessage } from './flow-editor.tsx';

const loadEditor = async () => ({ default: (await import('./flow-editor.tsx')).FlowEditor });
const FlowEditor = lazy(loadEditor);

const EditQuestion = lazy(async () => ({ default: (await import('./edit-question.tsx')).EditQuestion }));

type EditFlowProps = Pick<EditedMessage, 'merchant' | 'campaign' | 'Upload'> & EditableMessage;

/** The button that opens the editor of a message. Unsaved changes of the page are saved first. */
export function EditFlow({
  merchant,
  campaign,
  Upload,
  drip,
  settings,
  name,
  editWords,
  hasUnsaved,
  hasErrors,
  save,
}: EditFlowProps) {
  const client = useQueryClient();
  const label = editLabel(campaign, name);
  const lock = useLock('market');
  const { opened, setOpened, button } = useOpened();
  // Faults of a campaign's page are in other fields and do not matter here. A tool has to be fixed first.
  const error = hasErrors && campaign.tab === 'welcome' ? texts.editor.toolFaults : null;
  // Requested together with the editor's code, not after it.
  const query = { pageId: pageOf(merchant, campaign.channel), flowId: drip.flowId };
  const asked = useQuery({
    ...callQuery(getFlowPreview, { query }),
    enabled: opened === 'editor',
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <>
      <Button
        ref={button}
        variant="default"
        size="compact-md"
        leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
        aria-label={label.name}
        onPointerEnter={() => void loadEditor()}
        onFocus={() => void loadEditor()}
        onClick={() => setOpened(error !== null || (hasUnsaved && !hasErrors) ? 'question' : 'editor')}
        {...lock}
      >
        {label.text}
      </Button>
      <WhenOpened opened={opened === 'question'}>
        {opened === 'question' && (
          <EditQuestion {...{ error, save }} goOn={() => setOpened('editor')} close={() => setOpened(null)} />
        )}
      </WhenOpened>
      <WhenOpened opened={opened === 'editor'}>
        {opened === 'editor' && (
          <FlowEditor
            {...{ merchant, campaign, drip, settings, editWords, Upload, asked }}
            close={() => {
              setOpened(null);
              // The page shows the message and its time too.
              void client.invalidateQueries();
            }}
          />
        )}
      </WhenOpened>
    </>
  );
}

/** Returns what the editor can do. On WhatsApp it cannot change an approved text. Document 2, section 2. */
function editLabel({ channel, hasEditableAnswers }: EditedMessage['campaign'], message: string) {
  if (channel === 'FB') return { text: texts.editor.edit, name: fill(texts.editor.editOf, { message }) };
  return hasEditableAnswers
    ? { text: texts.editor.timeAndAnswers, name: fill(texts.editor.timeAndAnswersOf, { message }) }
    : { text: texts.editor.time, name: fill(texts.editor.timeOf, { message }) };
}

/** Returns the open editor, and the button that gets the focus after it closes. */
function useOpened() {
  const [opened, setOpened] = useState<'question' | 'editor' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    // A component that mounts open does not know where the focus was.
    if (opened === null && wasOpened.current) button.current?.focus();
    wasOpened.current = opened !== null;
  }, [opened]);
  return { opened, setOpened, button };
}
