import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';

interface Report {
  readonly leaving: boolean;
  readonly insuranceCase: boolean;
  readonly day: string;
  readonly until: string | null;
}

/** An employer's report about an employee, in the words for the provider. */
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
