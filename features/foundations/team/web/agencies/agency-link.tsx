import { LinkPanel } from '#platform/ui-kit/parts/link-panel.tsx';
import { texts } from '../../texts/en.ts';

/** The link to the page of a person's agencies. */
export function AgencyLink() {
  return (
    <LinkPanel title={texts.agency.what} text={texts.agency.linkText} link={texts.agency.link} to="/agency" />
  );
}
