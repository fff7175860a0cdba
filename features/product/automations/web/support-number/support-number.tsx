import { lazy, Suspense } from 'react';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';

const SupportNumberField = lazy(async () => ({
  default: (await import('./support-number-field.tsx')).SupportNumberField,
}));

/** The support number. Loaded after the page, because it needs the numbering plans of all countries. */
export function SupportNumber({ merchant }: { merchant: { shopUrl: string } }) {
  return (
    <Suspense fallback={<WaitingBlock height={170} />}>
      <SupportNumberField merchant={merchant} />
    </Suspense>
  );
}
