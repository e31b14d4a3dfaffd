import type { TaxResultReply } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { grossFlowGeometry } from '../../ui/gross-flow.ts';
import { GrossFlowChart } from '../../ui/gross-flow-chart.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { grossFlowOf } from './gross-flow-of.ts';

/** The sentence above the chart: what the car takes, and what the employer adds or passes on. */
function leadOf(contributionEur: number, vatEur: number) {
  if (vatEur > 0) return contributionEur > 0 ? 'gross.leadWithBoth' : 'gross.leadWithVat';
  return contributionEur > 0 ? 'gross.leadWithContribution' : 'gross.lead';
}

/** Where a gross euro goes, today and with the car. */
export function GrossSection({ result }: { readonly result: TaxResultReply }) {
  const { t } = useTranslation('payslip');
  const { euro, euroCents, number } = useFormat();
  const contributionEur = result.salarySacrificeData.employerContribution;
  const vatEur = result.salarySacrificeData.vatPassedOn ?? 0;
  const flow = grossFlowOf(result);
  const { today, withCar } = flow;
  const lessCharges = Math.max(today.chargesEur - withCar.chargesEur, 0);
  const lessTax = Math.max(today.taxEur - withCar.taxEur, 0);
  const fromNet = Math.max(withCar.rateEur - lessCharges - lessTax, 0);
  const { paidFromNetPercent } = grossFlowGeometry(flow, 0, 100);
  const amounts = {
    rate: euro(withCar.rateEur),
    wholeRate: euro(result.price),
    contribution: euroCents(contributionEur),
    vat: euroCents(vatEur),
    net: euro(result.userPrice),
    todayNet: euro(today.netEur),
    todayCharges: euro(today.chargesEur),
    todayTax: euro(today.taxEur),
    withCarNet: euro(withCar.netEur),
    withCarCharges: euro(withCar.chargesEur),
    withCarTax: euro(withCar.taxEur),
    fromNet: euro(fromNet),
    carried: euro(lessCharges + lessTax),
  };
  const paid = number(paidFromNetPercent);
  const carried = number(100 - paidFromNetPercent);
  return (
    <SectionCard
      title={t('gross.title')}
      description={
        <>
          {t(leadOf(contributionEur, vatEur), amounts)}{' '}
          <Link to={paths.faq('gehaltsumwandlung-4')}>{t('gross.disadvantages')}</Link>
        </>
      }
    >
      <GrossFlowChart
        flow={flow}
        texts={{
          alternative: t('gross.alternative', amounts),
          todayLabel: t('gross.today'),
          withCarLabel: t('gross.withCar'),
          rateLabel: t(vatEur > 0 ? 'gross.car' : contributionEur > 0 ? 'gross.ownPart' : 'gross.rate'),
          netLabel: t('gross.net'),
          chargesLabel: t('gross.charges'),
          taxLabel: t('gross.tax'),
          enlarged: t('gross.enlarged'),
          todayGross: euro(result.before.brutto),
          withCarGross: euro(result.after.brutto),
          todayNet: amounts.todayNet,
          todayCharges: amounts.todayCharges,
          todayTax: amounts.todayTax,
          withCarNet: amounts.withCarNet,
          withCarCharges: amounts.withCarCharges,
          withCarTax: amounts.withCarTax,
          rate: amounts.rate,
          paidFromNet: amounts.fromNet,
          lessCharges: euro(lessCharges),
          lessTax: euro(lessTax),
          paidTitle: t('gross.paidTitle'),
          paidShare: t('gross.ofHundred', { share: paid }),
          carriedTitle: t('gross.carriedTitle'),
          carriedShare: t('gross.ofHundred', { share: carried }),
          paidSentence: t('gross.paidSentence', amounts),
          carriedSentence: t('gross.carriedSentence', amounts),
        }}
      />
    </SectionCard>
  );
}
