import { lazy, Suspense, useContext, useMemo, type ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { ConnectFacebook } from '#features/product/automations/web/connect-facebook.ts';
import {
  ToolSlotsContext,
  type FollowUpProps,
  type ToolSlots,
} from '#features/product/opt-in-tools/web/tool-slots.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';

const UploadField = lazy(async () => ({
  default: (await import('#features/foundations/media/web/upload-field.tsx')).UploadField,
}));
const ToolFollowUps = lazy(async () => ({
  default: (await import('./tool-follow-ups.tsx')).ToolFollowUps,
}));

/** Adds what other features do for the opt-in tools inside it. Must be inside `WithConnecting`. */
export function WithToolSlots({ merchant, children }: { merchant: Merchant; children: ReactNode }) {
  const connectPage = useContext(ConnectFacebook);
  const slots = useMemo(() => slotsOf(merchant, connectPage), [merchant, connectPage]);
  return <ToolSlotsContext value={slots}>{children}</ToolSlotsContext>;
}

function slotsOf(merchant: Merchant, connectPage: () => void): ToolSlots {
  return {
    connectPage,
    Upload: (field) => (
      <Suspense fallback={<WaitingBlock height={160} />}>
        <UploadField {...field} types={['image']} isPicture />
      </Suspense>
    ),
    FollowUps: (choice: FollowUpProps) => (
      <Suspense fallback={<WaitingBlock height={240} />}>
        <ToolFollowUps merchant={merchant} {...choice} />
      </Suspense>
    ),
  };
}
