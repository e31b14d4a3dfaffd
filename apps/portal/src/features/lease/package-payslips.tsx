import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { LineExplanation } from '../../product/payslip/line-explanation.tsx';
import { payslipRows } from '../../product/payslip/payslip-rows.ts';
import { PayslipTable } from '../../ui/payslip-table.tsx';

type Lines = ReplyOf<'getPackageOptions'>['options'][number]['payslip'];

/** The payslip of a month with the current package and with the chosen one; each line explains itself on demand. */
export function PackagePayslips({ lines }: { readonly lines: Lines }) {
  const { t } = useTranslation(['lease', 'payslip']);
  const format = useFormat();
  const hasTwoBases = lines.some(({ code }) => code === 'BASIS_FOR_SOCIAL_INSURANCE');
  const rows = payslipRows(
    lines,
    format,
    (code) =>
      code === 'BASIS_FOR_ANCILLARY_COSTS' && hasTwoBases
        ? t('payslip:basisForTax')
        : t(`payslip:line.${code}`),
    (explanation) => <LineExplanation explanation={explanation} />,
  );
  return (
    <PayslipTable
      caption={t('lease:package.payslips')}
      headings={{
        line: t('payslip:inEuro'),
        before: t('lease:package.columns.before'),
        after: t('lease:package.columns.after'),
        difference: t('payslip:difference'),
      }}
      rows={rows}
    />
  );
}
