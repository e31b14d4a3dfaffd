import { Button } from '@mantine/core';
import { ApiError, inCents } from '@stromwandel/api-spec';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import type { z } from 'zod';
import type { ReplyOf, UserInfoReply } from '../../api/replies.ts';
import { FailureNotice, failureOf, type Failure } from '../../api/failure-notice.tsx';
import { useApiCall } from '../../api/api-context.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { readHash } from '../../navigation/read-hash.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { DrawnInSteps } from '../../ui/drawn-in-steps.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuickSection } from '../../product/salary-form/quick-section.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AddressFields } from '../../product/address-form/address-fields.tsx';
import { CommuteSection } from '../../product/salary-form/commute-section.tsx';
import { ConversionsSection } from '../../product/salary-form/conversions-section.tsx';
import { InsuranceSection } from '../../product/salary-form/insurance-section.tsx';
import classes from './profile-form.module.css';
import { asksAboutOrders, OrdersWouldEndDialog } from './orders-would-end-dialog.tsx';
import { NamedField } from './named-field.tsx';
import { profileSchema, profileValues, type ProfilePart } from './profile-values.ts';
import { assumedSalary, USUAL_DAYS } from '../../product/salary-form/salary-values.ts';
import { TaxSection } from '../../product/salary-form/tax-section.tsx';
import { useHealthRates } from '../../product/salary-form/use-health-rates.ts';
import { KeptEntries } from '../../product/kept-entries/kept-entries.tsx';
import { useWarningText } from './use-warning-text.ts';
import { useWayBack, WayBack } from './way-back.tsx';

// Payroll in the browser: only people without saved answers need it here.
const FirstRate = lazy(async () => ({ default: (await import('./first-rate.tsx')).FirstRate }));

type SentBody = z.output<ReturnType<typeof profileSchema>>;
type Warning = ReplyOf<'saveUserInfo'>['errors'][number];

interface ProfileFormProps {
  readonly part: ProfilePart;
  readonly info: UserInfoReply;
  readonly commuteDays: ReplyOf<'getUserInfoConfig'>;
  /** Place beside the form for the first rate. */
  readonly panel?: HTMLElement | null;
}

