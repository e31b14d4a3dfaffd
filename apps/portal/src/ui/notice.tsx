import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const ICONS = {
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  danger: IconAlertCircle,
  gain: IconCircleCheck,
} as const;

interface NoticeProps {
  readonly tone: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; neither for what was there from the start. */
  readonly role?: 'alert' | 'status';
}

/** A message in its place: what happened, what is safe, what to do. */
export function Notice({ tone, title, children, role }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={clsx(styles.notice, styles[tone])} role={role}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
