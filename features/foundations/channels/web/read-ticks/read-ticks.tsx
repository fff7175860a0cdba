import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { ReadTicks } from '../../contract/read-ticks-calls.ts';
import { useReadTicks, useSetReadTicks } from './use-read-ticks.ts';

const SHOW_READ = 'Show shoppers that their messages were read';

/** The switch for read ticks of each number that supports them. Hidden if none does. */
export function ReadTicksPanel({ shopUrl }: { shopUrl: string }) {
  const { data, error, refetch } = useReadTicks(shopUrl);
  if (data?.numbers.length === 0) return null;
  return (
    <Panel title="Read ticks">
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what="Your read ticks" error={error} retry={() => void refetch()} />
      )}
      {data?.numbers.map((number) => (
        <NumberRow key={number.senderId} number={number} shopUrl={shopUrl} />
      ))}
    </Panel>
  );
}

function NumberRow({ number: { senderId, name, isOn }, shopUrl }: { number: ReadTicks; shopUrl: string }) {
  const { mutate } = useSetReadTicks(shopUrl, senderId);
  return (
    <ChoiceRow
      why={`On ${name}. Shoppers see blue ticks as soon as Bellbird gets their message, even if nobody has read it.`}
      control={<PowerSwitch name={`${SHOW_READ}, on ${name}`} on={isOn} onChange={mutate} />}
    >
      {SHOW_READ}
    </ChoiceRow>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what="Your read ticks" />
      <WaitingBlock height={48} />
    </>
  );
}
