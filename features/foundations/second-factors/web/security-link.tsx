import { LinkPanel } from '#platform/ui-kit/parts/link-panel.tsx';
import { texts } from '../texts/en.ts';

/** The link from the settings to a person's login security. */
export function SecurityLink() {
  return (
    <LinkPanel
      title={texts.settingsLink.title}
      text={texts.settingsLink.text}
      link={texts.settingsLink.link}
      to="/settings/security"
    />
  );
}
