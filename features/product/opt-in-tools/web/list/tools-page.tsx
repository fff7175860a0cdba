import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { useLoadingToast } from '#platform/ui-kit/use-loading-toast.ts';
import { texts } from '../../texts/en.ts';
import { LIST_PATHS, NEW_TOOL } from '../copy.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useLiveTools, type Tool } from '../use-tools.ts';
import { ToolCard } from './tool-card.tsx';
import styles from './tools-page.module.css';

const NewTool = lazy(async () => ({ default: (await import('./new-tool.tsx')).NewTool }));

/** The list of a channel's opt-in tools. */
export function ToolsPage({ merchant, channel }: { merchant: Merchant; channel: Channel }) {
  const { data, error, refetch } = useLiveTools(merchant.shopUrl, channel);
  const { title, note } = texts.lists[channel];
  useLoadingToast(texts.toasts.loading, data !== undefined, error !== null);
  if (data === undefined && error !== null)
    return <LoadFailed title={title} error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHead title={title} note={note}>
        {data !== undefined && <AddTool merchant={merchant} channel={channel} />}
      </PageHead>
      {channel === 'WA' && <NumberNote shopUrl={merchant.shopUrl} />}
      {data === undefined ? <Waiting /> : <Tools tools={data.popups} merchant={merchant} />}
    </>
  );
}

function AddTool({ merchant, channel }: { merchant: Merchant; channel: Channel }) {
  const [params] = useSearchParams();
  const [wanted, setWanted] = useState(channelOf(params.get(NEW_TOOL)));
  const navigate = useNavigate();
  const lock = useLock('market');
  const close = () => {
    setWanted(null);
    // People who want a tool of the other channel are sent to its list.
    if (wanted !== null && wanted !== channel) void navigate(LIST_PATHS[wanted], { replace: true });
  };
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setWanted(channel)}
        aria-haspopup="dialog"
        {...lock}
      >
        {texts.list.add}
      </Button>
      <WhenOpened opened={wanted !== null}>
        <NewTool
          key={wanted ?? channel}
          merchant={merchant}
          channel={wanted ?? channel}
          opened={wanted !== null}
          onClose={close}
          onMade={() => setWanted(null)}
        />
      </WhenOpened>
    </>
  );
}

function channelOf(asked: string | null): Channel | null {
  return asked === 'WA' || asked === 'FB' ? asked : null;
}

function Tools({ tools, merchant }: { tools: readonly Tool[]; merchant: Merchant }) {
  if (tools.length === 0) {
    return <EmptyNote title={texts.list.none} text={texts.list.noneText} />;
  }
  return (
    <div className={styles.list}>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} merchant={merchant} />
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      <WaitingFor what={texts.list.what} />
      {[1, 2, 3].map((nth) => (
        <WaitingBlock key={nth} height={176} />
      ))}
    </div>
  );
}

/** Says that nobody who signs up can be written to yet. Nothing while that is unknown. */
function NumberNote({ shopUrl }: { shopUrl: string }) {
  const { data } = useQuery(callQuery(getWhatsAppSender, { query: { shopUrl } }));
  if (data === undefined || data.sender !== null) return null;
  return (
    <p className={styles.numberNote}>
      {texts.list.noNumber} <PageLink to="/settings">{texts.list.connectNumber}</PageLink>
    </p>
  );
}