/** Address or salary data, each saved by itself. */
export function ProfileForm({ part, info, commuteDays, panel = null }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const call = useApiCall();
  const queries = useQueryClient();
  const toast = useToast('profile');
  const warningText = useWarningText();
  const { arrivalNumberMin, arrivalNumberMax } = commuteDays;
  const usualDays = Math.max(arrivalNumberMin, Math.min(USUAL_DAYS, arrivalNumberMax));
  const assumed = assumedSalary(useHealthRates(), usualDays);
  const [isFirst] = useState(part === 'salaryInfo' && info.salaryInfo === null);
  const [isRevealed, setIsRevealed] = useState(false);
  const namedField = readHash(useLocation().hash);
  const [isQuick, setIsQuick] = useState(isFirst && !namedField.startsWith('salaryInfo'));
  const today = useToday();
  const form = useSchemaForm(profileSchema({ ...commuteDays, today }, part), profileValues(info, assumed));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const wayBack = useWayBack();
  const [isSaved, setIsSaved] = useState(false);
  const warned = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (warnings.length > 0) warned.current?.focus();
  }, [warnings]);

  const [asked, setAsked] = useState<{ readonly body: SentBody; readonly refusal: ApiError } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [anew, setAnew] = useState<readonly number[]>([]);

  async function save(body: SentBody): Promise<void> {
    setFailure(null);
    setWarnings([]);
    setIsSaved(false);
    setAnew([]);
    const reply = await call('saveUserInfo', { body: inCents(body) }).catch((error: unknown) => {
      // At once: the dialog remembers the focus before it takes the focus.
      if (asksAboutOrders(error)) flushSync(() => setAsked({ body, refusal: error }));
      else if (!applyProblem(form, error)) setFailure(failureOf(error));
      return null;
    });
    if (reply === null) return;
    setAnew(reply.orderIds);
    const reveals = isFirst && !isSaved && reply.errors.length === 0;
    // The rate, or the way back, says so too.
    if (!reveals && wayBack === null) toast('success', t('saved'));
    for (const warning of reply.errors) toast('warning', warningText(warning));
    setWarnings(reply.errors);
    setIsSaved(true);
    setIsRevealed(reveals);
    // Every rate depends on what was saved, so all that was read is read again.
    await queries.invalidateQueries();
    await showSaved();
  }

  async function priceAnew(): Promise<void> {
    if (asked === null) return;
    setIsBusy(true);
    await save({ ...asked.body, runningOrders: 'PRICE_ANEW' });
    setIsBusy(false);
    setAsked(null);
  }

  function keepFormerData(): void {
    setAsked(null);
    form.reset();
    toast('success', t('wouldEnd.kept'));
  }

  /** Shows what the server keeps; when it cannot be read again, what was saved stays as it was typed. */
  async function showSaved(): Promise<void> {
    const kept = await call('getUserInfo', {}).catch(() => null);
    form.reset(kept === null ? form.getValues() : profileValues(kept, assumed));
  }

  return (
    <Form
      form={form}
      onSubmit={save}
      className={classes['form']}
      label={t(part === 'salaryInfo' ? 'formLabel' : 'address.heading')}
      marksDefaults={isFirst && !isSaved}
    >
      <KeptEntries form={form} name={part} username={info.addressDto.email} />
      {failure !== null && (
        <FailureNotice
          // Without a reply it is unknown whether the call or the reply was lost.
          title={t(failure instanceof ApiError ? 'saveFailed' : 'saveUnconfirmed')}
          failure={failure}
        />
      )}
      {warnings.length > 0 && (
        <div ref={warned} tabIndex={-1} className={classes['warnings']}>
          {warnings.map((warning) => (
            <Notice key={warning.code} tone="warn" title={t('savedWithNote')}>
              {warningText(warning)}
            </Notice>
          ))}
        </div>
      )}
      {isRevealed ? null : isQuick ? (
        <QuickSection commuteDays={usualDays} onAll={() => setIsQuick(false)} />
      ) : part === 'salaryInfo' ? (
        <SalarySections commuteDays={commuteDays} />
      ) : (
        <SectionCard title={t('address.heading')} description={t('address.description')}>
          <AddressFields numberIsFixed={info.employeeIdSetByEmployer} />
        </SectionCard>
      )}
      {(isQuick || part === 'addressDto') && <NamedField />}
      {anew.map((orderId) => (
        <Notice
          key={orderId}
          tone="gain"
          polite
          action={<Link to={paths.orderWorkflow(orderId)}>{t('wouldEnd.toNewOrder', { id: orderId })}</Link>}
        >
          {t('wouldEnd.pricedAnew')}
        </Notice>
      ))}
      {isSaved && !isRevealed && wayBack !== null && (
        <div ref={scrollIntoView}>
          <Notice tone="gain" polite action={<WayBack to={wayBack} />}>
            {t('savedHere')}
          </Notice>
        </div>
      )}
      {isFirst && (
        <Suspense fallback={null}>
          <FirstRate
            panel={panel}
            vehicleId={/^\/vehicle\/(\d+)/.exec(wayBack ?? '')?.[1] ?? null}
            saved={
              isRevealed ? <RevealActions wayBack={wayBack} onAnswers={() => setIsRevealed(false)} /> : null
            }
          />
        </Suspense>
      )}
      {!isRevealed && (
        <div className={classes['actions']}>
          <SubmitButton>{t(part === 'salaryInfo' ? 'saveSalary' : 'saveAddress')}</SubmitButton>
          <Button
            variant="subtle"
            onClick={() => form.reset()}
            aria-label={t(part === 'salaryInfo' ? 'discardSalary' : 'discardAddress')}
          >
            {t('discard')}
          </Button>
        </div>
      )}
      <OrdersWouldEndDialog
        refusal={asked?.refusal ?? null}
        isBusy={isBusy}
        onKeep={keepFormerData}
        onPriceAnew={() => void priceAnew()}
        onClose={() => setAsked(null)}
      />
    </Form>
  );
}

/** The way on appears above the button that was pressed, which on wide screens is at the bottom edge. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function SalarySections({ commuteDays }: Pick<ProfileFormProps, 'commuteDays'>) {
  return (
    <DrawnInSteps>
      <TaxSection />
      <InsuranceSection />
      <CommuteSection days={{ min: commuteDays.arrivalNumberMin, max: commuteDays.arrivalNumberMax }} />
      <ConversionsSection />
      <NamedField />
    </DrawnInSteps>
  );
}

interface RevealActionsProps {
  readonly wayBack: string | null;
  readonly onAnswers: () => void;
}

/** The ways on from the first rate. */
function RevealActions({ wayBack, onAnswers }: RevealActionsProps) {
  const { t } = useTranslation('profile');
  const isCar = wayBack?.startsWith('/vehicle/') === true;
  return (
    <div className={classes['actions']}>
      {isCar && (
        <Button component={Link} to={wayBack}>
          {t('back.vehicle')}
        </Button>
      )}
      <Button component={Link} to={paths.search()} variant={isCar ? 'default' : 'filled'}>
        {t('firstRate.allRates')}
      </Button>
      <Button variant="subtle" onClick={onAnswers}>
        {t('firstRate.answers')}
      </Button>
    </div>
  );
}
