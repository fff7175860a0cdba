import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { ToolCard } from './tool-card.tsx';
import styles from './tools-page.module.css';
import { useLiveTools } from './use-tools.ts';

/** What collects subscribers on the storefront. */
export function ToolsPage({ merchant }: { merchant: Merchant }) {
  return (
    <>
      <PageHead
        title="Whatsapp Opt-in Tools"
        note="Shoppers sign up for your messages through these, on your store. Only those who signed up get any."
      />
      <Tools merchant={merchant} />
    </>
  );
}

function Tools({ merchant }: { merchant: Merchant }) {
  const { data, error, refetch } = useLiveTools(merchant.pageId);
  if (data === undefined && error !== null) {
    return <FailureNote what="The opt-in tools" error={error} retry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <>
        <WaitingFor what="The opt-in tools" />
        <WaitingBlock height={176} />
      </>
    );
  }
  if (data.popups.length === 0) {
    return (
      <EmptyNote
        title="No opt-in tool yet"
        text="Your first tool is made when the store is connected. Reload this page in a minute."
      />
    );
  }
  return (
    <div className={styles.list}>
      {data.popups.map((tool) => (
        <ToolCard key={tool.id} tool={tool} merchant={merchant} />
      ))}
    </div>
  );
}
