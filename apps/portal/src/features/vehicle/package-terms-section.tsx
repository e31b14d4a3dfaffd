import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeasePackageReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { SectionPart } from '../../ui/section-part.tsx';
import classes from './package-terms-section.module.css';

/** What the rate includes and what more or fewer kilometres cost. */
export function PackageTermsSection({ leasePackage }: { readonly leasePackage: LeasePackageReply }) {
  const { t } = useTranslation('vehicle');
  const { unit, fixed } = useFormat();
  const perKilometer = (amountEur: number): string =>
    t('terms.perKilometer', { cents: fixed(amountEur * 100, 1) });
  const flags = [
    [`tyres.${leasePackage.tires}`, leasePackage.tirePackageIncluded],
    ['tyreChange', leasePackage.tireChangeIncluded],
    ['service', leasePackage.maintenanceAndServicingIncluded],
    ['rateInsurance', leasePackage.rateInsuranceIncluded],
    ['carInsurance', leasePackage.vehicleInsuranceIncluded],
  ] as const;
  return (
    <SectionPart title={t('terms.title')}>
      <CheckList
        items={flags
          .toSorted(([, one], [, other]) => Number(other) - Number(one))
          .map(([key, included]) => ({
            text: t(`terms.${key}`),
            included,
            note: included ? undefined : t('terms.notIncluded'),
          }))}
      />
      <ReadMore height={100} showLabel={t('terms.show')} hideLabel={t('showLess')}>
        <h4 className={classes['heading']}>{t('terms.kilometers')}</h4>
        <FactList
          facts={[
            { label: t('terms.more'), value: perKilometer(leasePackage.costsMoreKilometers) },
            { label: t('terms.fewer'), value: perKilometer(leasePackage.reimbursementLessKilometers) },
            { label: t('terms.toleranceMore'), value: unit(leasePackage.excessMileageAllowance, 'km') },
            {
              label: t('terms.toleranceFewer'),
              value: unit(leasePackage.exemptionLimitLessKilometers, 'km'),
            },
            { label: t('terms.capMore'), value: unit(leasePackage.capExtraKilometers, 'km') },
            { label: t('terms.capFewer'), value: unit(leasePackage.capFewerKilometers, 'km') },
          ]}
        />
        <p className={classes['note']}>{t('terms.note')}</p>
      </ReadMore>
    </SectionPart>
  );
}
