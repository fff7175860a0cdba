import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { useRight } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../texts/en.ts';

/** The link from the settings to the page of the team. */
export function TeamLink() {
  const mayChange = useRight('own');
  return (
    <Panel title={texts.settingsLink.title}>
      <ChoiceRow
        control={
          <Button component={Link} to="/settings/team" variant="default">
            {texts.settingsLink.link}
          </Button>
        }
      >
        {mayChange ? texts.settingsLink.text : texts.page.note}
      </ChoiceRow>
    </Panel>
  );
}
