import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';

interface Report {
  readonly leaving: boolean;
  readonly insuranceCase: boolean;
  readonly day: string;
  readonly until: string | null;
}

/** Says what an employer has reported about somebody, as the provider learns it. */
export function useEmploymentReportText(): (report: Report) => string {
  const { t } = useTranslation('desk');
  const { date } = useFormat();
  return ({ leaving, day, until }) => {
    if (leaving) return t('report.leaving', { day: date(day) });
    return until === null
      ? t('report.absentFrom', { day: date(day) })
      : t('report.absentBetween', { day: date(day), until: date(until) });
  };
}
