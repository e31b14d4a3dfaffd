import { Button } from '@mantine/core';
import { salaryInfoBody } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/offer';
import type { Cents } from '@stromwandel/kernel';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type {
  CalculatorCarReply,
  PricingTermsReply,
  PrivateLeaseReply,
  TaxResultReply,
} from '../../api/replies.ts';
import { bothOf } from '../../api/both-of.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { focusField } from '../../forms/focus-field.ts';
import { useFormNotes } from '../../forms/form-context.ts';
import { priceInBrowser } from '../../product/browser-pricing/price-in-browser.ts';
import { calculatedCar } from '../../product/comparison/calculated-car.ts';
import { usePrivateLeaseOf } from '../../product/comparison/private-lease-of.ts';
import { PrivateLeaseComparison } from '../../rates/private-lease-comparison.tsx';
import { ownRate } from '../../rates/shown-rate.ts';
import { Celebration } from '../../product/celebration/celebration.tsx';
import { LawOfResult } from '../../product/law-state/law-note.tsx';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import {
  AVERAGE_ANSWERS,
  sentSalary,
  type SalaryFormValues,
  type SalaryValues,
} from '../../product/salary-form/salary-values.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RateDock } from '../../ui/rate-dock.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './first-rate.module.css';

const ASKED = Object.keys(AVERAGE_ANSWERS) as (keyof typeof AVERAGE_ANSWERS)[]; // exactly its keys

interface FirstRateProps {
  /** Where the panel with the rate is drawn: beside the form. */
  readonly panel: HTMLElement | null;
  /** The car that the person came from, by its id; null without one. */
  readonly vehicleId: string | null;
  /** Drawn in place of the form once the answers are saved; null before. */
  readonly saved: ReactNode;
}

/** The net rate of one car while a person answers for the first time; after saving, the rate with the ways on. */
export function FirstRate(props: FirstRateProps) {
  const { t } = useTranslation('profile');
  const cars = useApiQuery('listCalculatorCars', {});
  const terms = useApiQuery('getPricingTerms', {});
  const costs = useApiQuery('getComparisonDefaults', {});
  return (
    <LoadState query={bothOf(bothOf(cars, terms), costs)} failed={t('firstRate.failed')} skeleton={null}>
      {([[offered, pricing]]) => {
        const byRate = offered.toSorted((a, b) => a.rateCents - b.rateCents);
        const car =
          offered.find(({ id }) => String(id) === props.vehicleId) ?? byRate[Math.floor(byRate.length / 2)];
        return car && <CarRate {...props} car={car} offered={byRate} terms={pricing} />;
      }}
    </LoadState>
  );
}

interface CarRateProps extends FirstRateProps {
  readonly car: CalculatorCarReply;
  /** All cars, the cheapest first. */
  readonly offered: readonly CalculatorCarReply[];
  readonly terms: PricingTermsReply;
}

function CarRate({ panel, saved, car: asked, offered, terms }: CarRateProps) {
  const { t } = useTranslation('profile');
  // All fields have a value from the start, so that what is watched is the whole form.
  const { salaryInfo } = useWatch() as SalaryFormValues;
  const privateLeaseOf = usePrivateLeaseOf();
  const rateOf = (salary: SalaryValues, car: CalculatorCarReply): OwnRate | null => {
    const answers = salaryInfoBody.safeParse(sentSalary(salary));
    const result = answers.success ? priceInBrowser(answers.data, car, terms) : null;
    if (!answers.success || !result?.ok) return null;
    const { value: price } = result;
    return { price, privateLease: privateLeaseOf(calculatedCar(price, answers.data, car, car)) };
  };
  const given = Object.fromEntries(Object.entries(salaryInfo).filter(([, value]) => value !== null));
  const answered = { ...salaryInfo, ...AVERAGE_ANSWERS, ...given };
  const ownOfAsked = rateOf(answered, asked);
  if (saved !== null) {
    // A car that the law forbids at this pay is no reason to celebrate: the dearest one that is possible is shown then.
    const isPossible = (one: CalculatorCarReply) => rateOf(answered, one)?.price.stops.length === 0;
    const other = isPossible(asked) ? undefined : offered.findLast(isPossible);
    const car = other ?? asked;
    const own = other === undefined ? ownOfAsked : rateOf(answered, other);
    const average = rateOf({ ...salaryInfo, ...AVERAGE_ANSWERS }, car)?.price.userPrice;
    return (
      <Reveal
        title={t('firstRate.own', { car: carName(car.brand, car.model) })}
        picture={<Picture vehicleId={car.id} />}
        figures={<Figures own={own} car={car} size="panel" />}
        celebrated={own?.price.stops.length === 0}
      >
        {other !== undefined && (
          <p>
            {t('firstRate.notPossible', {
              car: carName(asked.brand, asked.model),
              count: offered.filter(isPossible).length,
            })}
          </p>
        )}
        {average !== undefined && own !== null && <Estimated average={average} own={own.price.userPrice} />}
        {saved}
      </Reveal>
    );
  }
  const own = ownOfAsked;
  const name = carName(asked.brand, asked.model);
  const missing = ASKED.filter((field) => salaryInfo[field] === null);
  const approximate = missing.length > 0 ? t('firstRate.approximately') : undefined;
  return (
    <>
      {panel &&
        createPortal(
          <section data-card className={classes['panel']} aria-label={t('firstRate.title', { car: name })}>
            <h2>{t('firstRate.title', { car: name })}</h2>
            <Figures own={own} car={asked} approximate={approximate} />
            <output>{t('firstRate.missing', { count: missing.length })}</output>
            <p className={classes['note']}>{t('firstRate.stays')}</p>
          </section>,
          panel,
        )}
      {own !== null && <NextStep price={own.price} approximate={approximate} missing={missing} />}
    </>
  );
}

