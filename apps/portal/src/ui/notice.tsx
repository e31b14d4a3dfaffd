import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './notice.module.css';
import { toneClass, type Tone } from './tone.ts';

const ICONS: Record<Tone, Icon> = {
  gain: IconCircleCheck,
  copper: IconInfoCircle,
  warn: IconAlertTriangle,
  danger: IconAlertCircle,
  info: IconInfoCircle,
  pine: IconInfoCircle,
  neutral: IconInfoCircle,
};

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Read out at once, for failures that appear. */
  readonly role?: 'alert';
  /** Read out at the next pause, for news that appears. Neither for what stood there from the start. */
  readonly polite?: boolean;
  /** To move the focus here; the notice takes it only from a program. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message in the page, where what it speaks of stands. */
export function Notice({ tone, title, children, action, role, polite = false, ref }: NoticeProps) {
  const ToneIcon = ICONS[tone];
  return (
    <div
      className={`${classes['notice']} ${toneClass(tone)}`}
      role={polite ? 'status' : role}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <span className={classes['icon']}>
        <ToneIcon size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <div className={classes['body']}>
        {title !== undefined && <strong className={classes['title']}>{title}</strong>}
        {children}
        {action !== undefined && action !== false && <div className={classes['action']}>{action}</div>}
      </div>
    </div>
  );
}
