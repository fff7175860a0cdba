import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import { Sample, SampleGroup } from './sample.tsx';

export function PhoneSamples() {
  return (
    <SampleGroup name="The phone">
      {(['light', 'dark'] as const).map((scheme) => (
        <Sample key={scheme} name={`A ${scheme} phone`}>
          <Phone chatName={`Wren & Willow, ${scheme}`} scheme={scheme}>
            <Bubble
              from="business"
              text={'Hi *{{first_name}}*, your cart is kept.\n_10% off_ with ~no code~ `BELL-10`.'}
              time="10:02"
              buttons={[
                { kind: 'url', title: 'Back to my cart' },
                { kind: 'quickReply', title: 'Unsubscribe' },
              ]}
            />
            <Bubble from="shopper" text="Thank you!" time="10:05" />
          </Phone>
        </Sample>
      ))}
    </SampleGroup>
  );
}
