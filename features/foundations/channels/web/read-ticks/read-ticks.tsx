import type { ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { ReadTicks } from '../../contract/read-ticks-calls.ts';
import { texts } from '../../texts/en.ts';
import { useReadTicks, useSetReadTicks } from './use-read-ticks.ts';

interface ReadTicksPanelProps {
  shopUrl: string;
  /** Shown below the switches. */
  note?: ReactNode;
}

/** The switch for read ticks of each number that supports them. Hidden if none does. */
export function ReadTicksPanel({ shopUrl, note }: ReadTicksPanelProps) {
  const { data, error, refetch } = useReadTicks(shopUrl);
  if (data?.numbers.length === 0) return null;
  return (
    <Panel title={texts.readTicks.title}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.readTicks.what} error={error} retry={() => void refetch()} />
      )}
      {data?.numbers.map((number) => (
        <NumberRow key={number.senderId} number={number} shopUrl={shopUrl} />
      ))}
      {note}
    </Panel>
  );
}

function NumberRow({ number: { senderId, name, isOn }, shopUrl }: { number: ReadTicks; shopUrl: string }) {
  const { mutate } = useSetReadTicks(shopUrl, senderId);
  return (
    <ChoiceRow
      why={fill(texts.readTicks.hint, { number: name })}
      control={
        <PowerSwitch
          name={fill(texts.readTicks.switchLabel, { number: name })}
          on={isOn}
          onChange={mutate}
          right="configure"
        />
      }
    >
      {texts.readTicks.label}
    </ChoiceRow>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.readTicks.what} />
      <WaitingBlock height={48} />
    </>
  );
}
