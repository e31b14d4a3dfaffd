import { memo, useDeferredValue, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { z } from 'zod';
import type { CalculatorCarReply, PricingTermsReply, UserInfoReply } from '../../api/replies.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { priceInBrowser } from '../../product/browser-pricing/price-in-browser.ts';
import { CommuteSection } from '../../product/salary-form/commute-section.tsx';
import { ConversionsSection } from '../../product/salary-form/conversions-section.tsx';
import { InsuranceSection } from '../../product/salary-form/insurance-section.tsx';
import { QuickSection } from '../../product/salary-form/quick-section.tsx';
import { USUAL_DAYS } from '../../product/salary-form/salary-values.ts';
import { TaxSection } from '../../product/salary-form/tax-section.tsx';
import { useHealthRates } from '../../product/salary-form/use-health-rates.ts';
import { DrawnInSteps } from '../../ui/drawn-in-steps.tsx';
import { CalculatorDock } from './calculator-dock.tsx';
import { calculatedCar } from '../../product/comparison/calculated-car.ts';
import { usePrivateLeaseOf } from '../../product/comparison/private-lease-of.ts';
import { CalculatorResult } from './calculator-result.tsx';
import { CalculatorPayslip } from './calculator-payslip.tsx';
import {
  calculatorDefaults,
  calculatorSchema,
  chosenCar,
  type CalculatorValues,
} from './calculator-values.ts';
import { CarSection } from './car-section.tsx';
import classes from './calculator-form.module.css';

/** Commute days of a month; employers may allow fewer. */
const ALL_DAYS = { min: 0, max: 31 };

interface CalculatorFormProps {
  readonly cars: readonly CalculatorCarReply[];
  readonly terms: PricingTermsReply;
  /** Id of the car chosen at first. */
  readonly startWith: number;
  /** Saved answers of the person; null for visitors and people who have saved none. */
  readonly own: UserInfoReply['salaryInfo'];
  /** Gross pay of a month that was chosen on the page before, in euros. */
  readonly grossEur: number | null;
}

interface OutcomeProps extends Pick<CalculatorFormProps, 'cars' | 'terms'> {
  readonly values: CalculatorValues;
  /** Takes the focus when the answers are sent. */
  readonly payslip: RefObject<HTMLDivElement | null>;
  /** The form. Answers change the outcome alone, not the form around them. */
  readonly children: ReactNode;
}

interface WatchedProps extends Omit<OutcomeProps, 'values'> {
  readonly control: Control<CalculatorValues, unknown, z.output<typeof calculatorSchema>>;
}

/** The outcome follows the answers when the browser has time; typing does not wait for it. */
function CalculatorOutcome({ control, ...rest }: WatchedProps) {
  // All fields have a value from the start, so that what is watched is the whole form.
  const values = useDeferredValue(useWatch({ control }) as CalculatorValues);
  return <Outcome values={values} {...rest} />;
}

const Outcome = memo(function Outcome({ cars, terms, values, payslip, children }: OutcomeProps) {
  const answers = calculatorSchema.safeParse(values);
  const car = answers.success ? chosenCar(answers.data.car, cars, terms) : null;
  const chosen =
    answers.success && answers.data.car.source === 'CATALOGUE' ? answers.data.car.vehicleId : null;
  const offered = cars.find(({ id }) => id === chosen) ?? null;
  const result = answers.success && car ? priceInBrowser(answers.data.salaryInfo, car, terms) : null;
  const privateLeaseOf = usePrivateLeaseOf();
  const privateLease =
    answers.success && car && result?.ok
      ? privateLeaseOf(calculatedCar(result.value, answers.data.salaryInfo, car, offered))
      : null;
  return (
    <DrawnInSteps>
      <div className={classes['columns']}>
        {children}
        <CalculatorResult result={result} car={car} offered={offered} privateLease={privateLease} />
      </div>
      {result?.ok && <CalculatorDock result={result.value} onShow={() => payslip.current?.focus()} />}
      <div ref={payslip} tabIndex={-1} className={classes['payslip']}>
        {result?.ok && car && answers.success && (
          <CalculatorPayslip
            result={result.value}
            privateLease={privateLease}
            salary={answers.data.salaryInfo}
            car={car}
            terms={terms}
            offered={offered}
          />
        )}
      </div>
    </DrawnInSteps>
  );
});

interface PartsProps extends Pick<CalculatorFormProps, 'cars' | 'terms' | 'own'> {
  readonly form: UseFormReturn<CalculatorValues, unknown, z.output<typeof calculatorSchema>>;
}

function CalculatorParts({ cars, terms, own, form }: PartsProps) {
  const { t } = useTranslation('calculator');
  const payslip = useRef<HTMLDivElement>(null);
  // Who has no saved answers needs eight for a first rate; the others are assumed.
  const [isQuick, setIsQuick] = useState(own === null);
  const rest = useRef<HTMLDivElement>(null);
  function showAll(): void {
    flushSync(() => setIsQuick(false));
    rest.current?.focus();
  }
  return (
    <CalculatorOutcome cars={cars} terms={terms} control={form.control} payslip={payslip}>
      <Form
        form={form}
        onSubmit={() => payslip.current?.focus()}
        className={classes['form']}
        label={t('formLabel')}
        marksDefaults={own === null}
      >
        <DrawnInSteps>
          {/* More than a phone's screen holds, so that what follows moves nothing that is seen. */}
          <>
            <CarSection cars={cars} />
            {isQuick ? (
              <QuickSection commuteDays={USUAL_DAYS} onAll={showAll} />
            ) : (
              <div ref={rest} tabIndex={-1} className={classes['rest']}>
                <TaxSection />
              </div>
            )}
          </>
          {!isQuick && (
            <>
              <InsuranceSection />
              <CommuteSection days={ALL_DAYS} />
              <ConversionsSection />
            </>
          )}
          <div>
            <SubmitButton>{t('submit')}</SubmitButton>
          </div>
        </DrawnInSteps>
      </Form>
    </CalculatorOutcome>
  );
}

// The component that makes a form renders twice at first; its parts subscribe to their fields themselves.
const Parts = memo(CalculatorParts);

/** Every figure of a payslip beside the rate it leads to. Nothing leaves the browser. */
export function CalculatorForm({ cars, terms, startWith, own, grossEur }: CalculatorFormProps) {
  const defaults = calculatorDefaults(startWith, useHealthRates(), own, grossEur);
  const form = useSchemaForm(calculatorSchema, defaults, 'onChange');
  return <Parts cars={cars} terms={terms} own={own} form={form} />;
}
