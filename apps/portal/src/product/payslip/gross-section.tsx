import { addCents, subtractCents, type Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { carriedOf, grossFlowGeometry } from '../../ui/gross-flow.ts';
import { GrossFlowChart } from '../../ui/gross-flow-chart.tsx';
import { ProvisionalChip } from '../law-state/provisional-chip.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { grossFlowOf } from './gross-flow-of.ts';

/** The sentence above the chart: what the car takes, and what the employer adds or passes on. */
function leadOf(contributionCents: Cents, vatCents: Cents) {
  if (vatCents > 0) return contributionCents > 0 ? 'gross.leadWithBoth' : 'gross.leadWithVat';
  return contributionCents > 0 ? 'gross.leadWithContribution' : 'gross.lead';
}

/** Where a gross euro goes, today and with the car. */
export function GrossSection({ result }: { readonly result: TaxResultReply }) {
  const { t } = useTranslation('payslip');
  const { euro, euroCents, number } = useFormat();
  const contributionCents = result.salarySacrificeData.employerContribution;
  const vatCents = result.salarySacrificeData.vatPassedOn;
  const flow = grossFlowOf(result);
  const { today, withCar } = flow;
  const { charges: lessCharges, tax: lessTax } = carriedOf(flow);
  const rising = subtractCents(result.userPrice, withCar.rateCents);
  const { paidFromNetPercent } = grossFlowGeometry(flow, 0, 100);
  const amounts = {
    rate: euro(withCar.rateCents),
    wholeRate: euro(result.price),
    contribution: euroCents(contributionCents),
    vat: euroCents(vatCents),
    net: euro(result.userPrice),
    todayNet: euro(today.netCents),
    todayCharges: euro(today.chargesCents),
    todayTax: euro(today.taxCents),
    withCarNet: euro(withCar.netCents),
    withCarCharges: euro(withCar.chargesCents),
    withCarTax: euro(withCar.taxCents),
    carried: euro(addCents(lessCharges, lessTax)),
    rising: euro(rising),
  };
  const paid = number(paidFromNetPercent);
  const carriedPercent = number(100 - paidFromNetPercent);
  return (
    <SectionCard
      title={
        <>
          {t('gross.title')} <ProvisionalChip law={result.law} month={result.law.payrollMonth} withYear />
        </>
      }
      description={
        <>
          {t(leadOf(contributionCents, vatCents), amounts)}{' '}
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
          rateLabel: t(vatCents > 0 ? 'gross.car' : contributionCents > 0 ? 'gross.ownPart' : 'gross.rate'),
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
          paidFromNet: amounts.net,
          lessCharges: euro(lessCharges),
          lessTax: euro(lessTax),
          paidTitle: t('gross.paidTitle'),
          paidShare: t('gross.ofHundred', { share: paid }),
          carriedTitle: t('gross.carriedTitle'),
          carriedShare: t('gross.ofHundred', { share: carriedPercent }),
          paidSentence: t('gross.paidSentence', amounts),
          carriedSentence: t(rising > 0 ? 'gross.risingSentence' : 'gross.carriedSentence', amounts),
        }}
      />
    </SectionCard>
  );
}
