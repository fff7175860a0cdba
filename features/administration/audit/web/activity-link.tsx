import { LinkPanel } from '#platform/ui-kit/parts/link-panel.tsx';
import { texts } from '../texts/en.ts';

/** The link from the settings to the page of all activity. */
export function ActivityLink() {
  return (
    <LinkPanel
      title={texts.page.title}
      text={texts.settingsLink.text}
      link={texts.settingsLink.link}
      to="/settings/activity"
    />
  );
}
