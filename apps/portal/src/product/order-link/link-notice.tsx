import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { LinkState } from './link-state-of.ts';
import classes from './link-notice.module.css';

interface LinkNoticeProps {
  readonly state: LinkState;
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly children?: ReactNode;
}

/** Why a link of a mail leads no further. */
export function LinkNotice({ state, title, text, children }: LinkNoticeProps) {
  const { t } = useTranslation('app');
  return (
    <div className={classes['state']}>
      <title>{t('pageTitle', { page: title })}</title>
      <PageTitle title={title} />
      <div className={classes['parts']}>
        <Notice tone={state === 'used' || state === 'ended' ? 'info' : 'warn'}>{text}</Notice>
        {children}
      </div>
    </div>
  );
}
