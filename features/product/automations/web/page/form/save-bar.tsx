import { texts } from '../../../texts/en.ts';
import styles from './save-bar.module.css';
import { SaveButton } from './save-button.tsx';
import type { CampaignForm } from './use-campaign-form.ts';

/** The save button with what is unsaved, always in view. Last on the page, so that the keyboard reaches it after the fields. */
export function SaveBar({ form }: { form: CampaignForm }) {
  return (
    <div className={styles.bar} role="region" aria-label={texts.saveBar.label} data-unsaved={!form.isSaved}>
      <p role="status" className={styles.words}>
        {describeState(form)}
      </p>
      <SaveButton form={form} />
    </div>
  );
}

function describeState({ isSaved, isSaving, problems }: CampaignForm): string {
  if (isSaving) return texts.saveBar.saving;
  if (problems.length > 0 && !isSaved) return texts.saveBar.wrong;
  if (problems.length > 0) return texts.saveBar.missing;
  return isSaved ? texts.saveBar.allSaved : texts.saveBar.unsaved;
}
