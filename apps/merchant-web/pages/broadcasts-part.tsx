import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { BroadcastListPart } from '#features/product/broadcasts/web/list/broadcast-list.tsx';
import { ImportButton } from './import-button.tsx';

export function BroadcastsPart({ merchant }: { merchant: Merchant }) {
  return <BroadcastListPart merchant={merchant} importButton={<ImportButton merchant={merchant} />} />;
}
