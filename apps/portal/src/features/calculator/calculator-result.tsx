import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Result } from '@stromwandel/kernel';
import { carName } from '@stromwandel/offer';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CalculatorCarReply, PrivateLeaseReply, TaxResultReply } from '../../api/replies.ts';
import type { PricedCar } from '../../product/browser-pricing/price-in-browser.ts';
import { usePriceRefusalText } from '../../product/browser-pricing/use-price-refusal-text.ts';
import { paths } from '../../navigation/paths.ts';
import { useFormat } from '../../format/use-format.ts';
import { LawOfResult } from '../../product/law-state/law-note.tsx';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { ShareButton } from '../../product/share/share-button.tsx';
import { useRateFacts } from '../../product/payslip/use-rate-facts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PrivateLeaseComparison } from '../../rates/private-lease-comparison.tsx';
import { ownRate } from '../../rates/shown-rate.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CalculatorNext } from './calculator-next.tsx';
import classes from './calculator-result.module.css';

/** Read out when typing has stopped for so long. */
const ANNOUNCE_AFTER_MILLISECONDS = 800;

interface CalculatorResultProps {
  /** Null while an answer is wrong or missing. */
  readonly result: Result<TaxResultReply, PayrollRefusal> | null;
  readonly car: PricedCar | null;
  /** The car as the catalogue offers it; null for a car of one's own. */
  readonly offered: CalculatorCarReply | null;
  readonly privateLease: PrivateLeaseReply;
}

/** The net rate of the answers so far; stays in sight while answering. */
export function CalculatorResult({ result, car, offered, privateLease }: CalculatorResultProps) {
  const { t } = useTranslation('calculator');
  const { euro } = useFormat();
  const refusalText = usePriceRefusalText();
  const price = result?.ok ? result.value : null;
  const refusal = result === null || result.ok ? t('result.checkFields') : refusalText(result.error);
  const sentence = price ? `${t('result.label')}: ${euro(price.userPrice)}` : refusal;
  const [announced] = useDebouncedValue(sentence, ANNOUNCE_AFTER_MILLISECONDS);
  return (
    <aside className={classes['panel']} data-card aria-label={t('result.panel')}>
      <VisuallyHidden component="output" aria-live="polite">
        {announced}
      </VisuallyHidden>
      {price && car && <Price {...{ price, car, offered, privateLease }} />}
      {price === null && <Notice tone="warn">{refusal}</Notice>}
      {price !== null && price.stops.length > 0 && <Notice tone="danger">{t('result.stopped')}</Notice>}
      <p className={classes['promise']}>{t('result.promise')}</p>
    </aside>
  );
}

interface PriceProps extends Pick<CalculatorResultProps, 'offered' | 'privateLease'> {
  readonly price: TaxResultReply;
  readonly car: PricedCar;
}

/** The wording and the CO2 class are required of advertisements for new cars by the Pkw-EnVKV. */
function EnergyNote({ driveType, consumption }: CalculatorCarReply) {
  const { t } = useTranslation('calculator');
  const { fixed } = useFormat();
  const figures = { consumption: consumption === null ? '?' : fixed(consumption, 1) };
  return (
    <p className={classes['promise']}>
      {t(driveType === 'ELECTRIC' ? 'result.energy' : 'result.energyOnly', figures)}
    </p>
  );
}

function Price({ price, car, offered, privateLease }: PriceProps) {
  const { t } = useTranslation('calculator');
  const { euro } = useFormat();
  const rateFacts = useRateFacts();
  const demoPrice = offered?.demoPrice === true;
  return (
    <>
      <HeroRate
        size="order"
        label={t('result.label')}
        mark={<ProvisionalChip law={price.law} month={price.law.payrollMonth} />}
        amount={euro(price.userPrice)}
      />
      <PrivateLeaseComparison
        rate={ownRate(price.userPrice)}
        privateLease={privateLease}
        impossible={price.stops.length > 0}
        withPercent
      />
      <div className={classes['facts']}>
        <FactList
          facts={[
            ...rateFacts(price.price, price.salarySacrificeData),
            {
              label: t(demoPrice ? 'result.demoPrice' : 'result.listPrice'),
              value: euro(car.listPriceCents),
            },
            { label: t('result.takeHome'), value: euro(price.after.takeHome) },
          ]}
        />
      </div>
      <CalculatorNext vehicleId={offered?.id ?? null} />
      {offered && <EnergyNote {...offered} />}
      {offered && (
        <ShareButton path={paths.vehicle(offered.id)} title={carName(offered.brand, offered.model)} />
      )}
      <p className={classes['promise']}>
        {t('result.note')}
        {` ${t(price.salarySacrificeData.vatPassedOn ? 'result.noteVatPassedOn' : 'result.noteVat')}`}
        {demoPrice && ` ${t('result.noteDemo')}`} <LawOfResult law={price.law} />
      </p>
    </>
  );
}
