import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, Link } from 'react-router';
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
  /** What was searched for, which the addresses of the questions keep. */
  readonly search: string;
}

/** Questions of a subject with their answers; each has an address of its own. */
export function QuestionList({ questions, target, search }: QuestionListProps) {
  const { t } = useTranslation('faq');
  const kept = createSearchParams(search === '' ? {} : { q: search }).toString();
  return (
    <div className={classes['questions']}>
      {questions.map(({ id, question, answer }) => (
        <section key={id} id={id} data-target={id === target}>
          <h3>
            {question}{' '}
            <Link
              className={classes['link']}
              to={{ search: kept, hash: id }}
              aria-label={t('search.link', { question })}
            >
              <IconLink size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          </h3>
          <p>{answer}</p>
          {id === CAP_QUESTION && <AppliedCap />}
          {id === LIMITS_QUESTION && <AppliedBenefitValue />}
          <AnswerSource questionId={id} />
        </section>
      ))}
    </div>
  );
}
