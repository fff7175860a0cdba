import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { WithConnecting } from '#features/foundations/channels/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { ToolsPage } from '#features/product/opt-in-tools/web/list/tools-page.tsx';
import type { Channel } from '#platform/channel/channel.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { WithFollowUps } from './with-follow-ups.tsx';

const ToolEditor = lazy(async () => ({
  default: (await import('#features/product/opt-in-tools/web/editor/tool-editor.tsx')).ToolEditor,
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

/** The list of tools, or the editor of the tool in the URL, with the parts that other features add. */
function ToolScreen({ merchant, channel }: ScreenProps & { channel: Channel }) {
  const [, , type, toolId] = useLocation().pathname.split('/');
  return (
    <WithConnecting merchant={merchant}>
      <WithFollowUps merchant={merchant}>
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
      </WithFollowUps>
    </WithConnecting>
  );
}
