import { useState } from 'react';
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
    <SubEditor title="Ready designs">
      <p className={styles.note}>
        They bring colours, fonts, a picture and short texts.{' '}
        {form.design.hasDiscount === true
          ? 'Your title stays, so that shoppers read of your discount, and so do texts that you wrote.'
          : 'Texts that you wrote stay.'}
      </p>
      <DesignChoice legend="Try one" chosen={chosen} choose={choose} hasPlain />
    </SubEditor>
  );
}
