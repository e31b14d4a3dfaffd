import { IconLink } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { AnswerSource } from './answer-source.tsx';
import { AppliedBenefitValue } from './applied-benefit-value.tsx';
import { AppliedCap } from './applied-cap.tsx';
import type { Question } from './find-questions.ts';
import classes from './question-list.module.css';

/** The answer about the cap ends with the one that is applied. */
const CAP_QUESTION = 'gehaltsumwandlung-2';

/** The answer about the limits ends with the reading of § 107 GewO that is applied. */
const LIMITS_QUESTION = 'gehaltsumwandlung-3';

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Id of the question that the address names. */
  readonly target: string;
}

/** Questions of a subject with their answers; each has an address of its own. */
export const QuestionList = memo(function QuestionList({ questions, target }: QuestionListProps) {
  return (
    <div className={classes['questions']}>
      {questions.map((question) => (
        <Answer key={question.id} {...question} isTarget={question.id === target} />
      ))}
    </div>
  );
});

/** A question that stays in the list while a person types on is left as it is. */
const Answer = memo(function Answer({
  id,
  question,
  answer,
  isTarget,
}: Question & { readonly isTarget: boolean }) {
  return (
    <section id={id} data-target={isTarget}>
      <h3>
        {question} <OwnAddress id={id} question={question} />
      </h3>
      <p>{answer}</p>
      {id === CAP_QUESTION && <AppliedCap />}
      {id === LIMITS_QUESTION && <AppliedBenefitValue />}
      <AnswerSource questionId={id} />
    </section>
  );
});

/** The address of a question, which keeps what is searched for. */
function OwnAddress({ id, question }: Pick<Question, 'id' | 'question'>) {
  const { t } = useTranslation('faq');
  const { search } = useLocation();
  return (
    <Link className={classes['link']} to={{ search, hash: id }} aria-label={t('search.link', { question })}>
      <IconLink size={16} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
