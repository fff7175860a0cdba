import { Button } from '@mantine/core';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { Sample, SampleGroup } from './sample.tsx';

const OUR_FAULT = new RefusedCall('INTERNAL', { requestId: '7b0c6c5e-1f0a-4c58-9d3e-2f6a1b8c9d10' });
const REFUSED = new RefusedCall('TOO_MANY_REQUESTS');
const nothing = () => undefined;

export function NoteSamples() {
  return (
    <SampleGroup name="Empty, waiting, failed">
      <Sample name="Nothing there yet" wide>
        <EmptyNote
          title="No opt-in tool yet"
          text="What this place is for, in a sentence, and the first step."
          action={<Button>Create one</Button>}
        />
      </Sample>
      <Sample name="On its way, in the shape of what comes">
        <WaitingBlock height={28} width={180} />
        <WaitingBlock height={96} />
      </Sample>
      <Sample name="Our fault, with its reference">
        <FailureNote what="The dashboard" error={OUR_FAULT} retry={nothing} />
      </Sample>
      <Sample name="Refused, inside a panel">
        <FailureNote bare what="The campaigns" error={REFUSED} retry={nothing} />
      </Sample>
    </SampleGroup>
  );
}
