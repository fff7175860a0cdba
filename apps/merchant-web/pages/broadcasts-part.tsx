import { BroadcastListPart } from '#features/broadcasts/web/list/broadcast-list.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { ImportButton } from './import-button.tsx';

export function BroadcastsPart({ merchant }: { merchant: Merchant }) {
  return <BroadcastListPart merchant={merchant} importButton={<ImportButton merchant={merchant} />} />;
}
