import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { useEmploymentReportText } from '../../product/desk/use-employment-report-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** That the employee of an order leaves or gets no pay for a time, and what is to be done about it. */
export function ReportNotice({ reports }: Pick<ProviderOrderSheet, 'reports'>) {
  const { t } = useTranslation('desk');
  const textOf = useEmploymentReportText();
  return reports.map((report) => (
    <Notice key={report.id} tone="warn" title={textOf(report)}>
      <p>{t(report.leaving ? 'report.returnCar' : 'report.keepOrReturn')}</p>
      <p>{t(report.insuranceCase ? 'report.insuranceCase' : 'report.noInsuranceCase')}</p>
    </Notice>
  ));
}
