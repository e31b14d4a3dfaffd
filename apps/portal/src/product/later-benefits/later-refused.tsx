import { BENEFITS } from '@stromwandel/api-spec';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './later-panel.module.css';

const NAMED = ['BELOW_MINIJOB', 'NOT_COVERED'] as const;

/** The rows with the one reason why none of them is computed. */
export function LaterRefused({ refusal }: { readonly refusal: PayrollRefusal }) {
  const { t } = useTranslation('payslip');
  const reason = NAMED.find((code) => code === refusal.code) ?? 'OTHER';
  return (
    <SectionCard title={t('later.title')} description={t('later.lead')}>
      <ul className={classes['rows']}>
        {BENEFITS.map((benefit) => (
          <li key={benefit} className={classes['refused']}>
            <strong>{t(`later.${benefit}.name`)}</strong>
            <span>{t(`later.refused.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
