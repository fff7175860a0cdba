import { useState } from 'react';
import { texts } from '../../../texts/en.ts';
import { applyDesign } from '../../designs/apply-design.ts';
import { DesignChoice } from '../../designs/design-choice.tsx';
import { READY_DESIGNS } from '../../designs/ready-designs.ts';
import { useEditing } from '../editing.ts';
import { SubEditor } from './back-link.tsx';
import styles from './design.module.css';

/** Twelve designs to start from. Nothing is saved until the merchant saves. */
export function DesignsPanel() {
  const { form } = useEditing();
  const [before] = useState(form.design);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (name: string | null) => {
    const design = READY_DESIGNS.find((one) => one.name === name);
    setChosen(name);
    // Each design is applied to the settings from before, not to the design that was tried last.
    form.set(() => (design ? applyDesign(before, design, location.origin) : before));
  };
  return (
    <SubEditor title={texts.general.designs}>
      <p className={styles.note}>
        {texts.general.designsNote}{' '}
        {form.design.hasDiscount === true ? texts.general.designsKeepTitle : texts.general.designsKeep}
      </p>
      <DesignChoice legend={texts.general.designsTry} chosen={chosen} choose={choose} hasPlain />
    </SubEditor>
  );
}
