import { Button } from '@mantine/core';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../../../texts/en.ts';
import styles from './save-bar.module.css';
import type { CampaignForm } from './use-campaign-form.ts';

/**
 * The save button: "Saved" while nothing is unsaved, red while something required is missing. Document 2, section 2.
 */
export function SaveButton({ form: { isSaved, isSaving, problems, save } }: { form: CampaignForm }) {
  const isInvalid = problems.length > 0;
  const lock = useLock('market');
  return (
    <Button
      className={styles.save ?? ''}
      data-field="save"
      loading={isSaving}
      disabled={isSaved && !isInvalid}
      data-invalid={isInvalid || undefined}
      {...(isInvalid && { color: 'red.9' })}
      onClick={save}
      {...lock}
    >
      {isSaved && !isInvalid ? texts.saveBar.saved : texts.saveBar.save}
    </Button>
  );
}