interface NextStepProps {
  readonly price: TaxResultReply;
  readonly approximate: string | undefined;
  /** Fields without an answer. */
  readonly missing: readonly string[];
}

/** On small screens: the rate, and the way to the next field or to saving. */
function NextStep({ price, approximate, missing }: NextStepProps) {
  const { t } = useTranslation('profile');
  const { euro } = useFormat();
  const { notes } = useFormNotes();
  const next = notes.get(`salaryInfo.${missing[0] ?? ''}`);
  return (
    <RateDock
      label={t('firstRate.labelShort')}
      mark={<ProvisionalChip law={price.law} month={price.law.payrollMonth} />}
      amount={euro(price.userPrice)}
      approximate={approximate}
    >
      {next ? (
        <Button onClick={() => focusField(next.id)}>{t('firstRate.next', { count: missing.length })}</Button>
      ) : (
        <Button type="submit">{t('firstRate.save')}</Button>
      )}
    </RateDock>
  );
}

/** The rate by a person's answers, and what it is compared with. */
interface OwnRate {
  readonly price: TaxResultReply;
  readonly privateLease: PrivateLeaseReply;
}

interface FiguresProps {
  readonly own: OwnRate | null;
  readonly car: CalculatorCarReply;
  readonly approximate?: string | undefined;
  readonly size?: 'order' | 'panel';
}

function Figures({ own, car, approximate, size = 'order' }: FiguresProps) {
  const { t } = useTranslation('profile');
  const { euro } = useFormat();
  if (own === null) return <Notice tone="warn">{t('firstRate.none')}</Notice>;
  const { price, privateLease } = own;
  return (
    <>
      <HeroRate
        size={size}
        label={t(approximate === undefined ? 'firstRate.label' : 'firstRate.labelEstimated')}
        mark={<ProvisionalChip law={price.law} month={price.law.payrollMonth} />}
        amount={euro(price.userPrice)}
        approximate={approximate}
      />
      <PrivateLeaseComparison
        rate={ownRate(price.userPrice)}
        privateLease={privateLease}
        impossible={price.stops.length > 0}
        withPercent
      />
      <p className={classes['note']}>
        {t('firstRate.note', { months: car.durationMonths })} <LawOfResult law={price.law} />
      </p>
    </>
  );
}

/** The car as its own page shows it first. */
function Picture({ vehicleId }: { readonly vehicleId: number }) {
  const { data } = useApiQuery('getVehicle', { params: { vehicleId: String(vehicleId) } });
  return (
    <div className={classes['picture']}>
      <VehicleStage size="hero" photoUrl={data?.mainPhotoUrl ?? null} alt="" paint={data?.colors[0]?.hex} />
    </div>
  );
}

interface RevealProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly figures: ReactNode;
  readonly celebrated: boolean;
  readonly children: ReactNode;
}

/** The first rate of the person's own, with the focus. */
function Reveal({ title, picture, figures, celebrated, children }: RevealProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus();
    card.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section ref={card} tabIndex={-1} data-card data-reveal className={classes['reveal']} aria-label={title}>
      {celebrated && <Celebration />}
      {picture}
      <div className={classes['words']}>
        <h2>{title}</h2>
        {figures}
        {children}
      </div>
    </section>
  );
}

/** What the rate would be for an average employee, where it differs in whole euros. */
function Estimated({ average, own }: { readonly average: Cents; readonly own: Cents }) {
  const { t } = useTranslation('profile');
  const { euro } = useFormat();
  if (euro(average) === euro(own)) return null;
  return <p>{t('firstRate.estimated', { rate: euro(average), own: euro(own) })}</p>;
}
