import { lazy, Suspense } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';

const SupportNumberField = lazy(async () => ({
  default: (await import('#features/product/automations/web/support-number/support-number-field.tsx'))
    .SupportNumberField,
}));

/** The support number. Loaded after the page, because it needs the numbering plans of all countries. */
export function SupportNumber({ merchant }: { merchant: Merchant }) {
  return (
    <Suspense fallback={<WaitingBlock height={170} />}>
      <SupportNumberField merchant={merchant} />
    </Suspense>
  );
}
