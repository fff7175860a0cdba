import { LinkPanel } from '#platform/ui-kit/parts/link-panel.tsx';
import { texts } from '../texts/en.ts';

/** The link from the settings to the page of webhooks. */
export function WebhooksLink() {
  return (
    <LinkPanel
      title={texts.settingsLink.title}
      text={texts.settingsLink.text}
      link={texts.settingsLink.link}
      to="/settings/webhooks"
    />
  );
}
