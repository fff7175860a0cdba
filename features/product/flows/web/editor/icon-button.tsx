import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: Icon;
  label: string;
  /** False if nobody would see its icon. */
  isDrawn?: boolean;
  isDisabled?: boolean;
}

/** A small icon button with a label for screen readers. It keeps the focus while it is disabled. */
export function IconButton({
  icon: Picture,
  label,
  isDrawn = true,
  isDisabled = false,
  onClick,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      {...button}
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      title={isDrawn ? label : undefined}
      onClick={(event) => {
        if (!isDisabled) onClick?.(event);
      }}
    >
      {isDrawn && <Picture size={16} stroke={1.5} aria-hidden />}
    </button>
  );
}
