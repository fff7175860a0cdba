import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { ToolsPage } from '#features/opt-in-tools/web/list/tools-page.tsx';
import {
  ToolSlotsContext,
  type FollowUpProps,
  type ToolSlots,
} from '#features/opt-in-tools/web/tool-slots.ts';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { sendSlackMessage } from '#features/support/contract/support-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';

const ToolEditor = lazy(async () => ({
  default: (await import('#features/opt-in-tools/web/editor/tool-editor.tsx')).ToolEditor,
}));
const FacebookConnectModal = lazy(async () => ({
  default: (await import('#features/channels/web/facebook/facebook-connect-modal.tsx')).FacebookConnectModal,
}));
const UploadField = lazy(async () => ({
  default: (await import('#features/media/web/upload-field.tsx')).UploadField,
}));
const ToolFollowUps = lazy(async () => ({
  default: (await import('./tool-follow-ups.tsx')).ToolFollowUps,
}));

interface ScreenProps {
  merchant: Merchant;
}

export function WhatsAppToolsScreen({ merchant }: ScreenProps) {
  return <ToolScreen merchant={merchant} channel="WA" />;
}

export function MessengerToolsScreen({ merchant }: ScreenProps) {
  return <ToolScreen merchant={merchant} channel="FB" />;
}

/** The list, or the editor of the tool that the address names, with what other features do for both. */
function ToolScreen({ merchant, channel }: ScreenProps & { channel: Channel }) {
  const [connecting, setConnecting] = useState(false);
  const slots = useMemo(() => slotsOf(merchant, () => setConnecting(true)), [merchant]);
  const [, , type, toolId] = useLocation().pathname.split('/');
  return (
    <ToolSlotsContext value={slots}>
      {type === undefined || toolId === undefined ? (
        <ToolsPage key={channel} merchant={merchant} channel={channel} />
      ) : (
        <Suspense fallback={<WaitingBlock height={600} />}>
          <ToolEditor
            key={toolId}
            merchant={merchant}
            channel={channel}
            toolId={toolId}
            list={<ToolsPage merchant={merchant} channel={channel} />}
          />
        </Suspense>
      )}
      <WhenOpened opened={connecting}>
        <FacebookConnectModal
          shopUrl={merchant.shopUrl}
          opened={connecting}
          onClose={() => setConnecting(false)}
        />
      </WhenOpened>
    </ToolSlotsContext>
  );
}

function slotsOf(merchant: Merchant, connectPage: () => void): ToolSlots {
  return {
    connectPage,
    // What is told beside the matter must not stand in its way.
    tellTeam: (message) => void makeCall(sendSlackMessage, { body: { message } }).catch(() => undefined),
    Upload: (field) => (
      <Suspense fallback={<WaitingBlock height={160} />}>
        <UploadField {...field} types={['image']} />
      </Suspense>
    ),
    FollowUps: (choice: FollowUpProps) => (
      <Suspense fallback={<WaitingBlock height={240} />}>
        <ToolFollowUps merchant={merchant} {...choice} />
      </Suspense>
    ),
  };
}
