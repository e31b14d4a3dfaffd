import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './later-panel.module.css';

interface LaterQuestionProps<Value extends string | boolean> {
  readonly question: string;
  readonly answers: readonly (readonly [Value, string])[];
  /** Null while the default, which is the first answer, counts. */
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** Asks in the row what the salary data do not say; the first answer is assumed and named as that. */
export function LaterQuestion<Value extends string | boolean>(props: LaterQuestionProps<Value>) {
  const { question, answers, chosen, onChoose } = props;
  const { t } = useTranslation('payslip');
  const name = useId();
  return (
    <fieldset className={classes['question']}>
      <legend>{question}</legend>
      {answers.map(([value, label], index) => {
        const isAssumed = chosen === null && index === 0;
        return (
          <label key={label}>
            <input
              type="radio"
              name={name}
              checked={isAssumed || chosen === value}
              onChange={() => onChoose(value)}
            />
            {isAssumed ? t('later.question.assumed', { answer: label }) : label}
          </label>
        );
      })}
      <small>{t('later.question.private')}</small>
    </fieldset>
  );
}
