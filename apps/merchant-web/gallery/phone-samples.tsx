import { toBubbles } from '#features/engine/messaging/contract/bubbles/to-bubbles.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import { MESSENGER_SAMPLES, WHATSAPP_SAMPLES } from './message-samples.ts';
import { Sample, SampleGroup } from './sample.tsx';

const SAMPLES = { whatsapp: WHATSAPP_SAMPLES, messenger: MESSENGER_SAMPLES };
const linkUrl = (slot: string) => `https://bellbird.example/l/${slot}`;

/** A message of every kind that can be sent, and a reply. */
export function PhoneSamples() {
  return (
    <SampleGroup name="The phone">
      {(['whatsapp', 'messenger'] as const).flatMap((app) =>
        (['light', 'dark'] as const).map((scheme) => (
          <Sample key={`${app} ${scheme}`} name={`A ${scheme} phone, ${app}`}>
            <Phone chatName={`Wren & Willow, ${app}, ${scheme}`} scheme={scheme} app={app}>
              {SAMPLES[app]
                .flatMap(({ content, template = null }) => toBubbles(content, { template, linkUrl }))
                .map((bubble, at) => (
                  <Bubble key={at} from="business" time="10:02" bubble={bubble} />
                ))}
              <Bubble from="shopper" time="10:05" bubble={bubbleOf({ text: 'Thank you!' })} />
            </Phone>
          </Sample>
        )),
      )}
    </SampleGroup>
  );
}
