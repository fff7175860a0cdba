import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { useLoadingToast } from '#platform/ui-kit/use-loading-toast.ts';
import { texts } from '../texts/en.ts';
import { EditBroadcast } from './editor/edit-broadcast.tsx';
import type { ReportPart } from './report-part.ts';
import { SentBroadcast } from './sending/sent-broadcast.tsx';
import { LIST_PATH, useBroadcast } from './use-broadcasts.ts';

interface BroadcastPageProps {
  merchant: Merchant;
  broadcastId: string;
  Report: ReportPart;
}

/** The page of a broadcast: its settings while they can be changed, then its results. */
export function BroadcastPage({ merchant, broadcastId, Report }: BroadcastPageProps) {
  const { data, error, refetch } = useBroadcast(merchant.shopUrl, broadcastId);
  useLoadingToast(texts.page.loading, data !== undefined, error !== null);
  const broadcast = data?.broadcast;
  if (broadcast === undefined && isMissing(error))
    return (
      <LostPage
        title={texts.page.missing}
        text={texts.page.missingText}
        way={{ to: LIST_PATH, name: texts.page.toList }}
      />
    );
  return (
    <>
      <BackLink to={LIST_PATH}>{texts.list.title}</BackLink>
      {broadcast === undefined && <PageHead title={texts.page.title} />}
      {broadcast === undefined && error !== null && (
        <FailureNote what={texts.page.what} error={error} retry={() => void refetch()} />
      )}
      {broadcast !== undefined &&
        (broadcast.status === 'draft' || broadcast.status === 'active' ? (
          <EditBroadcast merchant={merchant} broadcast={broadcast} />
        ) : (
          <SentBroadcast merchant={merchant} broadcast={broadcast} Report={Report} />
        ))}
    </>
  );
}

/** An invalid id is refused because of its form. */
function isMissing(error: unknown): boolean {
  return error instanceof RefusedCall && ['NOT_FOUND', 'MALFORMED_REQUEST'].includes(error.code);
}
