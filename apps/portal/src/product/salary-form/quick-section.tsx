import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import grid from '../../forms/field-grid.module.css';
import { KilometersField } from './commute-section.tsx';
import { HealthInsuranceField, PrivateFields } from './insurance-section.tsx';
import {
  ChildrenFields,
  ChurchTaxFields,
  DateOfBirthField,
  FederalStateField,
  GrossField,
  TaxClassFields,
} from './tax-fields.tsx';
import { useHealthRates } from './use-health-rates.ts';
import { useVisibleFields } from './use-visible-fields.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './quick-section.module.css';

interface QuickSectionProps {
  /** Assumed commute days of a month. */
  readonly commuteDays: number;
  /** Shows the whole form. */
  readonly onAll: () => void;
}

/** The eight answers that a first rate needs, and what is assumed beside them. */
export function QuickSection({ commuteDays, onAll }: QuickSectionProps) {
  const { t } = useTranslation('profile');
  const { percent, number } = useFormat();
  const rates = useHealthRates();
  const shown = useVisibleFields();
  return (
    <SectionCard title={t('quick.heading')} description={t('quick.description')}>
      <div className={grid['fields']}>
        <GrossField />
        <FederalStateField />
        <DateOfBirthField />
        <KilometersField hint={t('commute.kilometersOneWay')} />
        <TaxClassFields />
        <ChurchTaxFields />
        <ChildrenFields />
        <HealthInsuranceField />
        {shown.private && <PrivateFields />}
      </div>
      <div className={classes['assumed']}>
        <h3>{t('quick.assumed')}</h3>
        <ul>
          <li>{t('quick.insured')}</li>
          {shown.statutory && rates && (
            <li>{t('quick.additionalRate', { rate: percent(rates.averageAdditional, 2) })}</li>
          )}
          <li>{t('quick.days', { days: number(commuteDays) })}</li>
          <li>{t('quick.nothingElse')}</li>
        </ul>
        <Button variant="default" onClick={onAll}>
          {t('quick.all')}
        </Button>
      </div>
    </SectionCard>
  );
}
