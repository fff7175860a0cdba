import { LinkPanel } from '#platform/ui-kit/parts/link-panel.tsx';
import { texts } from '../texts/en.ts';

/** The link from the settings to the page of the API keys. */
export function ApiKeysLink() {
  return (
    <LinkPanel
      title={texts.settingsLink.title}
      text={texts.settingsLink.text}
      link={texts.settingsLink.link}
      to="/settings/api"
    />
  );
}
