import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import { type UploadPart, useHiddenPage } from '#features/product/flows/web/index.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import { CampaignFailed } from '../page/campaign-failed.tsx';
import type { DripValues } from '../page/form/form-values.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { EditorScreen } from './editor-screen.tsx';
import styles from './flow-editor.module.css';

/** The edited message, and what its campaign's page knows about it. */
export interface EditedMessage {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  settings: DripValues['settings'];
  /** Replaces the approved text on the campaign's page. Null if that is not possible. */
  editWords: (() => void) | null;
  Upload: UploadPart;
}

interface FlowEditorProps extends EditedMessage {
  /** The currently stored flow. */
  asked: UseQueryResult<ResponseOf<typeof getFlowPreview>>;
  close: () => void;
}

/** The full-screen editor of a message and the flows behind its answers. */
export function FlowEditor({ asked, close, ...message }: FlowEditorProps) {
  useHiddenPage();
  // The first answer is edited. Changes by others are requested when they matter.
  const [first, setFirst] = useState<typeof asked.data>(undefined);
  if (first === undefined && asked.data !== undefined && !asked.isFetching) setFirst(asked.data);
  return (
    <Modal.Root opened fullScreen onClose={close} closeOnEscape={false} closeOnClickOutside={false}>
      <Modal.Content
        className={styles.screen}
        aria-label={fill(texts.editor.editCampaign, { campaign: message.campaign.title })}
      >
        {first ? (
          <EditorScreen {...message} told={first} close={close} />
        ) : asked.error !== null ? (
          <CampaignFailed why={texts.failures.page} error={asked.error} retry={() => void asked.refetch()} />
        ) : (
          <div className={styles.waiting}>
            <WaitingFor what={texts.editor.what} />
            <WaitingBlock height={480} />
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
