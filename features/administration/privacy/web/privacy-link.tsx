import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';

/** The link from the settings to the page of privacy requests. */
export function PrivacyLink() {
  return (
    <Panel title="Privacy">
      <ChoiceRow
        control={
          <Button component={Link} to="/settings/privacy" variant="default">
            Privacy requests
          </Button>
        }
      >
        The proof of what a shopper agreed to, and requests to see or to erase their data.
      </ChoiceRow>
    </Panel>
  );
}
