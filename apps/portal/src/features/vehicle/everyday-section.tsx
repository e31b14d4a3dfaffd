import { TextInput } from '@mantine/core';
import { chargesPerWeek, kmPerWeek, motorwayRange, winterRange } from '@stromwandel/offer';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeasePackageReply } from '../../api/replies.ts';
import { parseDecimal } from '../../format/parse-decimal.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionPart } from '../../ui/section-part.tsx';
import { packageRate } from '../../rates/package-rate.ts';
import { useRateText } from '../../rates/use-rate-text.ts';
import classes from './everyday-section.module.css';

const MOST_KM = 5_000;

interface EverydaySectionProps {
  readonly rangeKm: number;
  readonly leasePackage: LeasePackageReply;
}

/** What a kilometre costs, how far the car goes in winter and on the motorway, and how often it is charged. */
export function EverydaySection({ rangeKm, leasePackage }: EverydaySectionProps) {
  const { t } = useTranslation('vehicle');
  const { fixed, unit, number } = useFormat();
  const rateText = useRateText();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const usual = kmPerWeek(leasePackage.kmPerYear);
  const own = typed === null ? usual : parseDecimal(typed, language, 'km');
  const distance = own !== null && own >= 0 && own <= MOST_KM ? own : null;
  const charges = distance === null ? null : chargesPerWeek(distance, rangeKm);
  return (
    <SectionPart title={t('everyday.title')}>
      <div className={classes['everyday']}>
        <FactList
          facts={[
            {
              label: t('everyday.perKm'),
              value: rateText.perKm(packageRate(leasePackage), leasePackage.kmPerYear),
            },
            { label: t('everyday.range'), value: unit(rangeKm, 'km') },
            { label: t('everyday.winter'), value: unit(winterRange(rangeKm), 'km') },
            { label: t('everyday.motorway'), value: unit(motorwayRange(rangeKm), 'km') },
            {
              label: t('everyday.charges'),
              value: charges === null ? '–' : t('everyday.times', { number: fixed(charges, 1) }),
            },
          ]}
        />
        <TextInput
          label={t('everyday.distance')}
          inputMode="decimal"
          autoComplete="off"
          rightSection="km"
          value={typed ?? String(usual)}
          error={distance === null && t('everyday.wrong', { max: number(MOST_KM) })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <p className={classes['note']}>{t('everyday.lead')}</p>
    </SectionPart>
  );
}
