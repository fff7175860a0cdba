import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Endpoint } from '../contract/endpoint-calls.ts';
import { texts } from '../texts/en.ts';

const TONES = { on: 'good', off: 'plain', gone: 'bad', failing: 'bad' } as const;

/** Whether an endpoint works. */
export function EndpointState({ endpoint: { state, failingSince } }: { endpoint: Endpoint }) {
  if (state === 'on' && failingSince !== null) return <StatusBadge tone="care" word={texts.states.fails} />;
  return <StatusBadge tone={TONES[state]} word={texts.states[state]} />;
}
