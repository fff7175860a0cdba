import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';
import { FindPersonPanel } from './find-person-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';

/** The page about shoppers' personal data: the proof of consent, and requests to see or erase data. */
export function PrivacyPage({ merchant }: { merchant: { shopUrl: string; shopTimeZone: string } }) {
  const { shopUrl, shopTimeZone: timeZone } = merchant;
  return (
    <>
      <BackLink to="/settings">{texts.page.back}</BackLink>
      <PageHead title={texts.page.heading} note={texts.page.note} />
      <PanelStack>
        <FindPersonPanel shopUrl={shopUrl} timeZone={timeZone} />
        <RequestsPanel shopUrl={shopUrl} timeZone={timeZone} />
      </PanelStack>
    </>
  );
}
