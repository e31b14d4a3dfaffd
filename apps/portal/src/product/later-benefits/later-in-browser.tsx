import type { SalaryInfo } from '@stromwandel/api-spec';
import type { ComparedCar } from '@stromwandel/offer';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PricingTermsReply, RunningCarReply, TaxResultReply } from '../../api/replies.ts';
import { laterInBrowser, priceInBrowser, type PricedCar } from '../browser-pricing/price-in-browser.ts';
import { usePrivateLeaseOf } from '../comparison/private-lease-of.ts';
import {
  calculationAnswers,
  isInsuredTooShort,
  openQuestions,
  withAnswers,
  type PanelAnswers,
} from './later-answers.ts';
import { LaterPanel } from './later-panel.tsx';
import { LaterQuestion } from './later-question.tsx';
import { LaterRefused } from './later-refused.tsx';
import type { RowAddition } from './later-row-view.tsx';
import { usePanelAnswers } from './shared-answers.tsx';

export interface LaterInBrowserProps {
  readonly salary: SalaryInfo;
  readonly car: PricedCar;
  readonly terms: PricingTermsReply;
  readonly running?: readonly RunningCarReply[];
  /** An example has no one to ask. */
  readonly asks?: boolean;
  /** The car by these payslips, for the sum of leasing it privately. */
  readonly comparedCar: (tax: TaxResultReply) => ComparedCar;
  readonly children?: ReactNode;
}

/** The panel, computed here: what only it asks for leaves the browser with no call. */
export function LaterInBrowser(props: LaterInBrowserProps) {
  const { salary, car, terms, running = [], asks = true, comparedCar, children } = props;
  const [answers, setAnswers] = usePanelAnswers();
  const privateLeaseOf = usePrivateLeaseOf();
  const rowQuestion = useRowQuestions(salary, answers, setAnswers);
  const tax = priceInBrowser(salary, car, terms, running);
  const later = laterInBrowser(salary, car, terms, running, calculationAnswers(salary, answers));
  if (!tax.ok) return <LaterRefused refusal={tax.error} />;
  if (!later.ok) return <LaterRefused refusal={later.error} />;
  return (
    <LaterPanel
      tax={tax.value}
      isExample={!asks}
      privateLease={privateLeaseOf(comparedCar(tax.value))}
      later={withAnswers(later.value, salary, answers)}
      {...(asks && { additions: rowQuestion })}
    >
      {children}
    </LaterPanel>
  );
}

function useRowQuestions(
  salary: SalaryInfo,
  answers: PanelAnswers,
  setAnswers: (answers: PanelAnswers) => void,
): Partial<Record<'pension' | 'krankengeld' | 'arbeitslosengeld', RowAddition>> {
  const { t } = useTranslation('payslip');
  const open = openQuestions(salary);
  const tooShort = isInsuredTooShort(salary, answers);
  const hasPension = salary.pensionInsurance || salary.pensionScheme === 'VERSORGUNGSWERK';
  return {
    // Krankengeld counts one-off pay too, where there is no pension.
    [hasPension ? 'pension' : 'krankengeld']: {
      question: open.oneOff && (
        <LaterQuestion
          question={t('later.question.oneOff')}
          answers={[
            ['none', t('later.question.oneOffNone')],
            ['half', t('later.question.oneOffHalf')],
            ['whole', t('later.question.oneOffWhole')],
          ]}
          chosen={answers.oneOff}
          onChoose={(oneOff) => setAnswers({ ...answers, oneOff })}
        />
      ),
      note: open.oneOff && answers.oneOff === null ? t('later.question.oneOffAssumed') : null,
    },
    arbeitslosengeld: {
      question: (
        <>
          {open.child && (
            <LaterQuestion
              question={t('later.question.child')}
              answers={[
                [false, t('later.question.childNo')],
                [true, t('later.question.childYes')],
              ]}
              chosen={answers.child}
              onChoose={(child) => setAnswers({ ...answers, child })}
            />
          )}
          {open.insuredLong && (
            <LaterQuestion
              question={t('later.question.insured')}
              answers={[
                [true, t('later.question.insuredLong')],
                [false, t('later.question.insuredShort')],
              ]}
              chosen={answers.insuredLong}
              onChoose={(insuredLong) => setAnswers({ ...answers, insuredLong })}
            />
          )}
        </>
      ),
      note: open.child && answers.child === null && !tooShort ? t('later.question.childAssumed') : null,
      instead: tooShort ? 'arbeitslosengeld.TOO_SHORT' : null,
    },
  };
}
