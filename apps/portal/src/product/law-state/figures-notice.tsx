import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './figures-notice.module.css';
import { useCurrentLaw } from './use-current-law.ts';

interface FiguresNoticeProps {
  /** Between parts of a page: keeps its distance to the next one. */
  readonly apart?: boolean;
}

/** Tells those without an employer's offer that the year's figures are missing; employees read it with the offer. */
export function FiguresNotice({ apart = false }: FiguresNoticeProps) {
  const { t } = useTranslation('app');
  const employee = useHasRole('EMPLOYEE');
  const current = useCurrentLaw();
  if (employee || current?.law !== null) return null;
  return (
    <div className={apart ? classes['apart'] : undefined}>
      <Notice tone="warn" title={t('law.missingTitle', { year: Number(current.payrollMonth.slice(0, 4)) })}>
        <p>{t('law.missingText')}</p>
      </Notice>
    </div>
  );
}
