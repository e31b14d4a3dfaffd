import { toEuro, type TaxResultReply } from '@stromwandel/api-spec';
import { addCents, subtractCents } from '@stromwandel/kernel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { grossFlowGeometry } from '../../ui/gross-flow.ts';
import { GrossFlowChart } from '../../ui/gross-flow-chart.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { atLeastZero, grossFlowOf } from './gross-flow-of.ts';

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
  const lessCharges = atLeastZero(subtractCents(today.chargesCents, withCar.chargesCents));
  const lessTax = atLeastZero(subtractCents(today.taxCents, withCar.taxCents));
  const carried = addCents(lessCharges, lessTax);
  const fromNet = atLeastZero(subtractCents(withCar.rateCents, carried));
  const { paidFromNetPercent } = grossFlowGeometry(flow, 0, 100);
  const amounts = {
    rate: euro(toEuro(withCar.rateCents)),
    wholeRate: euro(result.price),
    contribution: euroCents(contributionEur),
    vat: euroCents(vatEur),
    net: euro(result.userPrice),
    todayNet: euro(toEuro(today.netCents)),
    todayCharges: euro(toEuro(today.chargesCents)),
    todayTax: euro(toEuro(today.taxCents)),
    withCarNet: euro(toEuro(withCar.netCents)),
    withCarCharges: euro(toEuro(withCar.chargesCents)),
    withCarTax: euro(toEuro(withCar.taxCents)),
    fromNet: euro(toEuro(fromNet)),
    carried: euro(toEuro(carried)),
  };
  const paid = number(paidFromNetPercent);
  const carriedPercent = number(100 - paidFromNetPercent);
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
          lessCharges: euro(toEuro(lessCharges)),
          lessTax: euro(toEuro(lessTax)),
          paidTitle: t('gross.paidTitle'),
          paidShare: t('gross.ofHundred', { share: paid }),
          carriedTitle: t('gross.carriedTitle'),
          carriedShare: t('gross.ofHundred', { share: carriedPercent }),
          paidSentence: t('gross.paidSentence', amounts),
          carriedSentence: t('gross.carriedSentence', amounts),
        }}
      />
    </SectionCard>
  );
}
