import { LinkPanel } from '#platform/ui-kit/parts/link-panel.tsx';
import { useRight } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../texts/en.ts';

/** The link from the settings to the page of the team. */
export function TeamLink() {
  const mayChange = useRight('own');
  return (
    <LinkPanel
      title={texts.settingsLink.title}
      text={mayChange ? texts.settingsLink.text : texts.page.note}
      link={texts.settingsLink.link}
      to="/settings/team"
    />
  );
}
